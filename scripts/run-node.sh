#!/bin/sh
# Runs Node 24 with the arguments given: the one among the dependencies, else the machine's own
# where it is new enough (24.7 brought argon2).
root=$(dirname "$0")/..
own=$root/node_modules/.bin/node
if [ -x "$own" ] && "$own" --version >/dev/null 2>&1; then
  PATH=$root/node_modules/.bin:$PATH exec "$own" "$@"
fi
if node -e 'const [a, b] = process.versions.node.split(".").map(Number);
  process.exit(a > 24 || (a === 24 && b >= 7) ? 0 : 1)' 2>/dev/null; then
  exec node "$@"
fi
echo "No Node for this platform came with the dependencies: install Node 24.7 or newer." >&2
exit 1
