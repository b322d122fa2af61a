import { expect, test } from '@jest/globals';
import { critiqueGrammarIssues } from './find-grammar.ts';
import { readEssay } from '../read-essay.ts';

const corrections = new Map(
  'goverment government,peple people,recieve receive,becuase because,enviroment environment,untill until,freind friend,realy really'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);
const wrong = [...corrections.keys()];
const critiquesOn = (words: readonly string[]) => {
  const text = words.map((word) => `The dam is near the ${word} of the town.`).join(' ');
  const issues = words.map((word) => ({
    rule: 'SpellCheck',
    kind: 'Spelling',
    message: '',
    start: text.indexOf(word),
    end: text.indexOf(word) + word.length,
    replacements: [corrections.get(word) ?? word],
  }));
  return critiqueGrammarIssues(readEssay(text, null), issues);
};

test('many misspelt words are one remark with all places and a few corrections', () => {
  const [one, ...others] = critiquesOn(wrong);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ ruleId: 'grammar-many-misspellings', quote: 'goverment' });
  expect(one?.related).toHaveLength(wrong.length - 1);
  expect(one?.issue).toMatch(
    /^8 different words are not in the dictionary, among them “goverment”/,
  );
  expect(one?.fix).toContain('“government” for “goverment”');
});

test('a few misspelt words are a remark each', () => {
  expect(critiquesOn(wrong.slice(3)).map(({ quote }) => quote)).toEqual(wrong.slice(3));
});
