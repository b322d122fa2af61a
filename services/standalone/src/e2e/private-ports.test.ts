import { networkInterfaces } from 'node:os';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CALLER_TABLE, type GuardedService } from '@argint/proto/callers';
import { createGrpcClient, createSharedMetrics } from '@argint/service-kit';
import { launchStandalone, tempDir, type Product } from '@argint/testkit';
import type { RunFile } from '../run-file.ts';
import { topology } from '../topology.ts';

const SERVICES = Object.keys(CALLER_TABLE) as GuardedService[];
const outside = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

const accepts = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
const portOf = (address = ''): number => Number(address.split(':').at(-1));

/** How long the product may take to start, in ms, also on a busy machine. */
const START_MS = 60_000;

describe('a product that listens on all addresses', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let product: Product | undefined;
  let run: RunFile;
  beforeAll(async () => {
    dir = await tempDir();
    product = await launchStandalone(dir.path, { HOST: '0.0.0.0' });
    run = JSON.parse(readFileSync(join(dir.path, 'run.json'), 'utf8')) as RunFile;
  }, START_MS);
  afterAll(async () => {
    await product?.stop('SIGKILL');
    await dir.remove();
  });

  const onlyWithAnAddress = outside === undefined ? test.skip : test;
  onlyWithAnAddress('offers the network its page, but neither metrics nor gRPC', async () => {
    const host = outside ?? '';
    expect(await accepts(host, portOf(product?.url))).toBe(true);
    expect(await accepts('127.0.0.1', portOf(run.ops))).toBe(true);
    expect(await accepts(host, portOf(run.ops))).toBe(false);
    expect(Object.keys(run.grpc).sort()).toEqual(topology.map(({ name }) => name).sort());
    for (const address of Object.values(run.grpc))
      expect([address, await accepts(host, portOf(address))]).toEqual([address, false]);
  });

  /** Calls every method of every service with an empty request. Returns `<service>.<method> <code>` of each refusal. */
  const refusals = async (caller: string, callerSecret: string): Promise<string[]> => {
    const metrics = createSharedMetrics();
    const refused: string[] = [];
    for (const service of SERVICES) {
      const { client, close } = createGrpcClient(service, {
        service: caller,
        // Every service serves `operations`, so any service's address will do.
        address: run.grpc[service] ?? run.grpc['essay'] ?? '',
        metrics,
        identity: { callerSecret },
      });
      const methods = Object.entries(client) as [string, (request: object) => Promise<unknown>][];
      await Promise.all(
        methods.map(async ([method, call]) => {
          const code = await call({}).then(
            () => 'OK',
            (error: { code: string }) => error.code,
          );
          if (code.startsWith('CALLER_')) refused.push(`${service}.${method} ${code}`);
        }),
      );
      close();
    }
    return refused.sort();
  };
  const rowsWhere = (keep: (callers: readonly string[]) => boolean, code: string): string[] =>
    SERVICES.flatMap((service) =>
      Object.entries(CALLER_TABLE[service])
        .filter(([, callers]) => keep(callers as readonly string[]))
        .map(([method]) => `${service}.${method} ${code}`),
    ).sort();

  test.each([...topology.map(({ name }) => name), 'admin', 'a-stranger'])(
    'lets the caller %s call exactly the methods that the caller table allows',
    async (caller) => {
      expect(await refusals(caller, run.callerSecret)).toEqual(
        rowsWhere((callers) => !callers.includes(caller), 'CALLER_FORBIDDEN'),
      );
    },
  );

  test('refuses every call that is signed with another secret', async () => {
    const forged = Buffer.alloc(32, 1).toString('base64');
    expect(await refusals('api-gateway', forged)).toEqual(rowsWhere(() => true, 'CALLER_UNKNOWN'));
  });
});

test('the caller table allows only callers that declare the service in `calls`', () => {
  // Every process serves operations, so nobody can declare it.
  const undeclared = SERVICES.filter((service) => service !== 'operations').flatMap((service) =>
    [...new Set(Object.values(CALLER_TABLE[service]).flat())]
      .filter((caller) => caller !== 'admin')
      .filter((caller) => !topology.find(({ name }) => name === caller)?.calls?.includes(service))
      .map((caller) => `${caller} -> ${service}`),
  );
  expect(undeclared).toEqual([]);
});
