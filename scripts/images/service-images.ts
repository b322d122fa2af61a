import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A built image of one service. */
export interface ServiceImage {
  service: string;
  /** The tag is the start of the image's id, so an unchanged image keeps its name: `…/essay:9a1c0f3b2d4e`. */
  name: string;
  bytes: number;
  seconds: number;
}

/** Every service that has an image. */
export const imageServices = (): string[] =>
  readdirSync(join(root, 'services')).filter((name) => name !== 'standalone');

const docker = (...args: string[]): string => {
  const { status, stdout, stderr, error } = spawnSync('docker', args, {
    cwd: root,
    encoding: 'utf8',
  });
  if (error || status !== 0)
    throw new Error(
      `docker ${args[0]} failed. Is a Docker engine with BuildKit running?\n${stderr || error?.message}`,
    );
  return stdout.trim();
};

const revision = (): string => {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return stdout?.trim() || 'unknown';
};

/**
 * Builds the image of one service and tags it with `tag` as well as with its own id.
 * @throws Error with Docker's message
 */
export const buildServiceImage = (
  service: string,
  { repository, tag }: { repository: string; tag: string },
): ServiceImage => {
  const start = performance.now();
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const tagged = `${repository}/${service}:${tag}`;
  docker(
    ...['build', '--quiet', '--file', 'deploy/Dockerfile', '--tag', tagged],
    ...['--build-arg', `SERVICE=${service}`, '--build-arg', `VERSION=${version}`],
    ...['--build-arg', `REVISION=${revision()}`, '.'],
  );
  const [id = '', size] = docker('image', 'inspect', '--format', '{{.Id}} {{.Size}}', tagged).split(
    ' ',
  );
  const name = `${repository}/${service}:${id.replace('sha256:', '').slice(0, 12)}`;
  docker('tag', tagged, name);
  return { service, name, bytes: Number(size), seconds: (performance.now() - start) / 1000 };
};
