"""A PostgreSQL of our own: in a folder of its own, reached only through a socket in it."""

from __future__ import annotations

import asyncio
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from glob import glob
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin")
USER = "postgres"


def find_programs() -> Path | None:
    """Where `initdb` and `pg_ctl` are."""
    on_path = shutil.which("initdb")
    places = [Path(found) for place in PLACES for found in sorted(glob(place), reverse=True)]
    if on_path:
        places.insert(0, Path(on_path).parent)
    return next((place for place in places if (place / "pg_ctl").exists()), None)


class PostgreSQL:
    """A cluster that is stopped and forgotten at the end."""

    def __init__(self, programs: Path, *, durable: bool = False) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="orrery-pg-"))
        if os.getuid() == 0:  # the server refuses to be root's
            owner = pwd.getpwnam(USER)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self.data = self.folder / "data"
        self._run("initdb", "-D", self.data, "-U", USER, "-A", "trust", "-N")
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder}"
        if not durable:
            # That is the database's business; in tests it only has to be quick.
            options += " -c fsync=off"
        log = self.folder / "log"
        self._run("pg_ctl", "-D", self.data, "-o", options, "-l", log, "-w", "start")
        self._numbers = itertools.count(1)

    def _run(self, program: str, *args: str | Path) -> None:
        command = [str(self.programs / program), *map(str, args)]
        if os.getuid() == 0:
            command = ["runuser", "-u", USER, "--", *command]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder)
        assert done.returncode == 0, done.stdout + done.stderr

    def new_database(self) -> str:
        """The URL of an empty one."""
        name = f"orrery_{next(self._numbers)}"
        asyncio.run(self._create(name))
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    async def _create(self, name: str) -> None:
        engine = create_async_engine(
            f"postgresql+asyncpg://{USER}@/{USER}?host={self.folder}", isolation_level="AUTOCOMMIT"
        )
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self.data, "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
