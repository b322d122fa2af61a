#!/bin/sh
# Installs the dependencies if they are missing or older than package-lock.json. Run it from the root of the
# checkout. `install.sh start` installs what the product and the build of its page need; `install.sh` also
# installs what tests, checks and benchmarks need.
set -eu

wanted=${1:-all}

if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
  echo "This needs Node 20.19 or newer with npm: see https://nodejs.org" >&2
  exit 1
fi
if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number);
  process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; then
  echo "This needs Node 20.19 or newer; found $(node --version)." >&2
  exit 1
fi

# Written last, so that an installation that broke off is done again. It names what was installed.
stamp=node_modules/.installed
is_current() {
  [ -f "$stamp" ] && [ -z "$(find package-lock.json -newer "$stamp")" ]
}
if is_current && { [ "$(cat "$stamp")" = all ] || [ "$(cat "$stamp")" = "$wanted" ]; }; then
  exit 0
fi

if [ "$wanted" = start ]; then
  echo "Installing dependencies (first time: up to a minute) …"
  npm ci --omit=dev --no-audit --no-fund --loglevel=error
else
  echo "Installing dependencies (first time: a minute or two) …"
  npm ci --no-audit --no-fund --loglevel=error
fi
if [ "$wanted" = start ]; then
  # Half of what came is never read: other builds of the same code, types, sources.
  sh scripts/run-node.sh scripts/images/trim-modules.ts node_modules
else
  # The C headers of the Node package (67 MB) serve to compile add-ons, and nothing here is compiled.
  rm -rf node_modules/node-linux-*/include
fi
echo "$wanted" >"$stamp"
