import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { launch, tempDir, TEST_CALLER_SECRET } from '@argint/testkit';
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
  test.each([
    ['KAFKA_BROKERS', 'kafka:9092', 'this build has no Kafka adapter'],
    ['MONGO_URL', 'mongodb://mongo', 'this build has no MongoDB adapter'],
  ])('%s is refused, not ignored', async (name, value, message) => {
    await expect(runServices([], { env: { ...env(), [name]: value } })).rejects.toThrow(
      `${name} is set, but ${message}. Unset it to use the embedded`,
    );
  });

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
