import { MESSAGES } from '@argint/contracts';
import { OK, wrongBodies, wrongTypes, type InputRow } from './input-row.ts';

const { currentPasswordRequired, sessionIdInvalid } = MESSAGES;
const all = { currentPassword: 'correct horse' };
const one = { ...all, sessionId: 's1' };

/** Bodies of DELETE /api/profile/sessions. */
export const END_SESSIONS_INPUTS: readonly InputRow[] = [
  ['one session', one, OK],
  ['all others', all, OK],
  ['currentPassword: empty', { ...one, currentPassword: '' }, currentPasswordRequired],
  ...wrongTypes(one, 'currentPassword', currentPasswordRequired),
  ...wrongTypes(one, 'sessionId', sessionIdInvalid).filter(([name]) => !name.endsWith('nothing')),
  ['sessionId: empty', { ...one, sessionId: '' }, sessionIdInvalid],
  ['sessionId: 65', { ...one, sessionId: 's'.repeat(65) }, sessionIdInvalid],
  ['sessionId: of nobody', { ...one, sessionId: '../__proto__' }, OK],
  ...wrongBodies(one, currentPasswordRequired),
];
