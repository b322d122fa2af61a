import { AREAS, type Area, type Reading, type Scores } from '@argint/contracts';
import { expect, test } from '@jest/globals';
import { makeCritique } from '../testing/make-critique.ts';
import { readiness } from './readiness.ts';

const reading = {
  by: 'engine',
  textKind: { kind: 'argument', certainty: 0.9 },
  position: { isStated: true },
  answersQuestion: null,
  outline: {},
} as unknown as Reading;

const scoresWith = (overall: number, values: Partial<Record<Area, number>>): Scores => {
  const scored = Object.fromEntries(AREAS.map((area) => [area, { value: values[area] ?? null }]));
  return { overall: { value: overall }, ...scored } as unknown as Scores;
};

const verdictOn = (structure: number): string =>
  readiness(
    reading,
    scoresWith(50, { language: 30, structure }),
    makeCritique({ severity: 3 }, 'Some words.'),
    {
      asksNoPosition: false,
      hasRemarks: true,
    },
  );

test('a verdict names a second criterion to work on only where its score is low', () => {
  expect(verdictOn(60)).toBe('Not yet: work on your language and your paragraphs and their order');
  expect(verdictOn(75)).toBe('Not yet: work on your language');
});
