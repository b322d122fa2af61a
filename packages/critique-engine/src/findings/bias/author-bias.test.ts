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
  test('quotes a loaded word with its sentence and says how to balance it', () => {
    expect(
      voiceIn('The price of the pipes was outrageous. The town could not pay.').limits,
    ).toMatch(/Loaded wording: .*“outrageous”.*“The price of the pipes was outrageous”/);
  });

  test('compares words of certainty with hedges', () => {
    const sure =
      'Clearly the river is dirty. It is always brown. Obviously nobody cleans it. The council definitely knows.';
    expect(voiceIn(sure).limits).toMatch(/Certainty: .*“clearly”/);
    expect(
      voiceIn(sure.replace('Clearly', 'Perhaps').replace('always', 'often')).limits,
    ).not.toMatch(/Certainty:/);
  });

  test('reports an essay without an objection, and none that mentions others', () => {
    const bare = 'The river feeds the town. Its water is used by the mills.';
    expect(voiceIn(bare).leaning).toMatch(/We found no view against it/);
    expect(voiceIn(`${bare} Some farmers say that the water is clean.`).leaning).not.toMatch(
      /We found no view against it/,
    );
  });

  test('names a group that the essay makes demands on and never quotes', () => {
    expect(
      voiceIn('Farmers should use less of the water. Last year farmers took half of it.').absent,
    ).toMatch(/^Farmers: in “Farmers should use less of the water” you ask something of them/);
  });

  test('lists the bias of a cited author after that of the writer', () => {
    const [, cited] = authorBias(
      readEssay(inBody('Half of the water never reaches the town (Dube, 2018). Pipes leak.'), null),
    );
    expect(cited?.author).toBe('Dube (2018)');
    expect(cited?.methodologicalLimitations[0]).toMatch(/“Half of the water never reaches/);
  });
});
