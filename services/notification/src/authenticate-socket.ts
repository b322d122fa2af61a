import { codeOf, MESSAGES } from '@argint/contracts';
import type { Logger, RevocationList, TokenVerifier } from '@argint/service-kit';
import { rooms } from './rooms.ts';
import type { AnalysisSocket, SocketServer } from './socket-server.ts';

export interface SocketGate {
  verifier: TokenVerifier;
  revoked: Pick<RevocationList, 'isRevoked'>;
  clock: () => Date;
  logger: Logger;
  maxPerUser: number;
}

/** setTimeout counts in 32 bits. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** Lets in who holds a living token, and closes the socket when that token ends. */
export const authenticateSockets = (server: SocketServer, gate: SocketGate): void => {
  const { verifier, revoked, clock, logger, maxPerUser } = gate;

  const admit = async (socket: AnalysisSocket): Promise<void> => {
    const { token } = socket.handshake.auth as { token?: unknown };
    const verified = await verifier.verify(typeof token === 'string' ? token : '');
    if (revoked.isRevoked(verified)) throw new Error(MESSAGES.invalidToken);
    const room = server.sockets.adapter.rooms.get(rooms.user(verified.userId));
    if ((room?.size ?? 0) >= maxPerUser) throw new Error('Too many connections');
    socket.data.token = verified;
  };

  server.use((socket, next) => {
    admit(socket).then(
      () => next(),
      (error: unknown) => {
        const outage = ['UNAVAILABLE', 'DEADLINE'].includes(codeOf(error));
        if (outage) logger.warn({ err: error }, 'sockets cannot be checked');
        const full = error instanceof Error && error.message === 'Too many connections';
        next(
          new Error(
            outage
              ? 'Service unavailable. Please try again later.'
              : full
                ? 'Too many connections'
                : MESSAGES.invalidToken,
          ),
        );
      },
    );
  });

  server.on('connection', (socket) => {
    const { userId, sid, expiresAt } = socket.data.token;
    void socket.join([rooms.user(userId), rooms.session(sid)]);
    const left = expiresAt.getTime() - clock().getTime();
    const timer = setTimeout(
      () => socket.disconnect(true),
      Math.min(Math.max(left, 0), TIMER_MAX_MS),
    );
    timer.unref();
    socket.on('disconnect', () => clearTimeout(timer));
  });
};
