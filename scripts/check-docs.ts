import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { EVENT_SCHEMAS } from '@argint/contracts';
import { docsFaults } from './docs-faults.ts';
import { root } from './generated-files.ts';

const folders = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const services = folders('services').filter((name) => name !== 'standalone');
const shipped = (service: string): string[] =>
  globSync(`services/${service}/src/**/*.ts`, { cwd: root }).filter(
    (path) => !/\.test\.ts$|\/(testing|e2e)\//.test(path),
  );
/** Topics that service-kit consumes on behalf of a service, by the function the service calls. */
const CONSUMED_BY_THE_KIT = { createRevocationList: 'auth.sessions.revoked' };
const topicsNamedBy = (service: string): string[] => {
  const sources = shipped(service).map(read).join('\n');
  const named = Object.keys(EVENT_SCHEMAS).filter((topic) => sources.includes(`'${topic}'`));
  const byKit = Object.entries(CONSUMED_BY_THE_KIT)
    .filter(([call]) => sources.includes(`${call}(`))
    .map(([, topic]) => topic);
  return [...new Set([...named, ...byKit])];
};

/** Folders that programs make and git does not keep. */
const MADE_LATER = /^(web\/dist|scripts\/benchmarks\/results)(\/|$)/;

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];
const faults = docsFaults({
  documents: Object.fromEntries(documents.map((path) => [path, read(path)])),
  services,
  packages: folders('packages'),
  topics: Object.fromEntries(services.map((service) => [service, topicsNamedBy(service)])),
  exists: (path) => MADE_LATER.test(path) || existsSync(join(root, normalize(path))),
});
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
