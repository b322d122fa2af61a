import {
  accountCheckSchema,
  loginSchema,
  logoutSchema,
  okSchema,
  refreshSchema,
  registerSchema,
  sessionSchema,
  verifyAccountSchema,
} from '@argint/contracts';
import type { Backends } from '../../backends.ts';
import { route, type Route } from '../../http/operation.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { presentAccountCheck } from './account-check.ts';
import { presentSession } from './present-session.ts';

/** /api/auth: getting in and out. */
export const authRoutes = (
  { auth, billing }: Backends,
  { spend }: Pick<RateLimits, 'spend'>,
): Route[] => [
  route({
    id: 'register',
    method: 'post',
    path: '/auth/register',
    area: 'Accounts',
    summary: 'Make an account and sign in',
    who: 'visitor',
    limit: 'register',
    body: registerSchema,
    answer: { status: 201, description: 'The new account’s session.', schema: sessionSchema },
    errors: ['EMAIL_TAKEN', 'USERNAME_TAKEN'],
  }).handledBy(async ({ body: { ageConfirmed, ...account }, address, device }) => {
    const answer = await auth.register({
      ...account,
      address,
      device,
      ...(ageConfirmed === undefined ? {} : { ageConfirmed }),
    });
    return presentSession(billing, answer, true);
  }),
  route({
    id: 'login',
    method: 'post',
    path: '/auth/login',
    area: 'Accounts',
    summary: 'Sign in',
    who: 'visitor',
    limit: 'login',
    limitInvalid: 'invalidLogin',
    body: loginSchema,
    answer: { status: 200, description: 'A new session.', schema: sessionSchema },
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_LOCKED'],
  }).handledBy(async ({ body, address, device }) =>
    presentSession(billing, await auth.login({ ...body, address, device }), false),
  ),
  route({
    id: 'refresh',
    method: 'post',
    path: '/auth/refresh',
    area: 'Accounts',
    summary: 'Exchange a refresh token for a new pair; the old one counts no longer',
    who: 'visitor',
    limit: 'other',
    body: refreshSchema,
    answer: { status: 200, description: 'The session, renewed.', schema: sessionSchema },
    errors: ['INVALID_TOKEN'],
  }).handledBy(async ({ body }) => presentSession(billing, await auth.refresh(body), false)),
  route({
    id: 'logout',
    method: 'post',
    path: '/auth/logout',
    area: 'Accounts',
    summary: 'End a session by its refresh token; repeatable',
    who: 'visitor',
    limit: 'other',
    body: logoutSchema,
    answer: { status: 200, description: 'It has ended.', schema: okSchema },
  }).handledBy(async ({ body }) => {
    await auth.logout(body);
    return { success: true };
  }),
  route({
    id: 'verifyAccount',
    method: 'post',
    path: '/auth/verify-account',
    area: 'Accounts',
    summary: 'Whether an email has an account; counted by address, and by address and email',
    who: 'visitor',
    limit: 'verify',
    body: verifyAccountSchema,
    answer: { status: 200, description: 'What the banner shows.', schema: accountCheckSchema },
  }).handledBy(async ({ body, address }) => {
    await spend('verifyEmail', JSON.stringify([address, body.email.toLowerCase()]));
    const { accountExists, userId } = await auth.verifyAccount(body);
    const access = accountExists ? (await billing.checkAccess({ userId })).entitlement : null;
    return presentAccountCheck(accountExists ? { planType: access?.planType ?? 'none' } : null);
  }),
];
