"""`python bench/several.py`: one, two and three servers on one PostgreSQL and one Redis of our
own, with the crowd of `orrery bench server`, whose people come to all of them in turn.

`--quick` measures no highest rate. PostgreSQL and Redis (or Valkey) are needed as the tests of
several servers need them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

sys.path.append(str(Path(__file__).parents[1]))

from orrery.cli.bench.crowd import OwnCrowd
from orrery.cli.bench.house import ORRERY, UNLIMITED, WORKERS
from orrery.cli.bench.load import LoadEffort, measure_load
from orrery.cli.bench.process import Process, beside_servers, free_port
from tests.server.postgresql import PostgreSQL, find_programs
from tests.server.redis_server import RedisServer, find_redis

EFFORT = LoadEffort(tables=60, before=5, seconds=15.0, search=5.0)
QUICK = LoadEffort(tables=60, before=1, seconds=10.0, search=0.0)


class Servers(Process):
    """Several processes with theirs, measured as one."""

    def __init__(self, all_of_them: list[Process]) -> None:
        self.all = all_of_them

    def memory(self) -> int:
        return sum(one.memory() for one in self.all)

    def cpu(self) -> float:
        return sum(one.cpu() for one in self.all)


@contextmanager
def serving(count: int, database: str, redis: str) -> Iterator[tuple[Servers, list[int]]]:
    running, ports = [], []
    try:
        for _ in range(count):
            port = free_port()
            command = [str(ORRERY), "serve", "--port", str(port)]
            command += ["--database", database, "--redis", redis]
            running.append(Process(command, {**UNLIMITED, **WORKERS}, Path.cwd(), port))
            ports.append(port)
        yield Servers(running), ports
    finally:
        for one in running:
            one.stop()


def main() -> None:
    programs, redis_program = find_programs(), find_redis()
    if programs is None or redis_program is None:
        sys.exit("PostgreSQL and Redis are needed: make postgresql redis")
    with ExitStack() as stack:
        stack.enter_context(beside_servers())
        cluster, redis = PostgreSQL(programs, durable=True), RedisServer(redis_program)
        stack.callback(cluster.stop)
        stack.callback(redis.stop)
        for count in (1, 2, 3):
            with serving(count, cluster.new_database(), redis.url) as (servers, ports):
                crowd = OwnCrowd(*ports)
                effort = QUICK if "--quick" in sys.argv else EFFORT
                told = measure_load(servers, crowd, effort, lambda: None)
                crowd.close()
            print(msgspec.json.encode({"servers": count, **told}).decode(), flush=True)


if __name__ == "__main__":
    main()
