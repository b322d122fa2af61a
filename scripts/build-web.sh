#!/bin/sh
# Builds web/dist if a source is newer than the last build. Run it from the root of the checkout.
set -eu

stamp=node_modules/.cache/argint/web-built
sources="web/src web/public web/index.html web/*.ts web/package.json package-lock.json
  packages/contracts/src packages/text-analysis/src packages/critique-engine/src"
changed() {
  # shellcheck disable=SC2086
  find $sources -newer "$stamp" | head -n 1
}

if [ -f web/dist/index.html ] && [ -f "$stamp" ] && [ -z "$(changed)" ]; then
  exit 0
fi
echo "Building the page …"
mkdir -p "$(dirname "$stamp")"
# The stamp is dated before the build, so that changes made during the build are built next time.
touch "$stamp.next"
log=$(mktemp)
if ! (cd web && sh ../scripts/run-node.sh ../node_modules/vite/bin/vite.js build) >"$log" 2>&1; then
  cat "$log" >&2
  rm "$log"
  exit 1
fi
rm "$log"
mv "$stamp.next" "$stamp"
