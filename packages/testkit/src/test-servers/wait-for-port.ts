import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LIMIT_MS = 120_000;
const PAUSE_MS = 100;

const isOpen = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (open: boolean) => () => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', end(true)).once('error', end(false));
  });

/** Resolves when something listens there. @throws Error after two minutes */
export const waitForPort = async (host: string, port: number): Promise<void> => {
  const end = performance.now() + LIMIT_MS;
  while (!(await isOpen(host, port))) {
    if (performance.now() > end) throw new Error(`nothing listens on ${host}:${port}`);
    await sleep(PAUSE_MS);
  }
};
