import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatted } from './formatted.ts';
import { isServiceName, serviceNames } from './service-names.ts';
import { registerService, serviceFiles } from './service-scaffold.ts';

const name = process.argv[2];
if (!name) {
  console.error('Usage: npm run new-service -- citation-finder');
  process.exit(2);
}
if (!isServiceName(name)) {
  console.error(`'${name}' is not kebab-case, like citation-finder`);
  process.exit(2);
}
const names = serviceNames(name);
const root = join(import.meta.dirname, '..');
if (existsSync(join(root, 'services', name))) {
  console.error(`services/${name} exists already`);
  process.exit(1);
}

const files = {
  ...serviceFiles(names),
  ...registerService((path) => readFileSync(join(root, path), 'utf8'), names),
};
for (const [path, text] of Object.entries(files)) {
  const target = join(root, path);
  await mkdir(dirname(target), { recursive: true });
  const ours = /\.(ts|json)$/.test(path);
  await writeFile(target, ours ? await formatted(target, text) : text);
}
execFileSync(process.execPath, [join(root, 'scripts/generate.ts')], { stdio: 'inherit' });

console.log(`services/${name} is written, its proto and its group of events registered. What is left:
  npm install && npm run lock          links the workspace
  services/${name}/src/index.ts   say what the service owns
  proto/callers.ts                     say who may call it
  services/standalone                  add it to topology.ts and package.json
  charts/argument-intelligence         add it to values.yaml and values.schema.json
  docs/architecture.md                 add its row
  npm run generate                     writes its settings into the table
  make check && make test`);
