import { X509Certificate } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createLogger } from '../../logger.ts';
import { createSharedMetrics } from '../../metrics/shared-metrics.ts';
import { TEST_IDENTITY } from '../../testing/allowed-client.ts';
import { createAuthority } from '../../testing/certificates.ts';
import { sameHandlers } from '../../testing/same-handlers.ts';
import { createGrpcClient } from '../grpc-client.ts';
import { listenGrpc } from '../grpc-server.ts';
import type { GrpcTls } from './grpc-identity.ts';
import { renewedIdentity } from './renewed-identity.ts';

const EVERY_MS = 10;
const logger = createLogger('test', 'silent');
const metrics = createSharedMetrics();

/** The certificate that a server shows to a caller with `tls`. */
const shownBy = (address: string, { cert, key, ca }: GrpcTls): Promise<string> =>
  new Promise((resolve, reject) => {
    const port = Number(address.split(':')[1]);
    const socket = connect({ port, host: 'localhost', cert, key, ca, ALPNProtocols: ['h2'] });
    socket.on('error', reject).on('secureConnect', () => {
      resolve(socket.getPeerX509Certificate()?.serialNumber ?? '');
      socket.destroy();
    });
  });
const serialOf = ({ cert }: GrpcTls): string => new X509Certificate(cert).serialNumber;

describe('a certificate that is renewed while a service runs', () => {
  let ours: Awaited<ReturnType<typeof createAuthority>>;
  const open: (() => unknown)[] = [];
  beforeAll(async () => {
    ours = await createAuthority('ours');
  });
  beforeEach(() => {
    jest.spyOn(logger, 'warn').mockClear();
  });
  afterEach(async () => {
    for (const close of open.splice(0).toReversed()) await close();
  });

  /** An identity whose certificate the test can change, and the server that shows it. */
  const start = async (first: GrpcTls) => {
    const file = { tls: first };
    const { identity, stop } = renewedIdentity(() => ({ ...file }), { logger, everyMs: EVERY_MS });
    const server = await listenGrpc({
      service: 'essay',
      host: '127.0.0.1',
      port: 0,
      handlers: { essay: sameHandlers('essay', async () => ({ text: 'the text' })) },
      logger,
      metrics,
      identity,
    });
    open.push(() => server.close(100), stop);
    return { file, identity, address: server.address.replace('127.0.0.1', 'localhost') };
  };

  test('is shown to callers that connect afterwards', async () => {
    const [first, second] = [
      await ours.issue('essay', 'localhost'),
      await ours.issue('essay', 'localhost'),
    ];
    const caller = await ours.issue('ai-chunk-worker');
    const { file, address } = await start(first);
    expect(await shownBy(address, caller)).toBe(serialOf(first));
    file.tls = second;
    while ((await shownBy(address, caller)) === serialOf(first)) await sleep(EVERY_MS);
    expect(await shownBy(address, caller)).toBe(serialOf(second));
  });

  test('is shown by a client that had none the server trusts', async () => {
    const theirs = await (await createAuthority('theirs')).issue('ai-chunk-worker');
    const { address } = await start(await ours.issue('essay', 'localhost'));
    const good = await ours.issue('ai-chunk-worker');
    const file = { tls: { ...theirs, ca: good.ca } as GrpcTls };
    const { identity, stop } = renewedIdentity(() => ({ ...file }), { logger, everyMs: EVERY_MS });
    const { client, close } = createGrpcClient('essay', {
      service: 'ai-chunk-worker',
      address,
      metrics,
      identity,
    });
    open.push(stop, close);
    const read = () => client.readText({ essayId: 'e1' });
    await expect(read()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    file.tls = good;
    expect(await read()).toMatchObject({ text: 'the text' });
  });

  test('is left alone while its key does not belong to it, and the log says so', async () => {
    const [first, second] = [
      await ours.issue('essay', 'localhost'),
      await ours.issue('essay', 'localhost'),
    ];
    const { file, identity } = await start(first);
    file.tls = { ...second, key: first.key };
    while (jest.mocked(logger.warn).mock.calls.length === 0) await sleep(EVERY_MS);
    expect(identity).toMatchObject({ tls: { cert: first.cert } });
    file.tls = second;
    while ('tls' in identity && identity.tls.cert === first.cert) await sleep(EVERY_MS);
    expect(identity).toMatchObject({ tls: { cert: second.cert, key: second.key } });
  });

  test('plays no part where services sign their calls', () => {
    expect(renewedIdentity(() => TEST_IDENTITY, { logger }).identity).toBe(TEST_IDENTITY);
  });
});
