import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { StoreAwayError } from '@argint/aggregate-store';
import { connect, databaseName } from './mongo-connection.ts';

test.each([
  ['mongodb://127.0.0.1:27017', 'argint-essay'],
  ['mongodb://127.0.0.1:27017/?directConnection=true', 'argint-essay'],
  ['mongodb://u:p%2Fq@a:1,b:2,c:3/staging?replicaSet=rs0', 'staging-essay'],
  ['mongodb+srv://u:p@cluster.example.org/a%2Db', 'a-b-essay'],
])('the database of a service follows from %s', (url, name) => {
  expect(databaseName(url, 'essay')).toBe(name);
});

test('what is no connection string is refused without being repeated', () => {
  expect(() => databaseName('https://user:secret@host', 'essay')).toThrow(
    /^MONGO_URL cannot be used: it must start with mongodb:\/\/ or mongodb\+srv:\/\/\.$/,
  );
});

test('what the driver says is told in one sentence with one full stop', async () => {
  const url = 'mongodb://user:secret@127.0.0.1:1/?tls=true&ssl=false';
  const refused = connect(url, 'essay', { selectionMs: 200, answerMs: 200 });
  await expect(refused).rejects.toThrow(
    /^MongoDB cannot be used: All values of tls\/ssl must be the same\.$/,
  );
});

/** What connecting to a server throws that does with each connection what `serve` says. */
const faultAt = async (serve: (socket: Socket) => unknown, settings = ''): Promise<unknown> => {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `mongodb://user:secret@127.0.0.1:${port}/?directConnection=true${settings}`;
  const limits = { selectionMs: 1_000, answerMs: 1_000 };
  const error: unknown = await connect(url, 'essay', limits).catch((e: unknown) => e);
  for (const socket of open) socket.destroy();
  server.close();
  return error;
};

test('a server that is not there, says nothing or hangs up is away', async () => {
  const limits = { selectionMs: 200, answerMs: 200 };
  await expect(connect('mongodb://127.0.0.1:1/', 'essay', limits)).rejects.toThrow(StoreAwayError);
  expect(await faultAt(() => undefined)).toBeInstanceOf(StoreAwayError);
  expect(await faultAt((socket) => socket.destroy())).toBeInstanceOf(StoreAwayError);
});

test('a connection that TLS refuses and settings that cannot be used are no absence', async () => {
  const speaksNoTls = (socket: Socket) => socket.once('data', () => socket.end('no TLS'));
  const faults = [
    await faultAt(speaksNoTls, '&tls=true'),
    await faultAt(() => undefined, '&tls=true&ssl=false'),
    await faultAt(() => undefined, '&tls=true&tlsCAFile=/missing'),
  ];
  for (const fault of faults) {
    expect(fault).toMatchObject({ code: 'UNAVAILABLE' });
    expect(fault).not.toBeInstanceOf(StoreAwayError);
  }
});
