import { MESSAGES } from '@argint/contracts';
import { OK, wrongBodies, wrongTypes, type InputRow } from './input-row.ts';

const { newPasswordTooShort: tooShort, currentPasswordRequired, resetTokenRequired } = MESSAGES;
const change = { currentPassword: 'secret1', newPassword: 'another1' };
const reset = { token: 'r1.signature', newPassword: 'another1' };

/** What is refused as a new password, on any form. */
const newPasswords = (good: Record<string, unknown>): InputRow[] => [
  ...wrongTypes(good, 'newPassword', tooShort),
  ['newPassword: five characters', { ...good, newPassword: '12345' }, tooShort],
  ['newPassword: six blanks', { ...good, newPassword: '      ' }, MESSAGES.passwordBlank],
  ['newPassword: a common one', { ...good, newPassword: 'Password' }, MESSAGES.passwordCommon],
  ['newPassword: 129', { ...good, newPassword: 'p'.repeat(129) }, MESSAGES.passwordTooLong],
  ['newPassword: 128', { ...good, newPassword: 'p'.repeat(128) }, OK],
  [
    'newPassword: half a character',
    { ...good, newPassword: 'secret\uDC00' },
    'Password contains invalid characters',
  ],
];

export const CHANGE_PASSWORD_INPUTS: readonly InputRow[] = [
  ['all as the form sends it', change, OK],
  ...wrongBodies(change, currentPasswordRequired),
  ...wrongTypes(change, 'currentPassword', currentPasswordRequired),
  ['currentPassword: empty', { ...change, currentPassword: '' }, currentPasswordRequired],
  ['currentPassword: of any length', { ...change, currentPassword: 'x'.repeat(100_000) }, OK],
  ...newPasswords(change),
];

export const RESET_PASSWORD_INPUTS: readonly InputRow[] = [
  ['all as the page sends it', reset, OK],
  ...wrongBodies(reset, resetTokenRequired),
  ...wrongTypes(reset, 'token', resetTokenRequired),
  ['token: 257', { ...reset, token: 't'.repeat(257) }, resetTokenRequired],
  ['token: odd', { ...reset, token: '\0\uD800../__proto__' }, OK],
  ...newPasswords(reset),
];

export const VERIFY_EMAIL_INPUTS: readonly InputRow[] = [
  ['all as the page sends it', { token: 'u1.t.signature' }, OK],
  ...wrongBodies({ token: 'u1.t.signature' }, resetTokenRequired),
  ...wrongTypes({ token: 'u1.t.signature' }, 'token', resetTokenRequired),
  ['token: 257', { token: 't'.repeat(257) }, resetTokenRequired],
  ['token: odd', { token: '\0\uD800../__proto__' }, OK],
];
