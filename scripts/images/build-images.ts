import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// Builds the images of all services, or of those named, and prints their sizes.
//   node scripts/images/build-images.ts --tag dev [--repository registry.example/argument-intelligence] [essay …]

const root = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  options: {
    tag: { type: 'string', default: 'dev' },
    repository: { type: 'string', default: 'argument-intelligence' },
  },
  allowPositionals: true,
});

const docker = (args: string[]): string => {
  const { status, stdout, stderr, error } = spawnSync('docker', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  if (error || status !== 0) {
    console.error(stderr || error?.message);
    console.error(
      `docker ${args.slice(0, 2).join(' ')} failed. Is a Docker engine with BuildKit running?`,
    );
    process.exit(1);
  }
  return stdout;
};

const all = readdirSync(join(root, 'services')).filter((name) => name !== 'standalone');
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no service ${unknown.join(', ')}; there are: ${all.join(', ')}`);
  process.exit(1);
}
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};
const { stdout: revision } = spawnSync('git', ['rev-parse', 'HEAD'], {
  cwd: root,
  encoding: 'utf8',
});

for (const service of positionals.length > 0 ? positionals : all) {
  const image = `${values.repository}/${service}:${values.tag}`;
  const start = performance.now();
  docker([
    ...['build', '--quiet', '--file', 'deploy/Dockerfile', '--tag', image],
    ...['--build-arg', `SERVICE=${service}`, '--build-arg', `VERSION=${version}`],
    ...['--build-arg', `REVISION=${revision.trim() || 'unknown'}`, '.'],
  ]);
  const bytes = Number(docker(['image', 'inspect', '--format', '{{.Size}}', image]));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${image}  ${Math.round(bytes / 1e6)} MB  ${seconds} s`);
}
