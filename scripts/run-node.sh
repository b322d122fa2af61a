#!/bin/sh
# Runs Node 24 with the given arguments. It takes the Node among the dependencies, or the machine's own if that
# is 24.7 or newer (the first with argon2).
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
