import { MESSAGES } from '@argint/contracts';
import { OK, wrongBodies, wrongTypes, type InputRow } from './input-row.ts';

const format = 'Please check your email and password format.';
const login = { email: 'thandi@example.org', password: 'secret' };
const refresh = { refreshToken: 'r'.repeat(43) };
const job = { jobId: 'job-1' };

export const LOGIN_INPUTS: readonly InputRow[] = [
  ['all as the form sends it', login, OK],
  ...wrongBodies(login, MESSAGES.emailInvalid),
  ...wrongTypes(login, 'email', MESSAGES.emailInvalid),
  ...wrongTypes(login, 'password', format),
  ['password: empty', { ...login, password: '' }, format],
  ['password: one letter', { ...login, password: 'x' }, OK],
  ['password: of any length', { ...login, password: 'x'.repeat(100_000) }, OK],
  ['email: blanks around', { ...login, email: ' thandi@example.org ' }, OK],
  ['email: none of one', { ...login, email: 'thandi' }, MESSAGES.emailInvalid],
];

export const VERIFY_INPUTS: readonly InputRow[] = [
  ['an email', { email: 'thandi@example.org' }, OK],
  ...wrongBodies({ email: 'thandi@example.org' }, MESSAGES.emailInvalid),
  ...wrongTypes({}, 'email', MESSAGES.emailInvalid),
  ['email: SQL', { email: "x' OR 1=1 --" }, MESSAGES.emailInvalid],
  ['email: too long', { email: `${'a'.repeat(300)}@example.org` }, MESSAGES.emailInvalid],
];

/** Of refresh and logout. */
export const TOKEN_INPUTS: readonly InputRow[] = [
  ['a token', refresh, OK],
  ...wrongBodies(refresh, 'refreshToken is required'),
  ...wrongTypes({}, 'refreshToken', 'refreshToken is required'),
  ['refreshToken: empty', { refreshToken: '' }, 'refreshToken is required'],
  ['refreshToken: 512', { refreshToken: 'r'.repeat(512) }, OK],
  ['refreshToken: 513', { refreshToken: 'r'.repeat(513) }, 'refreshToken is too long'],
  ['refreshToken: odd', { refreshToken: '\0\uD800../__proto__' }, OK],
];

export const CANCEL_INPUTS: readonly InputRow[] = [
  ['a job', job, OK],
  ...wrongBodies(job, 'jobId is required'),
  ...wrongTypes({}, 'jobId', 'jobId is required'),
  ['jobId: empty', { jobId: '' }, 'jobId is required'],
  ['jobId: 100', { jobId: 'j'.repeat(100) }, OK],
  ['jobId: 101', { jobId: 'j'.repeat(101) }, 'jobId is too long'],
];

const titled = { title: 'On water' };
export const TITLE_INPUTS: readonly InputRow[] = [
  ['a title', titled, OK],
  ...wrongBodies(titled, MESSAGES.titleLength),
  ...wrongTypes({}, 'title', MESSAGES.titleLength),
  ['title: empty', { title: '' }, MESSAGES.titleLength],
  ['title: blanks', { title: ' \n\t ' }, MESSAGES.titleLength],
  ['title: unseen letters', { title: '\u200b\u2060' }, MESSAGES.titleLength],
  ['title: 80', { title: 't'.repeat(80) }, OK],
  ['title: 81', { title: 't'.repeat(81) }, MESSAGES.titleLength],
  ['title: 80 and blanks around', { title: ` ${'t'.repeat(80)} ` }, OK],
  ['title: half a character', { title: 'a\uD800' }, MESSAGES.titleMalformed],
  ['title: a control character', { title: 'a\0b' }, MESSAGES.titleMalformed],
  ['title: a script', { title: '<script>x' }, MESSAGES.titleMalicious],
  ['title: prose with SQL', { title: 'Why DROP TABLE students; is a joke' }, OK],
];

const decided = { state: 'resolved' };
const { stateUnknown, reasonLength, reasonMalformed, reasonMalicious } = MESSAGES;
const notUseful = (reason: unknown) => ({ state: 'not useful', reason });
export const STATE_INPUTS: readonly InputRow[] = [
  ['a state', decided, OK],
  ...wrongBodies(decided, stateUnknown),
  ...wrongTypes({}, 'state', stateUnknown),
  ...(['open', 'intended', 'not useful'] as const).map((state): InputRow => [state, { state }, OK]),
  ...(['', 'Resolved', 'not-useful', 'toString', '__proto__'] as const).map((state): InputRow => [
    `state: ${state || 'empty'}`,
    { state },
    stateUnknown,
  ]),
  ['reason: none', notUseful(null), OK],
  ['reason: empty', notUseful(''), OK],
  ['reason: with another state', { ...decided, reason: 'I fixed it.' }, OK],
  ['reason: 500', notUseful('r'.repeat(500)), OK],
  ['reason: 500 and blanks around', notUseful(` ${'r'.repeat(500)}\n`), OK],
  ['reason: prose with SQL and a path', notUseful('DROP TABLE is a quote; so is ../'), OK],
  ['reason: 501', notUseful('r'.repeat(501)), reasonLength],
  ['reason: half a megabyte', notUseful('r'.repeat(500_000)), reasonLength],
  ['reason: a number', notUseful(7), reasonMalformed],
  ['reason: an operator', notUseful({ $gt: '' }), reasonMalformed],
  ['reason: half a character', notUseful('a\uD800'), reasonMalformed],
  ['reason: NUL', notUseful('a\0b'), reasonMalformed],
  ['reason: a script', notUseful('<script>x'), reasonMalicious],
];

