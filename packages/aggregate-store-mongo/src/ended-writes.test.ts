import { EventEmitter, once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { driverModule, settleEndedWrites } from './ended-writes.ts';

interface Driver {
  Connection: new (
    socket: Socket,
    options: object,
  ) => { command(ns: unknown, command: object, options: object): Promise<unknown> };
  ns(name: string): unknown;
}

test('a command fails whose connection is ending when it is written', async () => {
  settleEndedWrites();
  const { Connection } = driverModule('cmap/connection.js') as Driver;
  const { ns } = driverModule('utils.js') as Driver;
  const server = createServer((near) => void near.on('error', () => undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    const connection = new Connection(socket, {
      id: 1,
      generation: 1,
      hostAddress: { toString: () => 'mongo:27017' },
      cancellationToken: new EventEmitter(),
    });
    // As when the other side has ended it. Its `close`, from which the driver learns of it, comes a turn later.
    socket.destroy();
    await expect(connection.command(ns('admin.$cmd'), { hello: 1 }, {})).rejects.toThrow(
      'the connection ended before the write',
    );
  } finally {
    server.close();
  }
});
