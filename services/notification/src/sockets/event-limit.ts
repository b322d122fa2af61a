import { AppError } from '@argint/contracts';
import { answerBy, refusal } from './acknowledgement.ts';
import type { SocketServer } from './socket-server.ts';

/** Events a socket may send per window, the window in seconds, and the multiple of `max` that closes the socket. */
const EVENTS = { max: 60, seconds: 10, closeAt: 5 };

/** Answers a socket's events over the limit with RATE_LIMITED and drops them. Closes a socket that goes on. */
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
      // A start in the future means that the clock was set back.
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
