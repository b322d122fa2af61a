import type { Socket } from 'node:net';
import { createRequire } from 'node:module';
import mongoose from 'mongoose';

/** What is used here of a connection of the driver, which does not export the class. */
interface DriverConnection {
  socket: Socket;
  writeCommand(...args: unknown[]): Promise<void>;
}

/** The driver that mongoose uses, whichever copy that is. */
export const driverModule = (path: string): unknown =>
  createRequire(import.meta.resolve('mongoose'))(`mongodb/lib/${path}`);

let isMended = false;

/**
 * Lets a command fail whose connection ends before it is written. The driver (7.8, 7.9) waits for `drain` after a write
 * that was not taken at once, and a socket that is being destroyed takes none and never drains: the command never settled.
 * A service that had made such a call waited for ever. The driver also asks the server by such a command whether it is
 * there; then it never asked again, and the process had no store until somebody started it anew. Where the other side has
 * ended the connection, the driver gave out the bare error of the socket, which it neither repeats nor names as one of the
 * network.
 */
export const settleEndedWrites = (): void => {
  if (isMended) return;
  isMended = true;
  const { Connection } = driverModule('cmap/connection.js') as {
    Connection: { prototype: DriverConnection };
  };
  const { writeCommand } = Connection.prototype;
  Connection.prototype.writeCommand = async function write(...args) {
    const { socket } = this;
    const ended = Promise.withResolvers<never>();
    const { MongoError, MongoNetworkError } = mongoose.mongo;
    const fail = (): void =>
      ended.reject(new MongoNetworkError('the connection ended before the write'));
    socket.once('close', fail);
    try {
      await Promise.race([writeCommand.apply(this, args), ended.promise]);
    } catch (error) {
      if (error instanceof MongoError || !socket.destroyed) throw error;
      throw new MongoNetworkError('the connection ended before the write', {
        cause: error as Error,
      });
    } finally {
      socket.off('close', fail);
    }
  };
};
