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
import { languageFile, tableFaults } from './language-files.ts';
import { PLURALS, TEXTS } from './texts/all-texts.ts';

const tables = { texts: TEXTS, plurals: PLURALS };
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
      .filter((file) => /\.tsx?$/.test(file) && !/i18n[\\/]texts|\.test\./.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .concat(
        ['messages.ts', 'errors.ts', 'plans.ts', 'job.ts', 'severity.ts', 'payments.ts'].map(
          (file) => readFileSync(join(root, '../../packages/contracts/src', file), 'utf8'),
        ),
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
