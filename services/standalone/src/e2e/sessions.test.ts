import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createGrpcClient, createSharedMetrics } from '@argint/service-kit';
import {
  call,
  launchSeven,
  launchStandalone,
  openSocket,
  registerUser,
  signIn,
  tempDir,
  type Product,
  type TestUser,
} from '@argint/testkit';
import type { RunFile } from '../run-file.ts';
import type { SessionBody } from '@argint/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

jest.setTimeout(180_000);

/** Every gateway and socket obeys a revocation within this time, in ms (architecture, Services). */
const REVOKED_WITHIN_MS = 5_000;

const kidOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string })
    .kid;

/** Tries a token: returns the gateway's status and the socket's `connected` or error message. */
const tryToken = async (url: string, token: string): Promise<[number, string]> => {
  const { status } = await call(url, '/api/check-access', { token });
  const socket = openSocket(url, token);
  const outcome = await new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
  });
  socket.disconnect();
  return [status, outcome];
};
const ACCEPTED = [200, 'connected'];

const refresh = async (url: string, { session }: TestUser): Promise<SessionBody> => {
  const { refreshToken } = session;
  return (await call<SessionBody>(url, '/api/auth/refresh', { body: { refreshToken } })).body;
};

let dir: Awaited<ReturnType<typeof tempDir>>;
let product: Product | undefined;
beforeEach(async () => {
  dir = await tempDir();
  product = undefined;
});
afterEach(async () => {
  await product?.stop('SIGKILL');
  await dir.remove();
});

/** Makes the same call to the running product as `npm run admin -- rotate-keys`. */
const rotateKeys = async (): Promise<{ kid: string; retiredKid: string }> => {
  const { grpc, callerSecret } = JSON.parse(
    readFileSync(join(dir.path, 'run.json'), 'utf8'),
  ) as RunFile;
  const { client, close } = createGrpcClient('auth', {
    service: 'admin',
    address: grpc['auth'] ?? '',
    metrics: createSharedMetrics(),
    identity: { callerSecret },
  });
  return client.rotateKeys({}).finally(close);
};

describe('rotating the signing key', () => {
  test('rotating the key signs nobody out: old and new tokens are accepted everywhere, before and after a restart', async () => {
    product = await launchStandalone(dir.path);
    const user = await registerUser(product.url, 'thandi');
    const { kid, retiredKid } = await rotateKeys();
    expect(kidOf(user.token)).toBe(retiredKid);
    expect(await tryToken(product.url, user.token)).toEqual(ACCEPTED);

    const renewed = await refresh(product.url, user);
    expect(kidOf(renewed.token)).toBe(kid);
    expect(await tryToken(product.url, renewed.token)).toEqual(ACCEPTED);

    await product.stop('SIGKILL');
    product = await launchStandalone(dir.path);
    for (const token of [user.token, renewed.token])
      expect(await tryToken(product.url, token)).toEqual(ACCEPTED);
    expect(kidOf((await signIn(product.url, user)).token)).toBe(kid);
  });

  test.each(['before', 'after'])(
    'a rotation that dies %s the write keeps every token valid and can be repeated',
    async (side) => {
      product = await launchStandalone(dir.path, { FAILPOINT: `auth:keyRings.update#1:${side}` });
      const user = await registerUser(product.url, 'thandi');
      await expect(rotateKeys()).rejects.toThrow();
      await product.processes.get('standalone')?.exited;

      product = await launchStandalone(dir.path);
      expect(await tryToken(product.url, user.token)).toEqual(ACCEPTED);
      const isRotated = kidOf((await refresh(product.url, user)).token) !== kidOf(user.token);
      expect(isRotated).toBe(side === 'after');
      if (!isRotated) expect((await rotateKeys()).retiredKid).toBe(kidOf(user.token));
      const again = await signIn(product.url, user);
      expect(kidOf(again.token)).not.toBe(kidOf(user.token));
      for (const { token } of [user, again])
        expect(await tryToken(product.url, token)).toEqual(ACCEPTED);
    },
  );
});

describe('signing out', () => {
  test.each([1, 2])(
    'signing out ends the session at every gateway and socket within five seconds, with %d replicas of each service',
    async (replicas) => {
      product = await launchSeven(dir.path, { replicas });
      const { url, urls } = product;
      const leaves = await registerUser(url, 'leaves');
      const stays = await signIn(url, leaves);
      const closed = await Promise.all(
        urls.map(async (at) => {
          const socket = openSocket(at, leaves.token);
          await new Promise<void>((resolve) => socket.once('connect', resolve));
          return { reason: new Promise<string>((resolve) => socket.once('disconnect', resolve)) };
        }),
      );

      const { refreshToken } = leaves.session;
      expect((await call(url, '/api/auth/logout', { body: { refreshToken } })).status).toBe(200);
      const begun = performance.now();
      for (const at of urls) {
        let [status, socket] = await tryToken(at, leaves.token);
        while (status === 200 || socket === 'connected') {
          expect(performance.now() - begun).toBeLessThan(REVOKED_WITHIN_MS);
          [status, socket] = await tryToken(at, leaves.token);
        }
        expect([status, socket]).toEqual([401, 'Invalid or expired token']);
      }
      for (const { reason } of closed) expect(await reason).toBe('io server disconnect');
      expect(performance.now() - begun).toBeLessThan(REVOKED_WITHIN_MS);
      for (const at of urls) expect(await tryToken(at, stays.token)).toEqual(ACCEPTED);
    },
  );
});
