import {
  changePasswordSchema,
  forgotPasswordSchema,
  MESSAGES,
  okSchema,
  resetPasswordSchema,
} from '@argint/contracts';
import type { Backends } from '../../backends.ts';
import { route, type Route } from '../../http/operation.ts';
import type { RateLimits } from '../../http/rate-limits.ts';

/** Forgotten and changed passwords. */
export const passwordRoutes = (
  { auth }: Pick<Backends, 'auth'>,
  { spend }: Pick<RateLimits, 'spend'>,
): Route[] => [
  route({
    id: 'forgotPassword',
    method: 'post',
    path: '/auth/forgot-password',
    area: 'Accounts',
    summary: 'Have a link to a new password sent; the answer is the same for an unknown email',
    who: 'visitor',
    limit: 'forgot',
    body: forgotPasswordSchema,
    answer: { status: 200, description: 'Sent, if there is such an account.', schema: okSchema },
  }).handledBy(async ({ body, address }) => {
    await spend('verifyEmail', JSON.stringify(['forgot', address, body.email.toLowerCase()]));
    await auth.requestPasswordReset(body);
    return { success: true, message: MESSAGES.resetRequested };
  }),
  route({
    id: 'resetPassword',
    method: 'post',
    path: '/auth/reset-password',
    area: 'Accounts',
    summary: 'Choose a new password by a link, once within 30 minutes; ends all sessions',
    who: 'visitor',
    limit: 'forgot',
    body: resetPasswordSchema,
    answer: { status: 200, description: 'It is changed.', schema: okSchema },
    errors: ['RESET_LINK_INVALID'],
  }).handledBy(async ({ body }) => {
    await auth.resetPassword(body);
    return { success: true, message: MESSAGES.passwordChanged };
  }),
  route({
    id: 'changePassword',
    method: 'put',
    path: '/profile/password',
    area: 'Profile',
    summary: 'Change the password; ends all other sessions',
    who: 'user',
    limit: 'other',
    body: changePasswordSchema,
    answer: { status: 200, description: 'It is changed.', schema: okSchema },
    errors: ['WRONG_PASSWORD', 'ACCOUNT_LOCKED', 'CONFLICT'],
  }).handledBy(async ({ userId, sid, body }) => {
    await auth.changePassword({ userId, sid, ...body });
    return { success: true, message: MESSAGES.passwordChanged };
  }),
];
