#!/bin/sh
# Chromium for the tests in the browser: that of the path, else Playwright's own, else the one of
# the distribution. The argument is the Python that has Playwright.
set -eu
python=${1:-python3}

is_on_path() {
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" >/dev/null && return
    done
    return 1
}

starts() {
    "$python" - >/dev/null 2>&1 <<'END'
from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    playwright.chromium.launch().close()
END
}

if is_on_path || starts; then
    exit 0
fi
echo "Installing Chromium for the tests in the browser ..."
if timeout 600 "$python" -m playwright install chromium >/dev/null 2>&1 && starts; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    if apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null; then
        exit 0
    fi
fi
echo "Chromium is not here and could not be installed: the client is not tested in a browser." >&2
