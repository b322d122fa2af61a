import { expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { inBody } from '../testing/rules-of.ts';
import { positionCue } from './position-cue.ts';

const rest = `The dams were built by farmers. Each held the water of one winter.\n\nThe walls stood for forty years. Silt filled the lake behind them.`;
const thesisOf = (intro: string): string | undefined =>
  readEssay(`${intro}\n\n${rest}`, null).thesis?.sentence.text;
const cueOf = (text: string): number => {
  const [first, second] = readEssay(text, null).sentences;
  if (!first) throw new Error('No sentence.');
  return positionCue(first, second);
};

test.each([
  'I nevertheless believe that farmers build the better dam.',
  'I don’t think that a third dam can feed the valley.',
  'Some people fear dams, but I can’t see how a small one could harm the valley.',
  'My firm conviction is that a third dam pays for itself.',
  'I am in the view that a third dam cannot feed the valley.',
  'It seems to me that the valley has water enough.',
  'It seems reasonable to conclude that silt decides how long a dam lives.',
  'This essay completely disagrees with the plan for a third dam.',
  'This essay will discuss both views and explain why the river should run free.',
])('a position is heard though not in so many words: %s', (position) => {
  expect(cueOf(position)).toBeGreaterThanOrEqual(2.5);
});
test.each([
  'My uncle thinks about the valley when it rains.',
  'The dam was finished in 1938.',
  'Engineers drew the walls of stone.',
  'This essay will discuss both views and explain why the river is low.',
])('none is heard in %s', (plain) => expect(cueOf(plain)).toBeLessThan(2));
test('a judgement that turns against others in the introduction is a position, and “no need to” is none', () => {
  const turn = 'However, a third dam is good for the valley.';
  const essay = readEssay(`In some valleys dams are thought a waste. ${turn}\n\n${rest}`, null);
  expect(essay.thesis).toMatchObject({ stated: true, sentence: { text: turn } });
  expect(cueOf('There will be no need to carry water.')).toBeLessThan(1);
});
test('a sentence that the essay calls its position is a position', () => {
  const position = 'Large dams make a valley depend on one wall.';
  expect(cueOf(`${position} This position will be proven by two cases.`)).toBeGreaterThan(
    cueOf(position),
  );
  expect(
    thesisOf(
      `Dams are old. ${position} This view will be supported by the records of two winters.`,
    ),
  ).toBe(position);
});
test('a question is not a position, and advice after the conclusion is not a claim', () => {
  const { sentences } = readEssay(
    `${inBody('The plant is too small. Who would drink from it? It was built for half the town.')} Governments should act soon.`,
    null,
  );
  const roleOf = (start: string) => sentences.find((s) => s.text.startsWith(start))?.role;
  expect(roleOf('Who would')).toBe('none');
  expect(roleOf('Governments')).toBe('none');
  expect(roleOf('In conclusion')).toBe('thesis');
});
test.each([
  'Although some people think that a dam is good, nevertheless it is a negative thing.',
  'Even though many farmers say that walls are safe they are actually harmful for the valley.',
  'While engineers believe that silt is harmless, it can be very dangerous.',
])('a concession and an evaluation after it make a position: %s', (text) =>
  expect(cueOf(text)).toBeGreaterThanOrEqual(1),
);
test.each([
  'Although some people think that a dam is good, others believe it is harmful.',
  'Although the dam was built in 1938, it holds water.',
  'While we walked, the farmer showed us the good wall.',
])('a concession alone makes none: %s', (text) => expect(cueOf(text)).toBeLessThan(1));
