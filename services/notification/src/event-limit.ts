import { AppError } from '@argint/contracts';
import { answerBy, refusal } from './acknowledgement.ts';
import type { SocketServer } from './socket-server.ts';

/** Events a socket may send in a window, its seconds, and the multiple at which it is closed. */
const EVENTS = { max: 60, seconds: 10, closeAt: 5 };

/** Drops a socket's events over the limit, answering RATE_LIMITED, and closes one that goes on all the same. */
export const limitEvents = (
  server: SocketServer,
  options: { clock: () => Date; rate?: typeof EVENTS },
): void => {
  const { clock, rate = EVENTS } = options;
  server.on('connection', (socket) => {
    let begun = -Infinity;
    let count = 0;
    socket.use((event: unknown[], next) => {
      const now = clock().getTime();
      // Also where the clock was set back: nobody is kept out until it is there again.
      if (now < begun || now - begun >= rate.seconds * 1_000) {
        begun = now;
        count = 0;
      }
      count += 1;
      if (count <= rate.max) next();
      else if (count > rate.max * rate.closeAt) socket.disconnect(true);
      else answerBy(event.at(-1))(refusal(new AppError('RATE_LIMITED')));
    });
  });
};
