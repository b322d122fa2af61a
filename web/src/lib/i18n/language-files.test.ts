import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { CRITICAL_THINKING_LEVELS, ISSUE_TYPES } from '@argint/contracts';
import { ERRORS } from '@argint/contracts/errors';
import { PROCESSING_STAGES } from '@argint/contracts/job';
import { PLANS } from '@argint/contracts/plans';
import { severityWord } from '@argint/contracts/severity';
import type { Severity } from '@argint/contracts/severity';
import { claims } from '../../content/claims.ts';
import { DRAFT_PLURALS, DRAFT_TEXTS } from './draft-texts/all-drafts.ts';
import { LEFT_IN_ENGLISH } from './draft-texts/left-in-english.ts';
import { draftFaults, languageFile, missingDrafts, tableFaults } from './language-files.ts';
import { PLURALS, TEXTS } from './texts/all-texts.ts';
import { billingPlurals, billingTexts } from './texts/billing-texts.ts';
import { pagesPlurals, pagesTexts } from './texts/pages-texts.ts';
import { premiumPlurals, premiumTexts } from './texts/premium-texts.ts';
import { privacyTexts } from './texts/privacy-texts.ts';

const tables = { texts: TEXTS, plurals: PLURALS };
const drafts = { texts: DRAFT_TEXTS, plurals: DRAFT_PLURALS };
/** Tables of screens that a draft language may leave in English. */
const FURTHER_SCREENS: ReadonlySet<object> = new Set([
  billingTexts,
  billingPlurals,
  pagesTexts,
  pagesPlurals,
  premiumTexts,
  premiumPlurals,
  privacyTexts,
]);
const mainScreens = {
  texts: TEXTS.filter((table) => !FURTHER_SCREENS.has(table)),
  plurals: PLURALS.filter((table) => !FURTHER_SCREENS.has(table)),
};
const keys = new Set(TEXTS.flatMap((table) => Object.keys(table)));
const row = (es: string, fr = es, de = es) => ({ es, fr, de });

describe('the tables of texts', () => {
  test('give every language every text, with the same values in it', () => {
    expect(tableFaults(tables)).toEqual([]);
  });

  test('name a button by the words on it first, for those who speak to the page', () => {
    const all = Object.assign({}, ...TEXTS) as Record<string, Record<string, string>>;
    for (const [language, words] of Object.entries(all['Delete all'] ?? {}))
      expect(all['Delete all drafts of {{title}}']?.[language]).toContain(words);
  });

  test('have the words that come from contracts', () => {
    const words = [
      ...Object.values(ERRORS).map(({ message }) => message),
      ...Object.values(PLANS).flatMap(({ name, features }) => [name, ...features]),
      ...([1, 2, 3, 4, 5] as Severity[]).map(severityWord),
      ...PROCESSING_STAGES,
      ...ISSUE_TYPES,
      ...CRITICAL_THINKING_LEVELS,
      ...claims.figures,
      claims.origin,
      claims.trial,
    ];
    expect(words.filter((word) => !keys.has(word))).toEqual([]);
  });

  test('have no text that no screen uses', () => {
    const root = join(import.meta.dirname, '../..');
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/i18n[\\/](?:draft-)?texts|\.test\./.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .concat(
        ['messages.ts', 'errors.ts', 'plans.ts', 'job.ts', 'severity.ts', 'payments.ts'].map(
          (file) => readFileSync(join(root, '../../packages/contracts/src', file), 'utf8'),
        ),
        readFileSync(join(root, '../../packages/text-analysis/src/live-hints.ts'), 'utf8'),
      )
      .join('\n')
      .replaceAll("\\'", "'")
      .replaceAll('\\n', '\n');
    const fromServer = new Set<string>([
      ...ISSUE_TYPES,
      ...CRITICAL_THINKING_LEVELS,
      ...([1, 2, 3, 4, 5] as Severity[]).map(severityWord),
      'None',
      'Data Protection Policy',
    ]);
    const all = [...keys, ...PLURALS.flatMap((table) => Object.keys(table))];
    expect(all.filter((key) => !fromServer.has(key) && !sources.includes(key))).toEqual([]);
  });
});

describe('the tables of draft languages', () => {
  test('have every text of the main screens in each of them', () => {
    expect(missingDrafts(drafts, mainScreens, LEFT_IN_ENGLISH)).toEqual([]);
  });

  test('have no text that the page does not have, and the same values in each', () => {
    expect(draftFaults(drafts, tables)).toEqual([]);
    const all = new Set([...keys, ...PLURALS.flatMap((table) => Object.keys(table))]);
    expect([...LEFT_IN_ENGLISH].filter((key) => !all.has(key))).toEqual([]);
  });

  test('are told apart where a text is missing, unknown or has other values', () => {
    const page = { texts: [{ Save: row('Guardar'), 'Hi {{name}}': row('Hola {{name}}') }] };
    const some = {
      texts: [{ Save: { af: 'Stoor' }, 'Hi {{name}}': { zu: 'Sawubona' }, Gone: {} }],
    };
    const given = { ...page, plurals: [] };
    expect(draftFaults({ ...some, plurals: [] }, given)).toEqual([
      'no text of the page: Gone',
      'zu has other {{…}} or <…>: Hi {{name}}',
    ]);
    expect(missingDrafts({ ...some, plurals: [] }, given, new Set(['Hi {{name}}']))).toEqual([
      'zu: Save',
      'xh: Save',
    ]);
    expect(languageFile({ ...some, plurals: [] }, 'af')).toEqual({ Save: 'Stoor' });
  });
});

describe('faults of a table', () => {
  test.each([
    [
      'a value that a language lacks',
      { 'Hi {{name}}': row('Hola {{name}}', 'Salut', 'Hallo {{name}}') },
      1,
    ],
    ['a tag that a language lacks', { 'See <a>this</a>': row('Ver esto') }, 3],
    ['an empty text', { Save: row('Guardar', '', 'Speichern') }, 1],
    ['blanks around a text', { Save: row('Guardar', 'Enregistrer ', 'Speichern') }, 1],
    ['none', { Save: row('Guardar', 'Enregistrer', 'Speichern') }, 0],
  ])('%s', (_name, table, count) => {
    expect(tableFaults({ texts: [table], plurals: [] })).toHaveLength(count);
  });

  test('a key in two tables', () => {
    const table = { Save: row('Guardar') };
    expect(tableFaults({ texts: [table, table], plurals: [] })).toEqual(['in two tables: Save']);
  });

  test('a plural without its number', () => {
    const plurals = [
      { '{{count}} words': { es: ['a', 'b'], fr: ['a', 'b'], de: ['a', 'b'] } },
    ] as const;
    expect(tableFaults({ texts: [], plurals })).toHaveLength(3);
  });
});

test('a language file has the forms of a plural under the keys of i18next', () => {
  const forms = {
    es: ['{{count}} palabra', '{{count}} palabras'],
    fr: ['{{count}} mot', '{{count}} mots'],
    de: ['{{count}} Wort', '{{count}} Wörter'],
  } as const;
  const words = { texts: [{ Save: row('Guardar') }], plurals: [{ '{{count}} words': forms }] };
  expect(languageFile(words, 'es')).toEqual({
    Save: 'Guardar',
    '{{count}} words_one': '{{count}} palabra',
    '{{count}} words_other': '{{count}} palabras',
    '{{count}} words_many': '{{count}} palabras',
  });
});
