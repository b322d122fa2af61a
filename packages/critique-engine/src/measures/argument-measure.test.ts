import { expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { argumentMeasure } from './argument-measure.ts';
import { thesisMeasure } from './thesis-measure.ts';

const essay = readEssay(
  `Rivers feed towns. While some people might think that wells are cheaper, I believe that the town should build a plant.

Clean water keeps a town well. Clinics count fewer cases below a plant.

So the plant should be built. The town needs it.`,
  null,
  { textKind: 'argument' },
);
const observations = (criterion: ReturnType<typeof thesisMeasure>) => JSON.stringify(criterion);

test('a view that only the introduction names is not denied', () => {
  expect(observations(argumentMeasure(essay))).toContain(
    'we found no view against yours after the introduction',
  );
});

test('a thesis without “because” gives no reason', () => {
  expect(observations(thesisMeasure(essay))).toContain(
    'it stands in the introduction and gives no reason',
  );
});
