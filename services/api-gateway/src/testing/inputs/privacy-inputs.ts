import { MESSAGES } from '@argint/contracts';
import { OK, wrongBodies, wrongTypes, type InputRow } from './input-row.ts';

const password = { password: 'correct horse' };

/** Bodies of DELETE /api/profile. */
export const DELETE_ACCOUNT_INPUTS: readonly InputRow[] = [
  ['good', password, OK],
  ['password: empty', { password: '' }, MESSAGES.deletePasswordRequired],
  ...wrongTypes(password, 'password', MESSAGES.deletePasswordRequired),
  ...wrongBodies(password, MESSAGES.deletePasswordRequired),
];

const NOT_BOOLEAN = [undefined, null, 1, 0, 'true', 'yes', '', [], [true], {}, { $ne: null }];

/** Bodies of PUT /api/profile/consents. */
export const CONSENT_INPUTS: readonly InputRow[] = [
  ['yes', { training: true }, OK],
  ['no', { training: false }, OK],
  ...NOT_BOOLEAN.map((training): InputRow => [
    `training: ${JSON.stringify(training) ?? 'nothing'}`,
    { training },
    MESSAGES.consentBoolean,
  ]),
  ...wrongBodies({ training: true }, MESSAGES.consentBoolean),
];
