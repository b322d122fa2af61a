import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';

/** What is used of an engine.io connection. */
interface EngineConnection {
  request: Pick<IncomingMessage, 'socket'>;
  once(event: 'close', listener: () => void): void;
}

/**
 * Ends the TCP connection `graceMs` milliseconds after a websocket was closed. A browser answers the close frame
 * at once; without this, one that does not keeps its connection for the 30 s that `ws` waits for the answer.
 */
export const endClosedConnections = (server: Pick<Server, 'engine'>, graceMs: number): void => {
  server.engine.on('connection', (connection: EngineConnection) => {
    const { socket } = connection.request;
    connection.once('close', () => {
      const timer = setTimeout(() => socket.destroy(), graceMs).unref();
      socket.once('close', () => clearTimeout(timer));
    });
  });
};
