import { codeOf, MESSAGES } from '@argint/contracts';
import type { Logger, RevocationList, TokenVerifier } from '@argint/service-kit';
import type { SocketRefusal } from '../metrics.ts';
import { rooms } from './rooms.ts';
import type { AnalysisSocket, SocketServer } from './socket-server.ts';

export interface SocketGate {
  verifier: TokenVerifier;
  revoked: Pick<RevocationList, 'isRevoked'>;
  clock: () => Date;
  logger: Logger;
  maxPerUser: number;
  onRefused?: (reason: SocketRefusal) => void;
}

/** Admits sockets with a valid token, up to `maxPerUser` per user on this replica. */
export const authenticateSockets = (server: SocketServer, gate: SocketGate): void => {
  const { verifier, revoked, logger, maxPerUser, onRefused } = gate;

  const admit = async (socket: AnalysisSocket): Promise<void> => {
    const { token } = socket.handshake.auth as { token?: unknown };
    const verified = await verifier.verify(typeof token === 'string' ? token : '');
    if (revoked.isRevoked(verified)) throw new Error(MESSAGES.invalidToken);
    const room = server.sockets.adapter.rooms.get(rooms.user(verified.userId));
    if ((room?.size ?? 0) >= maxPerUser) throw new Error('Too many connections');
    socket.data = { token: verified, expiryNotified: false, sent: new Map() };
    // Joined now, before it is connected, so that the cap and a revocation see every one of many sockets at once.
    void socket.join([rooms.user(verified.userId), rooms.session(verified.sid)]);
  };

  server.use((socket, next) => {
    admit(socket).then(
      () => next(),
      (error: unknown) => {
        const isOutage = ['UNAVAILABLE', 'DEADLINE'].includes(codeOf(error));
        if (isOutage) logger.warn({ err: error }, 'tokens of sockets cannot be verified');
        const isFull = error instanceof Error && error.message === 'Too many connections';
        onRefused?.(isOutage ? 'outage' : isFull ? 'user' : 'token');
        next(
          new Error(
            isOutage
              ? 'Service unavailable. Please try again later.'
              : isFull
                ? 'Too many connections'
                : MESSAGES.invalidToken,
          ),
        );
      },
    );
  });
};
