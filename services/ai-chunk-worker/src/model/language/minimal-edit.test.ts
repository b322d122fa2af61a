import { expect, test } from '@jest/globals';
import { minimalEdit } from './minimal-edit.ts';

const text = 'The report has founded that he go home every day in morning.';
const edit = (quote: string, to: string) => {
  const start = text.indexOf(quote);
  const made = minimalEdit(text, { start, end: start + quote.length }, to);
  return made && [text.slice(made.start, made.end), made.replacement];
};

test.each([
  ['one word for another', 'has founded that', 'has found that', ['founded', 'found']],
  ['the whole quote where all of it changes', 'go', 'goes', ['go', 'goes']],
  [
    'a word that is put in, with the word after it',
    'in morning',
    'in the morning',
    ['morning.', 'the morning.'],
  ],
  ['a word that is taken out', 'go home every', 'go every', ['home', '']],
  ['several neighbouring words', 'he go home', 'they went home', ['he go', 'they went']],
])('the smallest change is %s', (_case, quote, to, expected) => {
  const given = quote === 'in morning' ? [`${quote}.`, `${to}.`] : [quote, to];
  expect(edit(given[0] ?? '', given[1] ?? '')).toEqual(expected);
});

test('a word that is put in at the end takes the word before it along', () => {
  expect(edit('every day', 'every day long')).toEqual(['day', 'day long']);
});

test('nothing changes where the words are the same', () => {
  expect(edit('every day', 'every day')).toBeNull();
  expect(edit('every day', 'every  day')).toBeNull();
});
