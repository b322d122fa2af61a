import { AppError, authRefreshSchema } from '@argint/contracts';
import { answerBy, refusal } from './acknowledgement.ts';
import type { SocketGate } from './authenticate-sockets.ts';
import { rooms } from './rooms.ts';
import type { AnalysisSocket, SocketServer } from './socket-server.ts';

/** How long before its token expires a browser is notified, in ms. */
const NOTICE_MS = 60_000;

type TokenGate = Pick<SocketGate, 'verifier' | 'revoked' | 'clock'>;

/** Closes a socket whose token expired or was revoked, and notifies a browser once per token that it soon expires. */
const checkToken = (socket: AnalysisSocket, { clock, revoked }: TokenGate): void => {
  const { token, expiryNotified } = socket.data;
  const left = token.expiresAt.getTime() - clock().getTime();
  if (left <= 0 || revoked.isRevoked(token)) socket.disconnect(true);
  else if (left <= NOTICE_MS && !expiryNotified) {
    socket.data.expiryNotified = true;
    socket.emit('auth:expiring', { expiresAt: token.expiresAt.toISOString() });
  }
};

/**
 * Makes sure that every socket has a valid token: notifies the browser before it expires, accepts a new one of
 * the same user by `auth:refresh`, and closes the socket otherwise.
 *
 * @returns a function that checks every socket; call it every second
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
    socket.data = { ...socket.data, token: next, expiryNotified: false };
  };

  server.on('connection', (socket) => {
    checkToken(socket, gate);
    socket.on('auth:refresh', (message: unknown, ack?: unknown) => {
      const answer = answerBy(ack);
      renew(socket, message).then(
        () => {
          answer({ success: true });
          checkToken(socket, gate);
        },
        (error: unknown) => answer(refusal(error)),
      );
    });
  });

  return () => {
    for (const socket of server.sockets.sockets.values()) checkToken(socket, gate);
  };
};
