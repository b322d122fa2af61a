import { MESSAGES } from '@argint/contracts';
import { OK, SQL_AND_PATHS, wrongBodies, wrongTypes, type InputRow } from './input-row.ts';

const good = {
  firstName: 'Thandi',
  lastName: 'Nkosi',
  username: 'thandi',
  email: 'thandi@example.org',
};
const row = (name: string, change: Record<string, unknown>, expected: string): InputRow => [
  name,
  { ...good, ...change },
  expected,
];
/** Every wrong type but absence, which means unchanged. */
const wrongOptional = (field: string, message: string): InputRow[] =>
  wrongTypes(good, field, message).filter(([name]) => name !== `${field}: nothing`);

/** Bodies of PUT /api/profile. Names, username and email follow the rules of registration. */
export const PROFILE_INPUTS: readonly InputRow[] = [
  ['the four required fields', good, OK],
  row(
    'all as the form sends it',
    {
      bio: 'I study law.\nI read at night.',
      theme: 'dark',
      language: 'fr',
      timezone: 'Africa/Johannesburg',
      emailNotifications: false,
    },
    OK,
  ),
  ...wrongBodies(good, MESSAGES.firstNameRequired),
  ...wrongTypes(good, 'firstName', MESSAGES.firstNameRequired),
  ...wrongTypes(good, 'lastName', MESSAGES.lastNameRequired),
  ...wrongTypes(good, 'username', MESSAGES.usernameTooShort),
  ...wrongTypes(good, 'email', MESSAGES.emailInvalid),
  row('firstName: empty', { firstName: '' }, MESSAGES.firstNameRequired),
  ...SQL_AND_PATHS.map((firstName) =>
    row(`firstName: ${firstName}`, { firstName }, 'First name contains invalid characters'),
  ),
  row(
    'lastName: a link',
    { lastName: 'www.evil.example' },
    'Last name contains invalid characters',
  ),
  row('username: reserved', { username: 'admin' }, MESSAGES.usernameReserved),
  row('username: two letters', { username: 'ab' }, MESSAGES.usernameTooShort),
  ...wrongOptional('currentPassword', MESSAGES.currentPasswordRequired),
  ...wrongOptional('bio', MESSAGES.bioMalformed),
  row('bio: empty', { bio: '' }, OK),
  row('bio: 1,000 characters', { bio: 'b'.repeat(1_000) }, OK),
  row('bio: 1,001', { bio: 'b'.repeat(1_001) }, MESSAGES.bioTooLong),
  row('bio: half a megabyte', { bio: '<'.repeat(500_000) }, MESSAGES.bioTooLong),
  row('bio: half a character', { bio: 'x\uD800' }, MESSAGES.bioMalformed),
  row('bio: NUL', { bio: 'x\0' }, MESSAGES.bioMalformed),
  row('bio: a script', { bio: '<script>alert(1)</script>' }, MESSAGES.bioMalicious),
  row('bio: SQL is prose', { bio: "'; DROP TABLE users" }, OK),
  ...wrongOptional('theme', MESSAGES.themeUnknown),
  row('theme: unknown', { theme: 'pink' }, MESSAGES.themeUnknown),
  row('theme: a prototype key', { theme: '__proto__' }, MESSAGES.themeUnknown),
  ...wrongOptional('language', MESSAGES.languageUnknown),
  row('language: unknown', { language: 'xx' }, MESSAGES.languageUnknown),
  ...wrongOptional('timezone', MESSAGES.timezoneUnknown),
  row('timezone: unknown', { timezone: 'Mars/Olympus' }, MESSAGES.timezoneUnknown),
  ...wrongOptional('emailNotifications', MESSAGES.notificationsUnknown).filter(
    ([name]) => name !== 'emailNotifications: true',
  ),
  row('emailNotifications: as text', { emailNotifications: 'true' }, MESSAGES.notificationsUnknown),
];
