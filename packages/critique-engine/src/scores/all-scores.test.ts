import { expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { readBank } from '../testing/bank/read-bank.ts';
import { scoreEssay } from './all-scores.ts';

const scored = readBank().long.map(({ flawed, question }) =>
  scoreEssay(readEssay(flawed, question, { textKind: 'argument' })),
);

test('no essay scores more than 33 points above its argument', () => {
  const gaps = scored.map(
    ({ scores }) => (scores.overall.value ?? 0) - (scores.argument.value ?? 0),
  );
  expect(gaps.length).toBeGreaterThan(5);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(33);
});

test('an essay that is held down is told why', () => {
  const essay = [
    'The council should repair the old bridge. Three buses cross its two narrow lanes every hour of the working day.',
    'Bread needs four hours. A baker kneads the dough, lets it rise beside the oven, and shapes eight round loaves before dawn.',
    'Whales sing at night. Sailors near Durban have recorded low calls that travel eighty kilometres through cold water.',
    'Chess began in India. Traders carried painted pieces to Persia, where poets wrote down the first openings.',
    'Grapes ripen in autumn. Vines on southern slopes are picked by hand and pressed within one afternoon.',
  ].join('\n\n');
  const { overall, argument } = scoreEssay(readEssay(essay, null, { textKind: 'argument' })).scores;
  const most = (argument.value ?? 100) + 33;
  expect(overall.value).toBe(most);
  expect(overall.evidence).toContain(`held down to ${most}, as the argument does not carry more`);
});
