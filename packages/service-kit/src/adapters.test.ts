import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { freePort, launch, tempDir, TEST_CALLER_SECRET } from '@argint/testkit';
import { openStore } from './adapters.ts';
import { runServices } from './run-services.ts';

const program = fileURLToPath(new URL('testing/loaded-modules-process.ts', import.meta.url));

let dir: Awaited<ReturnType<typeof tempDir>>;
const env = () => ({
  DATA_DIR: dir.path,
  METRICS_PORT: '0',
  LOG_LEVEL: 'silent',
  CALLER_SECRET: TEST_CALLER_SECRET,
});
beforeEach(async () => {
  dir = await tempDir();
});
afterEach(() => dir.remove());

describe('the choice of adapters', () => {
  test('KAFKA_BROKERS is refused, not ignored', async () => {
    const withKafka = { ...env(), KAFKA_BROKERS: 'kafka:9092' };
    await expect(runServices([], { env: withKafka })).rejects.toThrow(
      'KAFKA_BROKERS is set, but this build has no Kafka adapter. Unset it to use the embedded',
    );
  });

  test('MONGO_URL, or the file that MONGO_URL_FILE names, must hold a connection string', async () => {
    const file = join(dir.path, 'mongo-url');
    writeFileSync(file, 'https://user:secret@mongo\n');
    const failure = runServices([], { env: { ...env(), MONGO_URL_FILE: file } });
    await expect(failure).rejects.toThrow(
      /MONGO_URL: must start with mongodb:\/\/ or mongodb\+srv:\/\/$/,
    );
  });

  test('a service whose MongoDB cannot be reached does not start, and says so without the password', async () => {
    const port = await freePort();
    const MONGO_URL = `mongodb://user:secret@127.0.0.1:${port}/`;
    const opening = openStore('svc', { DATA_DIR: dir.path, MONGO_URL }, () => new Date());
    const error = await opening.catch((e: unknown) => e as Error);
    expect(error).toMatchObject({
      code: 'UNAVAILABLE',
      message: `MongoDB cannot be used: connect ECONNREFUSED 127.0.0.1:${port}.`,
    });
    expect(JSON.stringify(error) + (error as Error).stack).not.toContain('secret');
  }, 30_000);

  /** Which of the heavy packages a process has loaded. */
  const loadedBy = async (kind: string): Promise<string[]> => {
    const { ready, exited } = await launch(program, { env: env(), args: [kind], ready: /^\[/ });
    expect(await exited).toBe(0);
    const paths = JSON.parse(ready) as string[];
    return ['/aggregate-store-sqlite/', '/event-bus-embedded/', '/mongoose/'].filter((part) =>
      paths.some((path) => path.includes(part)),
    );
  };

  test('a service without a store loads neither a store adapter nor mongoose', async () => {
    expect(await loadedBy('none')).toEqual(['/event-bus-embedded/']);
  });

  test('a service with a store loads the SQLite adapter', async () => {
    expect(await loadedBy('store')).toContain('/aggregate-store-sqlite/');
  });
});
