import { partingCall } from '../api/parting-call.ts';

/** Ends the session on the server. Never throws: without a network the refresh token expires by itself. */
export const revokeSession = (refreshToken: string): Promise<void> =>
  partingCall('/auth/logout', { method: 'POST', body: { refreshToken } });
