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

/** Lets in who holds a living token, at most so many sockets a user. */
export const authenticateSockets = (server: SocketServer, gate: SocketGate): void => {
  const { verifier, revoked, logger, maxPerUser } = gate;

  const admit = async (socket: AnalysisSocket): Promise<void> => {
    const { token } = socket.handshake.auth as { token?: unknown };
    const verified = await verifier.verify(typeof token === 'string' ? token : '');
    if (revoked.isRevoked(verified)) throw new Error(MESSAGES.invalidToken);
    const room = server.sockets.adapter.rooms.get(rooms.user(verified.userId));
    if ((room?.size ?? 0) >= maxPerUser) throw new Error('Too many connections');
    socket.data = { token: verified, isTold: false };
    // At once, not when it is connected: of many at a time none is missed by the cap or by a revocation.
    void socket.join([rooms.user(verified.userId), rooms.session(verified.sid)]);
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
};
