import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./shell/router.svelte";
import { settings } from "./shell/settings.svelte";
import { addIcons } from "./shell/sprite";
import { visitor } from "./shell/visitor.svelte";
import { tongue } from "./shell/words.svelte";
import sprite from "./sprite.svg?raw";

const query = new URLSearchParams(location.search);
settings.load(query);
addIcons(sprite);

async function begin(): Promise<void> {
  router.start();
  await Promise.all([tongue.speak(tongue.wanted(query)), visitor.load().catch(() => {})]);
  const target = document.getElementById("orrery");
  if (target) mount(App, { target });
}

void begin();
