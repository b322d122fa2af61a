#!/bin/sh
# Installs the dependencies where they are missing or older than package-lock.json. Run from the
# root of the checkout.
set -eu

if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
  echo "This needs Node 20.19 or newer with npm: see https://nodejs.org" >&2
  exit 1
fi
if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number);
  process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; then
  echo "This needs Node 20.19 or newer; found $(node --version)." >&2
  exit 1
fi

# npm writes this file last, so a broken installation is begun anew.
stamp=node_modules/.package-lock.json
if [ ! -f "$stamp" ] || [ -n "$(find package-lock.json -newer "$stamp")" ]; then
  echo "Installing dependencies (first time: a minute or two) …"
  npm ci --no-audit --no-fund --loglevel=error
fi
