import {
  accountDeletedSchema,
  consentsBodySchema,
  consentsSchema,
  deleteAccountSchema,
  dataExportQuerySchema,
  exportSchema,
  MESSAGES,
} from '@argint/contracts';
import type { Backends } from '../../backends.ts';
import { route, type Route } from '../../http/operation.ts';
import { presentConsents } from './present-consents.ts';
import { exportFile } from './user-export.ts';

/** /api/profile: the rights of a user over what is held about them. */
export const privacyRoutes = (backends: Backends, clock: () => Date): Route[] => [
  route({
    id: 'deleteAccount',
    method: 'delete',
    path: '/profile',
    area: 'Profile',
    summary: 'Delete the account and everything in it',
    who: 'user',
    limit: 'other',
    body: deleteAccountSchema,
    answer: {
      status: 200,
      description: 'The account is gone; every session of it ends within seconds.',
      schema: accountDeletedSchema,
    },
    errors: ['WRONG_PASSWORD', 'ACCOUNT_LOCKED'],
  }).handledBy(async ({ userId, body: { password } }) => {
    await backends.auth.deleteAccount({ userId, password });
    return { success: true, message: MESSAGES.accountDeleted };
  }),
  route({
    id: 'exportData',
    method: 'get',
    path: '/profile/export',
    area: 'Profile',
    summary: 'Everything held about the caller, as one JSON file',
    who: 'user',
    limit: 'start',
    query: dataExportQuerySchema,
    answer: { status: 200, description: 'The file.', schema: exportSchema },
  }).handledBy(({ userId, query: { scope } }) => exportFile(backends, { userId, scope }, clock())),
  route({
    id: 'consents',
    method: 'get',
    path: '/profile/consents',
    area: 'Profile',
    summary: 'What the caller agreed to, when, and under which version',
    who: 'user',
    limit: 'other',
    answer: { status: 200, description: 'The record.', schema: consentsSchema },
  }).handledBy(async ({ userId }) =>
    presentConsents(await backends.billing.getConsents({ userId })),
  ),
  route({
    id: 'setConsents',
    method: 'put',
    path: '/profile/consents',
    area: 'Profile',
    summary: 'Allow or forbid the use of essays for training',
    who: 'user',
    limit: 'other',
    body: consentsBodySchema,
    answer: { status: 200, description: 'The record as it is now.', schema: consentsSchema },
  }).handledBy(async ({ userId, body: { training } }) =>
    presentConsents(await backends.billing.setTrainingConsent({ userId, granted: training })),
  ),
];
