import { expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { argumentMeasure } from './argument-measure.ts';
import { readableShare } from './readable-share.ts';

const CLEAR =
  'Trains are cheap because many people share one engine. They are safe as well, since each line has its own driver.';
const STRANGE =
  'Trian is chipper becuse menny pepole shere won enjine. Hit is sayf allso, wen itch lin haz onw dryver.';

test('sentences with several strange words, and endless ones, are not readable', () => {
  const endless = Array.from({ length: 15 }, () => 'trains are cheap and buses are not').join(
    ' so ',
  );
  expect(readableShare(readEssay(CLEAR, null))).toBe(1);
  expect(readableShare(readEssay(STRANGE, null))).toBe(0);
  expect(readableShare(readEssay(`${endless}.`, null))).toBe(0);
});
test('an essay without sentences is readable', () =>
  expect(readableShare(readEssay('', null))).toBe(1));
test('an argument that nobody can follow earns little, and says why', () => {
  const essay = (middle: string): string =>
    `I think that the town should buy trains because trains are cheap.\n\n${middle}\n\n${middle}\n\nSo the town should buy trains because trains are cheap.`;
  const of = (text: string) => argumentMeasure(readEssay(text, null, { textKind: 'argument' }));
  const [clear, strange] = [of(essay(CLEAR)), of(essay(STRANGE))];
  expect(strange.signs ?? 0).toBeLessThan(clear.signs ?? 0);
  expect(strange.evidence.join()).toMatch(/hard to understand because of their slips/);
  expect(clear.evidence.join()).not.toMatch(/hard to understand/);
});
