import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../../read-essay.ts';
import { inBody } from '../../testing/rules-of.ts';
import { authorBias } from './author-bias.ts';

const voiceIn = (body: string) => {
  const [own] = authorBias(readEssay(inBody(body), null));
  return {
    leaning: own?.disciplinaryBias ?? '',
    limits: own?.methodologicalLimitations.join('\n') ?? '',
    absent: own?.opposingSchools.join('\n') ?? '',
  };
};

describe('author bias', () => {
  test('a loaded word is quoted with its sentence and a way to balance it', () => {
    expect(
      voiceIn('The price of the pipes was outrageous. The town could not pay.').limits,
    ).toMatch(/Loaded wording: .*“outrageous”.*“The price of the pipes was outrageous”/);
  });

  test('words of certainty are weighed against hedges', () => {
    const sure =
      'Clearly the river is dirty. It is always brown. Obviously nobody cleans it. The council definitely knows.';
    expect(voiceIn(sure).limits).toMatch(/Certainty: .*“clearly”/);
    expect(
      voiceIn(sure.replace('Clearly', 'Perhaps').replace('always', 'often')).limits,
    ).not.toMatch(/Certainty:/);
  });

  test('an essay in which nobody objects is told so, one that names others is not', () => {
    const bare = 'The river feeds the town. Its water is used by the mills.';
    expect(voiceIn(bare).leaning).toMatch(/no other view|no objection/);
    expect(voiceIn(`${bare} Some farmers say that the water is clean.`).leaning).not.toMatch(
      /no other view|no objection/,
    );
  });

  test('a group of which something is asked and that never speaks is named', () => {
    expect(
      voiceIn('Farmers should use less of the water. Last year farmers took half of it.').absent,
    ).toMatch(/^Farmers: you ask something of them in “Farmers should use less of the water”/);
  });

  test('an author who is cited stands beside the writer', () => {
    const [, cited] = authorBias(
      readEssay(inBody('Half of the water never reaches the town (Dube, 2018). Pipes leak.'), null),
    );
    expect(cited?.author).toBe('Dube (2018)');
    expect(cited?.methodologicalLimitations[0]).toMatch(/“Half of the water never reaches/);
  });
});
