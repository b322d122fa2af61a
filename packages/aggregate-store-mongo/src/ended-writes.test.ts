import { EventEmitter, once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { driverModule, settleEndedWrites } from './ended-writes.ts';

interface Driver {
  Connection: new (
    socket: Socket,
    options: object,
  ) => { command(ns: unknown, command: object, options: object): Promise<unknown> };
  ns(name: string): unknown;
}

const FAILURE = { name: 'MongoNetworkError', message: 'the connection ended before the write' };

describe('a command whose connection is ending when it is written', () => {
  const server = createServer((near) => void near.on('error', () => undefined));
  beforeAll(async () => {
    settleEndedWrites();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());

  /** A connection of the driver, and both ends of its socket. */
  const open = async () => {
    const { Connection } = driverModule('cmap/connection.js') as Driver;
    const { ns } = driverModule('utils.js') as Driver;
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const [far] = await accepted;
    const connection = new Connection(socket, {
      id: 1,
      generation: 1,
      hostAddress: { toString: () => 'mongo:27017' },
      cancellationToken: new EventEmitter(),
    });
    return { socket, far, say: () => connection.command(ns('admin.$cmd'), { hello: 1 }, {}) };
  };

  test('fails where the socket is destroyed and its close, of which the driver learns, is a turn away', async () => {
    const { socket, say } = await open();
    socket.destroy();
    await expect(say()).rejects.toMatchObject(FAILURE);
  });

  test('fails as one of the network where the server has ended the connection', async () => {
    const { socket, far, say } = await open();
    const said = once(socket, 'end').then(say);
    far.end();
    await expect(said).rejects.toMatchObject(FAILURE);
  });
});
