import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { StoreAwayError } from '@argint/aggregate-store';
import { freePort, launch, tempDir, testEnvironment } from '@argint/testkit';
import { createTopics, kafkaConnection, openStore } from './adapters.ts';
import { commonConfig, parseConfig } from './config.ts';
import { runServices } from './run-services.ts';
import { createAuthority } from './testing/certificates.ts';

const program = fileURLToPath(new URL('testing/loaded-modules-process.ts', import.meta.url));

let dir: Awaited<ReturnType<typeof tempDir>>;
const env = () => testEnvironment(dir.path);
beforeEach(async () => {
  dir = await tempDir();
});
afterEach(() => dir.remove());

describe('the choice of adapters', () => {
  test('KAFKA_BROKERS must be host:port', async () => {
    const withKafka = { ...env(), KAFKA_BROKERS: 'https://kafka' };
    await expect(runServices([], { env: withKafka })).rejects.toThrow(
      'KAFKA_BROKERS: must be host:port, comma-separated',
    );
  });

  test('a way to sign in to Kafka without user name and password is refused', async () => {
    const KAFKA_BROKERS = `127.0.0.1:${await freePort()}`;
    const withKafka = { ...env(), KAFKA_BROKERS, KAFKA_SASL_MECHANISM: 'plain' };
    await expect(runServices([], { env: withKafka })).rejects.toThrow(
      'KAFKA_SASL_MECHANISM needs KAFKA_SASL_USERNAME and KAFKA_SASL_PASSWORD',
    );
  });

  test('the Kafka settings become a connection, with the password from a file', () => {
    const file = join(dir.path, 'password');
    writeFileSync(file, 'secret\n');
    const config = parseConfig(commonConfig, {
      ...env(),
      KAFKA_BROKERS: 'a:9092,b:9092',
      KAFKA_SSL: 'true',
      KAFKA_SASL_MECHANISM: 'scram-sha-512',
      KAFKA_SASL_USERNAME: 'essay',
      KAFKA_SASL_PASSWORD_FILE: file,
    });
    expect(kafkaConnection(config, 'essay')).toEqual({
      clientId: 'essay',
      brokers: ['a:9092', 'b:9092'],
      ssl: {},
      sasl: { mechanism: 'scram-sha-512', username: 'essay', password: 'secret' },
    });
    expect(kafkaConnection(parseConfig(commonConfig, env()), 'essay')).toBeNull();
  });

  test('topics are not made without KAFKA_BROKERS', async () => {
    await expect(createTopics(parseConfig(commonConfig, env()))).rejects.toThrow(
      'KAFKA_BROKERS is required for --create-topics.',
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

  test('a MongoDB that cannot be reached is named without the password', async () => {
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
    return ['/aggregate-store-sqlite/', '/event-bus-embedded/', '/kafkajs/', '/mongoose/'].filter(
      (part) => paths.some((path) => path.includes(part)),
    );
  };

  test('a service without a store loads neither a store adapter nor mongoose, and without KAFKA_BROKERS no kafkajs', async () => {
    expect(await loadedBy('none')).toEqual(['/event-bus-embedded/']);
  });

  test('a service with a store loads the SQLite adapter', async () => {
    expect(await loadedBy('store')).toContain('/aggregate-store-sqlite/');
  });
});

test('MONGO_TLS_CA is the authority that MongoDB is known by', async () => {
  const { cert, key, ca } = await (await createAuthority('ours')).issue('localhost');
  let shakes = 0;
  const server = createServer({ cert, key }, (socket) => {
    shakes += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const MONGO_URL = `mongodb://localhost:${port}/?tls=true&directConnection=true`;
  const open = (MONGO_TLS_CA?: string) =>
    openStore('essay', { DATA_DIR: '', MONGO_URL, MONGO_TLS_CA }, () => new Date());
  const unknown = await open().catch((error: unknown) => error as Error);
  expect(unknown).toMatchObject({ message: expect.stringContaining('unable to verify') });
  expect(unknown).not.toBeInstanceOf(StoreAwayError);
  expect(shakes).toBe(0);
  await expect(open(ca)).rejects.toThrow('MongoDB cannot be used');
  expect(shakes).toBeGreaterThan(0);
  server.close();
});
