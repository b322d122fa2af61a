import { MESSAGES, okSchema, verifyEmailSchema } from '@argint/contracts';
import type { Backends } from '../../backends.ts';
import { route, type Route } from '../../http/operation.ts';

/** Confirms e-mail addresses by a link that is sent there. */
export const emailRoutes = ({ auth }: Pick<Backends, 'auth'>): Route[] => [
  route({
    id: 'verifyEmail',
    method: 'post',
    path: '/auth/verify-email',
    area: 'Accounts',
    summary: 'Confirm an email address by the link that was sent there; repeatable, in any browser',
    who: 'visitor',
    limit: 'other',
    body: verifyEmailSchema,
    answer: { status: 200, description: 'It is confirmed.', schema: okSchema },
    errors: ['EMAIL_LINK_INVALID'],
  }).handledBy(async ({ body }) => {
    await auth.verifyEmail(body);
    return { success: true, message: MESSAGES.emailVerified };
  }),
  route({
    id: 'resendVerification',
    method: 'post',
    path: '/auth/verify-email/resend',
    area: 'Accounts',
    summary: 'Have that link sent again, once a minute and five times a day',
    who: 'user',
    limit: 'other',
    answer: {
      status: 200,
      description: 'It is on its way, or the address is confirmed already.',
      schema: okSchema,
    },
  }).handledBy(async ({ userId }) => {
    const { alreadyVerified } = await auth.requestEmailVerification({ userId });
    return {
      success: true,
      message: alreadyVerified ? MESSAGES.emailVerified : MESSAGES.verificationSent,
    };
  }),
];
