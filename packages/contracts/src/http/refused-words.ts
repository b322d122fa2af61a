/**
 * The passwords guessed first. Deliberately few: the full list belongs to the strict policy, and each entry here
 * is one that nobody may use at all.
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  '000000',
  '111111',
  '123123',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '1234567890',
  '654321',
  '666666',
  'abc123',
  'iloveyou',
  'password',
  'qwerty',
  'qwertyuiop',
]);

/** Whether a password is one of the few that are guessed first, in any letter case. */
export const isCommonPassword = (password: string): boolean =>
  COMMON_PASSWORDS.has(password.trim().toLowerCase());

/** Names that would pass for us or for a mailbox every domain has (RFC 2142). Compared without `-` and `_`. */
const RESERVED_USERNAMES: ReadonlySet<string> = new Set([
  'abuse',
  'admin',
  'administrator',
  'anonymous',
  'api',
  'argint',
  'argumentintelligence',
  'billing',
  'help',
  'hostmaster',
  'info',
  'moderator',
  'noreply',
  'null',
  'official',
  'operator',
  'postmaster',
  'root',
  'security',
  'staff',
  'superuser',
  'support',
  'sysadmin',
  'system',
  'undefined',
  'webmaster',
]);

/** Whether a username is kept back, in any letter case and with any hyphens or underscores. */
export const isReservedUsername = (username: string): boolean =>
  RESERVED_USERNAMES.has(username.toLowerCase().replace(/[-_]/g, ''));
