import { expect, test } from '@jest/globals';
import { ruleAlarms } from './false-alarms.ts';
import { fillerOf, speaksBeyondQuote } from './filler.ts';
import { critiqueEssay } from './critiqued-essays.ts';

const essay = (sentence: string) =>
  critiqueEssay({
    text: `Rivers feed the towns along their banks. I believe that the river Vaal should be cleaned, because towns drink from it.\n\n${sentence} The clinics keep their records of it, and nurses read them in spring.\n\nIn conclusion, the river Vaal should be cleaned. Its towns drink from it, and they have waited for years.`,
    question: null,
    score: null,
  });

test('false alarms are counted per rule on essays scored high and low', () => {
  const [bad, good] = [
    essay('Nobody know that polluted water makes children ill.'),
    essay('Nobody knows that polluted water makes children ill.'),
  ];
  const fault = ruleAlarms([good, good], [bad, good]).find(
    (r) => r.rule === 'grammar-indefinite-subject',
  );
  expect(fault).toMatchObject({ high: 0, low: 0.5, highEssays: 0, lowEssays: 0.5 });
});
test('a critique that cites nothing outside its quote counts as filler', () => {
  const [critique] = essay('Polluted water makes alot of children ill.').found.filter(
    (c) => c.ruleId === 'grammar-one-word-or-two',
  );
  if (!critique) throw new Error('The sentence draws no remark.');
  const text = 'Polluted water makes alot of children ill.';
  const specific = { ...critique, issue: 'What of “polluted water”?' };
  expect(speaksBeyondQuote(specific, text)).toBe(true);
  const bare = {
    ...critique,
    issue: '“alot” is much.',
    reasoning: 'It is.',
    fix: 'Cut “alot”.',
  };
  expect(speaksBeyondQuote(bare, text)).toBe(false);
});
test('a sentence of reasoning is counted once for each essay that has it', () => {
  const { sentences, remarks } = fillerOf([
    essay('Polluted water makes alot of children ill.'),
    essay('Polluted water often makes children ill.'),
  ]);
  expect(remarks).toBeGreaterThan(0);
  expect(sentences.every(({ share }) => share === 0.5 || share === 1)).toBe(true);
});
