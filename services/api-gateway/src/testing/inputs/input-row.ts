import { MESSAGES } from '@argint/contracts';

/** A body and the wording it is refused with, or `ok`. */
export type InputRow = readonly [name: string, body: unknown, expected: string];

export const OK = 'ok';
const NO_OBJECT = 'The request body must be a JSON object.';

/** Values that are not strings. */
const NOT_STRINGS: readonly (readonly [name: string, value: unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['true', true],
  ['an operator', { $gt: '' }],
  ['an operator that matches all', { $ne: null }],
  ['an array of one string', ['thandi@example.org']],
  ['an empty array', []],
  ['a nested object', { a: { b: { c: 'thandi' } } }],
  ['an object that says it is a string', { length: 9, toString: 'thandi' }],
];

/** One field of a good body in every wrong type. */
export const wrongTypes = (
  good: Record<string, unknown>,
  field: string,
  message: string,
): InputRow[] =>
  NOT_STRINGS.map(([name, value]) => [`${field}: ${name}`, { ...good, [field]: value }, message]);

/** Bodies that are not objects, or that hide their fields in prototype keys. */
export const wrongBodies = (good: Record<string, unknown>, firstMessage: string): InputRow[] => [
  ['body: an array', [good], NO_OBJECT],
  ['body: a string', JSON.stringify(JSON.stringify(good)), NO_OBJECT],
  ['body: a number', '42', NO_OBJECT],
  ['body: null', 'null', NO_OBJECT],
  ['body: true', 'true', NO_OBJECT],
  ['body: empty', {}, firstMessage],
  ['body: all under __proto__', `{"__proto__":${JSON.stringify(good)}}`, firstMessage],
  ['body: all under constructor.prototype', { constructor: { prototype: good } }, firstMessage],
  ['body: fields unknown here', { ...good, isAdmin: true, $where: '1', role: ['admin'] }, OK],
  [
    'body: good, with __proto__ beside',
    `{"__proto__":{"isAdmin":true},${JSON.stringify(good).slice(1)}`,
    OK,
  ],
  [
    'body: half a megabyte of brackets',
    `{"x":${'['.repeat(250_000)}${']'.repeat(250_000)},${JSON.stringify(good).slice(1)}`,
    OK,
  ],
];

/** Patterns of D2 §5, refused in names and left alone in essays. */
export const SQL_AND_PATHS: readonly string[] = [
  "Robert'); DROP TABLE students",
  "' OR 1=1",
  "' or 'a'='a",
  "admin'--",
  '1 UNION ALL SELECT password FROM users',
  'INSERT INTO users VALUES',
  'DELETE FROM users',
  'UPDATE users SET role',
  '/* comment */',
  '../../etc/passwd',
  '..\\..\\windows',
  '%2e%2e%2fetc',
];

export const MALICIOUS = MESSAGES.essayMalicious;