const ticked = { id: 'j1.1', isCompleted: true };
const { suggestionRequired, suggestionState } = MESSAGES;
export const SUGGESTION_INPUTS: readonly InputRow[] = [
  ['a suggestion that is done', ticked, OK],
  ['a suggestion that is open again', { ...ticked, isCompleted: false }, OK],
  ...wrongBodies(ticked, suggestionRequired),
  ...wrongTypes(ticked, 'id', suggestionRequired),
  ['id: empty', { ...ticked, id: '' }, suggestionRequired],
  ['id: 200', { ...ticked, id: 's'.repeat(200) }, OK],
  ['id: 201', { ...ticked, id: 's'.repeat(201) }, 'id is too long'],
  ['id: odd', { ...ticked, id: '\0\uD800../__proto__' }, OK],
  ...[undefined, null, 1, 'true', {}, [true]].map((isCompleted): InputRow => [
    `isCompleted: ${JSON.stringify(isCompleted)}`,
    { ...ticked, isCompleted },
    suggestionState,
  ]),
];

/** Query strings of a deletion. */
export const DELETE_QUERIES: readonly (readonly [query: string, expected: string])[] = [
  ['', OK],
  ['drafts=all', OK],
  ...['', 'none', 'all&drafts=all', '*'].map(
    (value) => [`drafts=${value}`, 'drafts must be all'] as const,
  ),
];

/** Query strings of a statement of use. The essay has no result, so a good one finds nothing. */
export const AI_USE_QUERIES: readonly (readonly [query: string, expected: string])[] = [
  ...['', 'format=json', 'format=pdf', 'format=text', 'language=de', 'language=fr'].map(
    (query) => [query, '404 NO_RESULT: This essay has no analysis yet.'] as const,
  ),
  ...['', 'TEXT', 'docx', 'json&format=text', '__proto__'].map(
    (value) => [`format=${value}`, 'format must be json, pdf or text'] as const,
  ),
  ...['', 'DE', 'en&language=de', '__proto__'].map(
    (value) => [`language=${value}`, 'language must be one of en, es, fr, de'] as const,
  ),
];

const noFormat = 'format must be pdf or docx';
const noSeverity = 'severity must be 1 to 5';
const noState = 'state must be a list of open, resolved, intended, not useful';
/** Query strings of an export, for a plan without exports. */
export const EXPORT_QUERIES: readonly (readonly [query: string, expected: string])[] = [
  ['format=pdf', '403 EXPORT_NOT_IN_PLAN: PDF and Word export are part of the Unlimited plan.'],
  ['', noFormat],
  ...['', 'PDF', 'xlsx', 'pdf&format=docx', '../pdf', '__proto__'].map(
    (value) => [`format=${value}`, noFormat] as const,
  ),
  ...['0', '6', '-1', '1.5', 'x', '', '1&severity=2'].map(
    (value) => [`format=pdf&severity=${value}`, noSeverity] as const,
  ),
  ...['', 'Open', 'open,', 'open,toString', 'open&state=resolved', 'open,'.repeat(30)].map(
    (value) => [`format=docx&state=${value}`, noState] as const,
  ),
];

/** Query strings of a status. */
export const STATUS_QUERIES: readonly (readonly [query: string, expected: string])[] = [
  ['jobId=job-1', OK],
  ['jobId=job-1&other=2', OK],
  ['', 'jobId is required'],
  ['jobId=', 'jobId is required'],
  ['jobid=job-1', 'jobId is required'],
  ['jobId[]=job-1', 'jobId is required'],
  ['jobId[$gt]=', 'jobId is required'],
  ['jobId=a&jobId=b', 'jobId is required'],
  ['__proto__[jobId]=a', 'jobId is required'],
  ['constructor=a', 'jobId is required'],
  [`jobId=${'j'.repeat(101)}`, 'jobId is too long'],
  ['jobId=%00', OK],
  ['jobId=__proto__', OK],
  ['jobId=%F0%9F%99%82', OK],
  ['jobId=..%2f..%2fetc', OK],
];

/** Query strings of the list of essays. */
export const LIST_QUERIES: readonly (readonly [query: string, expected: string])[] = [
  ['', OK],
  ['limit=1', OK],
  ['limit=100', OK],
  ...['0', '101', '-1', '1.5', 'x', '1e9', 'NaN', 'Infinity', '', '1&limit=2'].map(
    (value) => [`limit=${value}`, 'limit must be 1 to 100'] as const,
  ),
  ['cursor=abc', OK],
  ['cursor=a&cursor=b', 'cursor is not one of ours'],
  [`cursor=${'c'.repeat(513)}`, 'cursor is not one of ours'],
];
