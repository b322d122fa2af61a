import {
  endSessionsSchema,
  MESSAGES,
  sessionsEndedSchema,
  sessionsSchema,
} from '@argint/contracts';
import type { Backends } from '../../backends.ts';
import { route, type Route } from '../../http/operation.ts';

/** /api/profile/sessions: where the caller is signed in. */
export const sessionRoutes = ({ auth }: Pick<Backends, 'auth'>): Route[] => [
  route({
    id: 'sessions',
    method: 'get',
    path: '/profile/sessions',
    area: 'Profile',
    summary: 'Where the caller is signed in, newest first',
    who: 'user',
    limit: 'other',
    answer: { status: 200, description: 'The open sessions.', schema: sessionsSchema },
  }).handledBy(async ({ userId, sid: own }) => {
    const { sessions } = await auth.listSessions({ userId });
    return {
      success: true,
      data: sessions.map(({ sid, startedAt, lastUsedAt, device }) => ({
        id: sid,
        startedAt,
        lastUsedAt,
        browser: device?.browser || null,
        system: device?.system || null,
        isCurrent: sid === own,
      })),
    };
  }),
  route({
    id: 'endSessions',
    method: 'delete',
    path: '/profile/sessions',
    area: 'Profile',
    summary: 'End one session, or all but the caller’s own; needs the password',
    who: 'user',
    limit: 'other',
    body: endSessionsSchema,
    answer: {
      status: 200,
      description: 'Ended; their access tokens are refused within seconds.',
      schema: sessionsEndedSchema,
    },
    errors: ['WRONG_PASSWORD', 'ACCOUNT_LOCKED'],
  }).handledBy(async ({ userId, sid: keptSid, body }) => {
    const { currentPassword: password, sessionId: sid } = body;
    await auth.endOwnSessions({
      userId,
      password,
      keptSid,
      ...(sid === undefined ? {} : { sid }),
    });
    return { success: true, message: MESSAGES.sessionsEnded };
  }),
];
