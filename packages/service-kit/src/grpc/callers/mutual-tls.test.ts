import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Client, credentials } from '@grpc/grpc-js';
import { createLogger } from '../../logger.ts';
import { createSharedMetrics } from '../../metrics/shared-metrics.ts';
import { TEST_IDENTITY } from '../../testing/allowed-client.ts';
import { createAuthority } from '../../testing/certificates.ts';
import { sameHandlers } from '../../testing/same-handlers.ts';
import { createGrpcClient } from '../grpc-client.ts';
import { listenGrpc } from '../grpc-server.ts';
import type { GrpcIdentity } from './grpc-identity.ts';

const metrics = createSharedMetrics();
const handlers = sameHandlers('essay', async () => ({ text: 'the text' }));

const logger = createLogger('test', 'silent');
/** The reasons in the lines about refused callers. */
const reasons = (): unknown[] =>
  jest.mocked(logger.warn).mock.calls.map(([line]) => (line as { reason?: string }).reason);

describe('services with certificates', () => {
  let ours: Awaited<ReturnType<typeof createAuthority>>;
  let theirs: typeof ours;
  const open: (() => unknown)[] = [];
  beforeAll(async () => {
    [ours, theirs] = await Promise.all([createAuthority('ours'), createAuthority('theirs')]);
  });
  beforeEach(() => {
    jest.spyOn(logger, 'warn').mockClear();
  });
  afterEach(async () => {
    for (const close of open.splice(0).toReversed()) await close();
  });

  /** A server that shows the given certificate, by a name: TLS takes no bare IP address as a server's name. */
  const listen = async (identity: GrpcIdentity): Promise<string> => {
    const server = await listenGrpc({
      service: 'essay',
      host: '127.0.0.1',
      port: 0,
      handlers: { essay: handlers },
      logger,
      metrics,
      identity,
    });
    open.push(() => server.close(100));
    return server.address.replace('127.0.0.1', 'localhost');
  };

  /** Reads a text as a caller with this identity from a server that shows the given certificate. */
  const readText = async (identity: GrpcIdentity, shown?: GrpcIdentity): Promise<string> => {
    const address = await listen(shown ?? { tls: await ours.issue('essay.prod.svc') });
    const { client, close } = createGrpcClient('essay', {
      // What the caller says of itself does not count: the certificate does.
      service: 'ai-chunk-worker',
      address,
      metrics,
      identity,
    });
    open.push(close);
    return (await client.readText({ essayId: 'e1' })).text;
  };

  test('know each other by the DNS names in them', async () => {
    const tls = await ours.issue('ai-chunk-worker.prod.svc', 'localhost');
    expect(await readText({ tls })).toBe('the text');
  });

  test('refuse a service that the caller table does not name', async () => {
    const tls = await ours.issue('notification.prod.svc');
    await expect(readText({ tls })).rejects.toMatchObject({ code: 'CALLER_FORBIDDEN' });
  });

  test('refuse a certificate of another authority', async () => {
    const { cert, key } = await theirs.issue('ai-chunk-worker');
    const { ca } = await ours.issue('unused');
    await expect(readText({ tls: { cert, key, ca } })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    expect(reasons()).toContain('UNABLE_TO_VERIFY_LEAF_SIGNATURE');
  });

  test('refuse a caller without a certificate, whatever token it shows', async () => {
    await expect(readText(TEST_IDENTITY)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(reasons()).toContain('ERR_SSL_WRONG_VERSION_NUMBER');
  });

  test('say in the log that a caller showed no certificate', async () => {
    const tls = await ours.issue('essay.prod.svc', 'localhost');
    const bare = new Client(await listen({ tls }), credentials.createSsl(Buffer.from(tls.ca)));
    open.push(() => bare.close());
    bare.waitForReady(Date.now() + 2_000, () => undefined);
    while (reasons().length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(reasons()).toEqual(['ERR_SSL_PEER_DID_NOT_RETURN_A_CERTIFICATE']);
  });

  test('do not call a server with a certificate of another authority', async () => {
    const tls = await ours.issue('ai-chunk-worker');
    const shown = { tls: { ...(await theirs.issue('essay')), ca: tls.ca } };
    await expect(readText({ tls }, shown)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('name the service in the handshake, because a bare address is no name for TLS', async () => {
    const tls = await ours.issue('essay');
    const server = createServer({ cert: tls.cert, key: tls.key, ALPNProtocols: ['h2'] }).listen(0);
    open.push(() => server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const address = `127.0.0.1:${port}`;
    const identity = { tls: await ours.issue('ai-chunk-worker') };
    const caller = { service: 'ai-chunk-worker', address, metrics, identity } as const;
    const { client, close } = createGrpcClient('essay', caller);
    open.push(close);
    const seen = once(server, 'secureConnection') as Promise<[TLSSocket & { servername: string }]>;
    client.readText({ essayId: 'e1' }).catch(() => undefined);
    const [socket] = await seen;
    expect(socket.servername).toBe('essay');
    socket.destroy();
  });

  test('do not call a server with the certificate of another service', async () => {
    const tls = await ours.issue('ai-chunk-worker');
    const shown = { tls: await ours.issue('notification') };
    await expect(readText({ tls }, shown)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
