import { MESSAGES } from '@argint/contracts';
import {
  MALICIOUS,
  OK,
  SQL_AND_PATHS,
  wrongBodies,
  wrongTypes,
  type InputRow,
} from './input-row.ts';

const essay = 'Water should be priced. '.repeat(10);
const good = { essayText: essay };
const text = (
  expected: string,
  values: readonly (readonly [name: string, essayText: unknown])[],
): InputRow[] => values.map(([name, essayText]) => [`essayText: ${name}`, { essayText }, expected]);
const question = (
  expected: string,
  values: readonly (readonly [name: string, essayQuestion: unknown])[],
): InputRow[] =>
  values.map(([name, essayQuestion]) => [
    `essayQuestion: ${name}`,
    { ...good, essayQuestion },
    expected,
  ]);

const rubric = (
  expected: string,
  values: readonly (readonly [name: string, rubric: unknown])[],
): InputRow[] =>
  values.map(([name, given]) => [`rubric: ${name}`, { ...good, rubric: given }, expected]);

/** Texts that are accepted and must arrive unchanged. */
export const ODD_TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['NUL', `${essay}\0 and more`],
  ['control characters', `${essay}\u0001\u0007\u0008\u000B\u000C\u001B[31m\u007F\u0085`],
  ['a byte order mark in front', `\uFEFF${essay}`],
  ['whitespace around the text', ` \t\r\n${essay}\u00A0\u3000 `],
  ['all kinds of line ends', `${essay}\r\n\r\n\n\r\u2028\u2029`],
  ['a noncharacter', `${essay}\uFFFE\uFFFF`],
  ['a replacement character', `${essay}\uFFFD`],
  ['a right-to-left override', `${essay}\u202Eright to left\u202C`],
  ['emoji of several parts', `${essay}👩🏽‍🏫 🇿🇦`],
  ['composed and decomposed', `${essay}é e\u0301 ﬁ ﬀ`],
  ['a pile of accents', `${essay}${'z\u0301'.repeat(200)}`],
  ['keys of objects', `${essay} __proto__ constructor toString`],
  ['an operator', `${essay} {"$gt":""}`],
  ['an entity', `${essay} &lt;script&gt; &#60; 3 < 4`],
  ['a template', `${essay} {{7*7}} \${7*7} <%= 7 %>`],
  ['prose about code', `${essay} javascript: is a scheme and onclick= an attribute`],
  ...SQL_AND_PATHS.map((pattern) => [pattern, `${essay} ${pattern}`] as const),
];

