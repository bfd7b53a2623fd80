/** Lessons: real positions with small goals, reached in whatever legal way. */

import type { GameBox } from "../shell/gamebox";
import type { GameEvent, Language, Look, SeatCard, TableCard } from "../shell/protocol";

export interface LessonStep {
  say: Record<Language, string>;
  /** Of the screen, as in the guide. */
  regions: string[];
  goal: { event: string; where: Record<string, string | number> };
}

/** `GET /api/games/{game}/lessons`. */
export interface Lesson {
  id: string;
  title: Record<Language, string>;
  end: Record<Language, string>;
  seats: number;
  seat: number;
  steps: LessonStep[];
}

/** How many goals were reached: by what has happened since the lesson began, in their order. */
export function reached({ steps, seat }: Lesson, look: Look, began: number): number {
  let done = 0;
  for (const { event } of look.log.slice(began)) {
    const step = steps[done];
    if (step && meets(event, step, seat)) done += 1;
  }
  return done;
}

function meets(event: GameEvent, { goal }: LessonStep, seat: number): boolean {
  const wanted = { seat, ...goal.where };
  return (
    event.is === goal.event &&
    Object.entries(wanted).every(([field, value]) => event[field] === value)
  );
}

const DONE = "lessons";

export function learnt(): string[] {
  return localStorage.getItem(DONE)?.split(" ") ?? [];
}

export function noteLearnt(game: string, lesson: string): void {
  const known = new Set([...learnt(), `${game}/${lesson}`]);
  localStorage.setItem(DONE, [...known].filter(Boolean).join(" "));
}

/** The table of a lesson: nobody else sits there, and nothing is kept. */
export function lessonTable(lesson: Lesson, box: GameBox, name: string): TableCard {
  const seats: SeatCard[] = Array.from({ length: lesson.seats }, (_, seat) => ({
    seat,
    name: seat === lesson.seat ? name : "",
    bot: seat === lesson.seat ? "" : "random",
    free: false,
    colour: seat,
  }));
  return {
    id: lesson.id,
    name: "",
    public: false,
    game: box.id,
    rules: 0,
    content: "",
    options: {},
    status: "playing",
    problem: "",
    created: 0,
    changed: 0,
    seats,
    to_act: [],
    totals: [],
    ranks: [],
    rematch: null,
  };
}
