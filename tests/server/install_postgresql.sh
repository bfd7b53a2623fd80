#!/bin/sh
# PostgreSQL for the tests of storage: found, or installed by its Debian package, or done without.
set -eu

find_initdb() {
    command -v initdb && return
    for found in /usr/lib/postgresql/*/bin/initdb /usr/local/pgsql/bin/initdb; do
        [ -x "$found" ] && echo "$found" && return
    done
    return 1
}

if find_initdb >/dev/null; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing PostgreSQL for the tests of storage ..."
    export DEBIAN_FRONTEND=noninteractive
    if apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql >/dev/null; then
        exit 0
    fi
fi
echo "PostgreSQL is not here and could not be installed: storage is tested on SQLite only." >&2