export const START_INPUTS: readonly InputRow[] = [
  ['a text', good, OK],
  ...wrongBodies(good, MESSAGES.essayEmpty),
  ...wrongTypes({}, 'essayText', MESSAGES.essayEmpty),
  ...text(MESSAGES.essayEmpty, [
    ['0 characters', ''],
    ['200 blanks', ' '.repeat(200)],
    ['line ends', '\r\n'.repeat(100)],
    ['no-break blanks', '\u00A0'.repeat(200)],
  ]),
  ...text(MESSAGES.essayTooShort, [
    ['1 character', 'a'],
    ['99 characters', 'a'.repeat(99)],
    ['99 characters among blanks', `  ${'a'.repeat(99)}\r\n `],
    ['one character and 120 blanks', `x${' '.repeat(120)}`],
    ['two characters and 99,000 blanks between', `<${' '.repeat(99_000)}x`],
    ['fifty letters, each after three blanks', '   a'.repeat(50)],
  ]),
  ...text(OK, [
    ['100 characters', 'a'.repeat(100)],
    ['100,000 characters', 'a'.repeat(100_000)],
    ['100,000 of three bytes each', '水'.repeat(100_000)],
    ['50,000 emoji', '🙂'.repeat(50_000)],
    ['100,000 brackets', '<'.repeat(100_000)],
    ['a bracket, 99,000 blanks and a text', `<${' '.repeat(99_000)}${essay}`],
    ['a hundred letters, each after three blanks', '   a'.repeat(51)],
    ...ODD_TEXTS,
  ]),
  ...text(MESSAGES.essayTooLong, [
    ['100,001 characters', 'a'.repeat(100_001)],
    ['a million', 'a'.repeat(1_000_000)],
  ]),
  ...text(MESSAGES.essayMalformed, [
    ['a lone high surrogate', `${essay}\uD800`],
    ['a lone low surrogate', `\uDC00${essay}`],
    ['surrogates in the wrong order', `${essay}\uDE42\uD83D`],
  ]),
  ...text(OK, [['the name of a tag', `${essay} A <script> tag, and </script>.`]]),
  ...text(MALICIOUS, [
    ['a script', `${essay}<script>alert(1)</script>`],
    ['a script in capitals', `${essay}<SCRIPT SRC=//x>`],
    ['a script with a blank', `${essay}< script>alert(1)`],
    ['a frame', `${essay}<iframe src=x>`],
    ['a handler', `${essay}<img src=x onerror=alert(1)>`],
    ['a handler after a slash', `${essay}<svg/onload=alert(1)>`],
    ['a javascript link', `${essay}<a href="javascript:alert(1)">`],
  ]),
  ...question(OK, [
    ['nothing', undefined],
    ['null', null],
    ['empty', ''],
    ['blanks', '   \n '],
    ['10 characters', 'q'.repeat(10)],
    ['1,000 characters', 'q'.repeat(1_000)],
    ['10 characters among blanks', `   ${'q'.repeat(10)}   `],
    ['SQL', 'Why DROP TABLE users; -- ?'],
    ['a path', 'What is ../../etc/passwd?'],
    ['control characters', 'Why this\0and\u0007that?'],
  ]),
  ...question(MESSAGES.questionLength, [
    ['9 characters', 'q'.repeat(9)],
    ['9 characters among blanks', `     ${'q'.repeat(9)}     `],
    ['1,001 characters', 'q'.repeat(1_001)],
    ['a million', 'q'.repeat(1_000_000)],
    ['a number', 5],
    ['an operator', { $gt: '' }],
    ['an array', ['Why is this so?']],
    ['true', true],
  ]),
  ...question(MESSAGES.questionMalformed, [['half a character', 'Why is this so?\uD800']]),
  ...question(MESSAGES.questionMalicious, [['a script', 'Why <script>alert(1)</script>?']]),
  ...(['e1', '', null, undefined, '../../x', 'p'.repeat(100)] as const).map(
    (parentEssayId, n): InputRow => [
      `parentEssayId: accepted ${n}`,
      { ...good, parentEssayId },
      OK,
    ],
  ),
  ...([7, true, ['e1'], { $ne: null }, 'p'.repeat(101)] as const).map(
    (parentEssayId, n): InputRow => [
      `parentEssayId: refused ${n}`,
      { ...good, parentEssayId },
      MESSAGES.parentInvalid,
    ],
  ),
  ...rubric(OK, [
    ['nothing', undefined],
    ['null', null],
    ['empty', ''],
    ['blanks', '   \n '],
    ['one letter', 'A'],
    ['10,000 characters', 'r'.repeat(10_000)],
    ['10,000 characters among blanks', `  ${'r'.repeat(10_000)}\n`],
    ['a table', 'Criterion\tMarks\nArgument\t40'],
    ['SQL', 'DROP TABLE users; --'],
    ['control characters', 'Argument\0and\u0007style'],
  ]),
  ...rubric(MESSAGES.rubricLength, [
    ['10,001 characters', 'r'.repeat(10_001)],
    ['a million', 'r'.repeat(1_000_000)],
    ['a number', 5],
    ['an operator', { $gt: '' }],
    ['an array', ['Argument']],
    ['true', true],
  ]),
  ...rubric(MESSAGES.rubricMalformed, [['half a character', 'Argument\uD800']]),
  ...rubric(MESSAGES.rubricMalicious, [
    ['a script', 'Argument <script>alert(1)</script>'],
    ['a handler', '<img src=x onerror=alert(1)>'],
  ]),
  ...(['argument', 'letter', null, undefined] as const).map((textKind): InputRow => [
    `textKind: ${String(textKind)}`,
    { ...good, textKind },
    OK,
  ]),
  ...(['', 'Argument', 'poem', 7, true, ['argument'], { $gt: '' }] as const).map(
    (textKind): InputRow => [
      `textKind: ${JSON.stringify(textKind)}`,
      { ...good, textKind },
      MESSAGES.textKindUnknown,
    ],
  ),
  ...(['simple', 'hybrid', 'comprehensive', undefined] as const).map((analysisType): InputRow => [
    `analysisType: ${String(analysisType)}`,
    { ...good, analysisType },
    OK,
  ]),
  ...(
    ['deep', 'HYBRID', '', null, 1, ['hybrid'], { $ne: 1 }, '__proto__', 'toString'] as const
  ).map((analysisType): InputRow => [
    `analysisType: ${JSON.stringify(analysisType)}`,
    { ...good, analysisType },
    'analysisType must be one of simple, hybrid, comprehensive',
  ]),
];
