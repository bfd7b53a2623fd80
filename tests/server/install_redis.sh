#!/bin/sh
# Redis or Valkey for the tests of several servers: found, or installed by its Debian package, or
# done without.
set -eu

if command -v redis-server >/dev/null || command -v valkey-server >/dev/null; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Redis for the tests of several servers ..."
    export DEBIAN_FRONTEND=noninteractive
    if apt-get update -qq && apt-get install -y -qq --no-install-recommends redis-server >/dev/null; then
        exit 0
    fi
fi
echo "Redis is not here and could not be installed: several servers are not tested." >&2
