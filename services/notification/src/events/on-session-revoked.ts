import type { EventHandler } from '@argint/event-bus';
import { rooms } from '../sockets/rooms.ts';
import type { RelayTools } from './relay-tools.ts';

/** Closes the sockets of a revoked session or, without a session id, those of every token the user got before. */
export const onSessionRevoked =
  ({ server }: Pick<RelayTools, 'server'>): EventHandler<'auth.sessions.revoked'> =>
  async ({ data }) => {
    if (data.sid !== null) {
      server.in(rooms.session(data.sid)).disconnectSockets(true);
      return;
    }
    for (const socket of server.sockets.sockets.values()) {
      const { userId, issuedAt } = socket.data.token;
      if (userId === data.userId && issuedAt.getTime() <= Date.parse(data.revokedAt))
        socket.disconnect(true);
    }
  };
