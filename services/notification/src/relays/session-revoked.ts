import type { EventHandler } from '@argint/event-bus';
import { rooms } from '../rooms.ts';
import type { RelayTools } from './relay.ts';

/** Ends the sockets of a session that was signed out, or of all of a user's sessions begun before. */
export const sessionRevoked =
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
