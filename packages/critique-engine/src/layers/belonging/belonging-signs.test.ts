import { expect, test } from '@jest/globals';
import { readEssay } from '../../read-essay.ts';
import { LEAST_TYPES, readBelongingSigns } from './belonging-signs.ts';
import { readStrangeness } from './foreign-paragraphs.ts';

const ESSAY = `The river Vaal should be cleaned, because the towns on its banks drink its water.

The water plant of the town is old. Its filters stop when the river is high, and the town drinks what the river brings.

Violins crack along the belly when the room is dry. A maker of violins keeps wet sponges in each case and tunes violins slowly.

Clean water costs the towns less than doctors do. The plant on the river could be mended in a year.`;
const QUESTION = 'Who should clean the river Vaal?';

test('a paragraph on another subject lacks every tie, and repeats words that are its own', () => {
  const all = readBelongingSigns(readEssay(ESSAY, QUESTION));
  const [, plant, violins] = all.map(({ signs }) => signs);
  expect(violins).toMatchObject({ framed: 0, running: 0, topical: 0, evidence: 0, opening: 0 });
  expect(violins?.ownSubject).toBeGreaterThan(0.2);
  expect(violins?.relative).toBeLessThan(-0.2);
  for (const sign of ['framed', 'topical', 'evidence', 'opening'] as const)
    expect(plant?.[sign]).toBeGreaterThan(0.05);
});
test('the paragraph that nothing ties to the essay has the highest odds of coming from another one', () => {
  const all = readStrangeness(readEssay(ESSAY, QUESTION));
  const violins = all.find(({ paragraph }) => paragraph.sentences[0]?.text.startsWith('Violins'));
  expect(Math.max(...all.map(({ odds }) => odds))).toBe(violins?.odds);
  expect(violins?.others).toBeLessThan(violins?.odds ?? 0);
  expect(violins?.next).toBeLessThan(violins?.odds ?? 0);
});
test('a paragraph with too few words is not compared, and a text of one paragraph has no other', () => {
  const [one, ...none] = readStrangeness(
    readEssay('Rivers carry sand, salt, seeds, boats, poison, silver and old bicycles.', null),
  );
  expect(none).toEqual([]);
  expect(one?.types).toBeGreaterThanOrEqual(LEAST_TYPES);
  expect(one?.others).toBe(0);
  const compared = readStrangeness(readEssay(`${ESSAY}\n\nThat is all.`, null));
  expect(compared.length).toBeGreaterThan(1);
  expect(compared.length).toBeLessThan(5);
  expect(compared.every(({ types }) => types >= LEAST_TYPES)).toBe(true);
});
