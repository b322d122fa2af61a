import { MESSAGES } from '@argint/contracts';
import { OK, SQL_AND_PATHS, wrongBodies, wrongTypes, type InputRow } from './input-row.ts';

const good = {
  username: 'thandi',
  email: 'thandi@example.org',
  password: 'secret',
  firstName: 'Thandi',
  lastName: 'Nkosi',
};
const rows = (
  field: keyof typeof good,
  message: string,
  values: readonly (readonly [name: string, value: unknown])[],
): InputRow[] =>
  values.map(([name, value]) => [`${field}: ${name}`, { ...good, [field]: value }, message]);
const asIs = (values: readonly string[]) => values.map((value) => [value, value] as const);

const { usernameTooShort, usernameInvalid, emailInvalid, firstNameRequired, lastNameRequired } =
  MESSAGES;
const firstInvalid = 'First name contains invalid characters';
const lastInvalid = 'Last name contains invalid characters';
/** An e-mail address of `length` characters, with labels as long as DNS allows. */
const email = (length: number): string => {
  const domain = `${'d'.repeat(63)}.${'e'.repeat(63)}.${'f'.repeat(60)}.org`;
  return `${'a'.repeat(length - domain.length - 1)}@${domain}`;
};

export const REGISTER_INPUTS: readonly InputRow[] = [
  ['all as the form sends it', good, OK],
  ...wrongBodies(good, usernameTooShort),

  ...wrongTypes(good, 'username', usernameTooShort),
  ...rows('username', usernameTooShort, [
    ['empty', ''],
    ['two letters', 'ab'],
    ['blanks', '      '],
    ['two letters among blanks', '  ab  '],
  ]),
  ...rows('username', OK, [
    ['three letters', 'abc'],
    ['thirty', 'a'.repeat(30)],
    ['every kind of letter', 'aZ09_-'],
    ['a key of objects', '__proto__'],
    ['a method of objects', 'constructor'],
    ['whitespace around the text', ' thandi '],
  ]),
  ...rows('username', usernameInvalid, [
    ['thirty-one', 'a'.repeat(31)],
    ['a million', 'a'.repeat(1_000_000)],
    ['a blank inside', 'than di'],
    ['a line break', 'than\ndi'],
    ['NUL', 'than\0di'],
    ['a dot', 'than.di'],
    ['an at-sign', 'than@di'],
    ['markup', '<b>thandi'],
    ['an accent', 'thandí'],
    ['a look-alike letter', 'thаndi'],
    ['an emoji', 'thandi🙂'],
    ['a zero-width joiner', 'than\u200Ddi'],
    ['a right-to-left override', 'than\u202Edi'],
    ['half a character', 'than\uD800di'],
    ['full-width letters', 'ｔｈａｎｄｉ'],
    ['a path', '../thandi'],
    ['a quote', "than'di"],
    ['a dollar', '$where'],
    ['a percent escape', 'than%00di'],
  ]),

  ...rows(
    'username',
    MESSAGES.usernameReserved,
    asIs(['admin', 'Root', 'SUPPORT', 'no-reply', '_system_']),
  ),

  ...wrongTypes(good, 'email', emailInvalid),
  ...rows('email', emailInvalid, [
    ['empty', ''],
    ['no at-sign', 'thandi.example.org'],
    ['no domain', 'thandi@'],
    ['no name', '@example.org'],
    ['two at-signs', 'a@b@example.org'],
    ['no top level', 'thandi@example'],
    ['two dots', 'than..di@example.org'],
    ['a dot in front', '.thandi@example.org'],
    ['a blank', 'than di@example.org'],
    ['a line break and a header', 'thandi@example.org\nBcc: all@example.org'],
    ['NUL', 'thandi@example.org\0'],
    ['markup', '<script>@example.org'],
    ['SQL', "'or'1'='1'@example.org"],
    ['half a character', 'than\uD800di@example.org'],
    ['an address literal', 'thandi@[127.0.0.1]'],
    ['a name beside it', 'Thandi <thandi@example.org>'],
    ['255 characters', email(255)],
    ['a megabyte less a little', `${'a'.repeat(1_000_000)}@example.org`],
  ]),
  ...rows('email', OK, [
    ['254 characters', email(254)],
    ['whitespace around the text', '  thandi@example.org '],
    ['capital letters', 'THANDI@EXAMPLE.ORG'],
    ['a plus and an apostrophe', "o'brien+essays@mail.example.co.za"],
  ]),

  ...wrongTypes(good, 'password', MESSAGES.passwordTooShort),
  ...rows('password', MESSAGES.passwordTooShort, [
    ['empty', ''],
    ['five characters', '12345'],
  ]),
  ...rows('password', OK, [
    ['six characters', 'p4s-w1'],
    ['128', 'p'.repeat(128)],
    ['any Unicode', 'pässwörd 🙂 \u202E'],
    ['SQL', "' OR 1=1 --"],
    ['NUL', 'secret\0secret'],
    ['a common one and more', 'password 1'],
  ]),
  ...rows('password', MESSAGES.passwordBlank, [
    ['six blanks', '      '],
    ['six NULs', '\0'.repeat(6)],
    ['six letters one cannot see', '\u3164'.repeat(6)],
  ]),
  ...rows(
    'password',
    MESSAGES.passwordCommon,
    asIs(['123456', 'password', 'PassWord', 'qwerty', ' 123456 ']),
  ),
  ...rows('password', MESSAGES.passwordTooLong, [
    ['129', 'p'.repeat(129)],
    ['a million', 'p'.repeat(1_000_000)],
  ]),
  ...rows('password', 'Password contains invalid characters', [
    ['half a character', 'secret\uDC00'],
  ]),

  ...wrongTypes(good, 'firstName', firstNameRequired),
  ...wrongTypes(good, 'lastName', lastNameRequired),
  ...rows('firstName', firstNameRequired, [
    ['empty', ''],
    ['blanks', ' \t\n '],
    ['no-break blanks', '\u00A0\u2003'],
    ['nothing one sees', '\u200B\u200D\u2060'],
    ['a Hangul filler', '\u3164'],
  ]),
  ...rows('lastName', lastNameRequired, [
    ['empty', ''],
    ['blanks', '   '],
  ]),
  ...rows('firstName', OK, [
    ['50 characters', 'N'.repeat(50)],
    ['one letter', 'T'],
    ...asIs(["O'Brien", 'van der Merwe', 'Anne-Marie', 'J. R. R.', 'Nomvula Ntombi']),
    ...asIs(['Łukasz', 'Ngũgĩ', '李雷', 'محمد', 'Select', 'Andor', 'Union', 'D’Arcy', '!Xóõ']),
    ['a joiner inside', 'می\u200Cخواهم'],
  ]),
  ...rows('firstName', 'First name must be at most 50 characters', [
    ['51 characters', 'N'.repeat(51)],
    ['a million', 'N'.repeat(1_000_000)],
    ['patterns without end', 'union '.repeat(150_000)],
  ]),
  ...rows('lastName', 'Last name must be at most 50 characters', [['51', 'N'.repeat(51)]]),
  ...rows('firstName', firstInvalid, [
    ...asIs(SQL_AND_PATHS),
    ...asIs(['<script>alert(1)', '<img src=x>', '</b>', 'javascript:alert(1)', 'x onload=go()']),
    ['NUL', 'Than\0di'],
    ['a line break', 'Thandi\nNkosi'],
    ['an escape', 'Thandi\u001B[31m'],
    ['half a character', 'Thandi\uD83D'],
    ['a right-to-left override', 'Thandi\u202EidnahT'],
    ['a line separator', 'Thandi\u2028Nkosi'],
    ['a filler inside', 'Than\u3164di'],
    ['a zero-width space inside', 'Than\u200Bdi'],
    ...asIs(['http://evil.example', 'see www.evil.example', 'ftp://x']),
    ...asIs(['=cmd|calc', '@SUM(1)', '+27 82', '-1+1']),
  ]),
  ...rows('lastName', lastInvalid, [
    ['SQL', "Nkosi'; DROP TABLE users"],
    ['markup', 'Nkosi<iframe>'],
  ]),
  ['ageConfirmed: true', { ...good, ageConfirmed: true }, OK],
  ['ageConfirmed: false', { ...good, ageConfirmed: false }, MESSAGES.tooYoung],
];
