import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createGrpcClient, createSharedMetrics } from '@argint/service-kit';
import {
  call,
  freePort,
  launchSeven,
  launchStandalone,
  openSocket,
  registerUser,
  signIn,
  tempDir,
  type Product,
  type TestUser,
} from '@argint/testkit';
import type { SessionBody } from '@argint/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

jest.setTimeout(180_000);

/** A revocation is obeyed everywhere within this time (architecture, Services). */
const OBEYED_MS = 5_000;

const kidOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string })
    .kid;

/** What the gateway and the sockets say to a token. */
const accepted = async (url: string, token: string): Promise<[number, string]> => {
  const { status } = await call(url, '/api/check-access', { token });
  const socket = openSocket(url, token);
  const said = await new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
  });
  socket.disconnect();
  return [status, said];
};
const TAKEN = [200, 'connected'];

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

/** What `npm run admin -- rotate-keys` asks of the running product. */
const rotateKeys = async (): Promise<{ kid: string; retiredKid: string }> => {
  const { grpc } = JSON.parse(readFileSync(join(dir.path, 'run.json'), 'utf8')) as {
    grpc: Record<string, string>;
  };
  const { client, close } = createGrpcClient('auth', {
    service: 'test',
    address: grpc['auth'] ?? '',
    metrics: createSharedMetrics(),
  });
  return client.rotateKeys({}).finally(close);
};

describe('changing the signing key', () => {
  test('signs nobody out: old tokens and new ones are taken everywhere, before and after a restart', async () => {
    product = await launchStandalone(dir.path);
    const user = await registerUser(product.url, 'thandi');
    const { kid, retiredKid } = await rotateKeys();
    expect(kidOf(user.token)).toBe(retiredKid);
    expect(await accepted(product.url, user.token)).toEqual(TAKEN);

    const renewed = await refresh(product.url, user);
    expect(kidOf(renewed.token)).toBe(kid);
    expect(await accepted(product.url, renewed.token)).toEqual(TAKEN);

    await product.stop('SIGKILL');
    product = await launchStandalone(dir.path);
    for (const token of [user.token, renewed.token])
      expect(await accepted(product.url, token)).toEqual(TAKEN);
    expect(kidOf((await signIn(product.url, user)).token)).toBe(kid);
  });

  test.each(['before', 'after'])(
    'cut short %s it is written, leaves every token good and can be done again',
    async (side) => {
      product = await launchStandalone(dir.path, { FAILPOINT: `auth:keyRings.update#1:${side}` });
      const user = await registerUser(product.url, 'thandi');
      await expect(rotateKeys()).rejects.toThrow();
      await product.processes.get('standalone')?.exited;

      product = await launchStandalone(dir.path);
      expect(await accepted(product.url, user.token)).toEqual(TAKEN);
      const isTurned = kidOf((await refresh(product.url, user)).token) !== kidOf(user.token);
      expect(isTurned).toBe(side === 'after');
      if (!isTurned) expect((await rotateKeys()).retiredKid).toBe(kidOf(user.token));
      const again = await signIn(product.url, user);
      expect(kidOf(again.token)).not.toBe(kidOf(user.token));
      for (const { token } of [user, again])
        expect(await accepted(product.url, token)).toEqual(TAKEN);
    },
  );
});

describe('a session that ends, with each service in a process of its own', () => {
  test('is refused by the gateway and at the sockets within five seconds, and its open socket is closed', async () => {
    product = await launchSeven(dir.path, freePort);
    const { url } = product;
    const leaves = await registerUser(url, 'leaves');
    const stays = await signIn(url, leaves);
    const socket = openSocket(url, leaves.token);
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve));

    const { refreshToken } = leaves.session;
    expect((await call(url, '/api/auth/logout', { body: { refreshToken } })).status).toBe(200);
    const begun = performance.now();
    let said = await accepted(url, leaves.token);
    while (said[0] === 200 || said[1] === 'connected') {
      expect(performance.now() - begun).toBeLessThan(OBEYED_MS);
      said = await accepted(url, leaves.token);
    }
    expect(said).toEqual([401, 'Invalid or expired token']);
    expect(await closed).toBe('io server disconnect');
    expect(performance.now() - begun).toBeLessThan(OBEYED_MS);
    expect(await accepted(url, stays.token)).toEqual(TAKEN);
  });
});
