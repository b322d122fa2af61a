import { AppError, authRefreshSchema } from '@argint/contracts';
import { answerBy, refusal } from './acknowledgement.ts';
import type { SocketGate } from './authenticate-socket.ts';
import { rooms } from './rooms.ts';
import type { AnalysisSocket, SocketServer } from './socket-server.ts';

/** How long before its token ends a socket is told. */
const NOTICE_MS = 60_000;

type TokenGate = Pick<SocketGate, 'verifier' | 'revoked' | 'clock'>;

/** Tells one socket that its token is about to end, once a token, or closes it where the token counts no longer. */
const tend = (socket: AnalysisSocket, { clock, revoked }: TokenGate): void => {
  const { token, isTold } = socket.data;
  const left = token.expiresAt.getTime() - clock().getTime();
  if (left <= 0 || revoked.isRevoked(token)) socket.disconnect(true);
  else if (left <= NOTICE_MS && !isTold) {
    socket.data.isTold = true;
    socket.emit('auth:expiring', { expiresAt: token.expiresAt.toISOString() });
  }
};

/**
 * Keeps every socket to a living token: says when one is about to end, takes a new one of the same user by
 * `auth:refresh`, and closes the socket at the end. The returned function looks at all; call it every second.
 */
export const keepTokens = (server: SocketServer, gate: TokenGate): (() => void) => {
  const { verifier, revoked } = gate;

  const renew = async (socket: AnalysisSocket, message: unknown): Promise<void> => {
    const parsed = authRefreshSchema.safeParse(message);
    if (!parsed.success) throw new AppError('VALIDATION_FAILED', 'token is required');
    const next = await verifier.verify(parsed.data.token);
    const { token } = socket.data;
    if (next.userId !== token.userId || revoked.isRevoked(next))
      throw new AppError('INVALID_TOKEN');
    if (next.sid !== token.sid) {
      void socket.leave(rooms.session(token.sid));
      void socket.join(rooms.session(next.sid));
    }
    socket.data = { token: next, isTold: false };
  };

  server.on('connection', (socket) => {
    tend(socket, gate);
    socket.on('auth:refresh', (message: unknown, ack?: unknown) => {
      const answer = answerBy(ack);
      renew(socket, message).then(
        () => {
          answer({ success: true });
          tend(socket, gate);
        },
        (error: unknown) => answer(refusal(error)),
      );
    });
  });

  return () => {
    for (const socket of server.sockets.sockets.values()) tend(socket, gate);
  };
};
