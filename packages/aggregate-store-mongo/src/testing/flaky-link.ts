import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** A TCP link between the driver and the server that can fail in ways a server cannot be told to. */
export interface FlakyLink {
  /** Connection string of the same server through this link. */
  url: string;
  port: number;
  /** Ends all connections and refuses new ones, as a stopped server does, until `heal`. */
  cut(): void;
  /** Keeps connections open but passes nothing on, as a frozen machine does, until `heal`. */
  freeze(): void;
  heal(): void;
  /**
   * Passes the next request that contains the text on to the server, loses its answer and ends the connection.
   * Resolves when that has happened.
   */
  loseAnswerTo(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a link to the first host of the connection string. */
export const openFlakyLink = async (url: string): Promise<FlakyLink> => {
  const [, prefix = '', host = '', port = '27017', rest = ''] =
    /^(mongodb:\/\/(?:[^@/]*@)?)([^:,/]+)(?::(\d+))?[^/?]*(.*)$/.exec(url) ?? [];
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'frozen' = 'open';
  let losing: { text: string; done: () => void } | undefined;

  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(port), host);
    let losesAnswer: (() => void) | undefined;
    const end = (): void => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', end).on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    near.on('data', (data) => {
      if (state === 'frozen') return;
      if (losing && data.includes(losing.text)) {
        losesAnswer = losing.done;
        losing = undefined;
      }
      far.write(data);
    });
    far.on('data', (data) => {
      if (state === 'frozen') return;
      if (losesAnswer) {
        end();
        losesAnswer();
      } else near.write(data);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as { port: number };
  const query = rest
    .replace(/^\/?/, '')
    .replace(/^[^?]*\??/, '')
    .replace(/&?(replicaSet|directConnection)=[^&]*/g, '');
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };

  return {
    port: own,
    url: `${prefix}127.0.0.1:${own}/?directConnection=true&${query}`,
    cut: () => {
      state = 'cut';
      endAll();
    },
    freeze: () => void (state = 'frozen'),
    heal: () => {
      state = 'open';
      endAll();
    },
    loseAnswerTo: (text) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      losing = { text, done: resolve };
      return promise;
    },
    close: async () => {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
};
