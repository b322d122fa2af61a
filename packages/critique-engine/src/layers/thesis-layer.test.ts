import { expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';

const rest = `The ferry crosses the bay twice a day. It carries forty cars and the post.\n\nThe bridge took nine years to build. Its toll pays for the paint.`;
const thesisOf = (intro: string, question: string | null = null): string | undefined =>
  readEssay(`${intro}\n\n${rest}`, question, { textKind: 'argument' }).thesis?.sentence.text;

const OWN = 'I believe that the ferry should be free for islanders.';
const RIDES = 'Ferries are old.';

test.each([
  'Discuss both sides and give your opinion.',
  'Some islanders think that the bridge must be closed.',
  'The council and the port seem to think that the bridge is only for lorries.',
  'People who live by the pier believe that the toll must go.',
  'In this essay I will be trying to list the good and bad points of the ferry.',
  'I will to talk about this topic.',
  'I will to talk about this topic because is very important for the peoples.',
  'I picked this topic because the new ferry is better than the old one.',
  'If islanders should pay for the ferry, or ask the state for help.',
  'Now many of us spend much more time on the bridge.',
  'Just the right people with a good heart that will make them patient.',
  'I think back to the winter when the pier was good.',
  'Thank you for reading my opinion on the ferry.',
  'Islanders in my position took the last boat in winter.',
  'After two winters based on what they learned there',
])('no position is taken by “%s”', (other) => {
  expect(thesisOf(`${RIDES} ${OWN} ${other}`)).toBe(OWN);
  expect(thesisOf(other.endsWith('.') ? other : `${other}.`)).toBeUndefined();
});

test('a sentence of the question is not the answer to it', () => {
  const asked = 'Ferries should be paid for by the state.';
  expect(thesisOf(asked, null)).toBe(asked);
  expect(thesisOf(`${asked} ${OWN}`, `${asked} To what extent do you agree?`)).toBe(OWN);
  expect(thesisOf(asked, `${asked} To what extent do you agree?`)).toBeUndefined();
});

test.each([
  'Yes, it is important for islanders to pay less.',
  'In my position it should be half ferry and half bridge.',
  'This text will look at both and give my opinion that ferries have more advantages.',
])('“%s” takes a position', (position) => {
  expect(thesisOf(`${RIDES} ${position}`)).toBe(position);
});

test('a ground after the position, and a remark about it, do not take its place', () => {
  const held = 'The port should not sell the old ferry.';
  expect(
    thesisOf(
      `${RIDES} ${held} Because islanders should have a second way home. They will not miss it.`,
    ),
  ).toBe(held);
});

test('in a text of one paragraph the position may stand at its end', () => {
  const end = 'I think we need to keep the ferry for the winter.';
  const text = `My aunt took the ferry on Monday. The sea was rough and grey. The crew gave her tea. The bridge was shut by the wind. ${end}`;
  expect(readEssay(text, null, { textKind: 'argument' }).thesis?.sentence.text).toBe(end);
});

test('sentences that judge nothing give no position', () =>
  expect(thesisOf('The ferry was painted in May. My aunt watched the crew.')).toBeUndefined());

const SAID = 'Some islanders say that the ferry should run all night.';

test.each([
  'I agree with this view.',
  'I agree with the latter, because the pier is lit.',
  'Personally, I am in favour of that idea for two reasons.',
])('“%s” adopts the view that stands before it', (pointer) => {
  expect(thesisOf(`${RIDES} ${SAID} ${pointer}`)).toBe(SAID);
});

test('the view that the writer turns down is never the position', () => {
  const rejection = 'I strongly disagree with this idea.';
  const instead = 'Instead, the last boat should leave at ten.';
  expect(thesisOf(`${RIDES} ${SAID} ${rejection}`)).toBe(rejection);
  expect(thesisOf(`${RIDES} ${SAID} ${rejection} ${instead}`)).toBe(instead);
});

test('a liking that the writer takes back in the next sentence is not the position', () => {
  const liking = 'Personally, I prefer to see every ferry full.';
  const turn = 'However, I don’t think that a full ferry is good for the islanders.';
  expect(thesisOf(`${liking} ${turn}`)).toBe(turn);
  expect(thesisOf(`${liking} However, the ferry is not full in May.`)).toBe(liking);
});

test.each([
  ['I prefer the ferry to the bridge.', 'How people cross the bay is important to them.'],
  ['It is better for the island to keep its old ferry.', 'Of course, the crew needs a new boat.'],
  ['It is a wise policy to keep the ferry.', 'It was built by my uncle.'],
])('“%s” outweighs a general remark after it', (position, remark) => {
  expect(thesisOf(`${position} ${remark}`)).toBe(position);
});

test('a position that says “my view is” does not lend its weight to the sentence before it', () => {
  const own = 'My view is that the ferry should stay.';
  expect(thesisOf(`It is unclear whether boats must wait. ${own}`)).toBe(own);
});

const positionBy = (intro: string, question: string | null = null) => {
  const text = `${intro}\n\n${rest}`;
  const { thesis } = readEssay(text, question, { textKind: 'argument' });
  return thesis && { position: text.slice(thesis.start, thesis.end), view: thesis.view };
};
const HELD = 'the toll of the ferry should go.';

test.each([
  `Many islanders believe that ${HELD} I tend to agree.`,
  `Many islanders believe that ${HELD} I agree with this.`,
  `Many people think that ${HELD} I share this view, because the pier is old.`,
  `Some say that ${HELD} I am one of them.`,
  `Most people think that ${HELD.slice(0, -1)}, and so do I.`,
  `Many people have an opinion that ${HELD} In my opinion, I totally agree with this.`,
])('a view of others that the writer takes over is named without who holds it: %s', (intro) => {
  expect(positionBy(intro)?.position.replace(/\.$/, '')).toBe(HELD.slice(0, -1));
});

const ASKED = 'Ferries should be free for everybody. Do you agree or disagree?';
test.each([
  'The town has a new ferry. I agree with this.',
  'The town has a new ferry. I am totally agree with this opinion.',
  'The town has a new ferry. I disagree with this idea.',
])('a side on the statement of the question names that statement: %s', (intro) => {
  expect(positionBy(intro, ASKED)).toEqual({
    position: intro.slice('The town has a new ferry. '.length),
    view: 'Ferries should be free for everybody',
  });
});

test('a side on a title that nobody is asked about names no statement', () => {
  expect(positionBy('I agree with this. The town has a ferry.', 'Free ferries')?.view).toBeNull();
});

test('a conclusion that repeats the introduction is not named in its place', () => {
  const [first, last] = [
    'The ferry should be free.',
    'To conclude, I strongly believe that the ferry should be free.',
  ];
  const position = (opening: string) =>
    readEssay(`${opening} It is old.\n\n${rest}\n\n${last}`, null, { textKind: 'argument' }).thesis
      ?.sentence.text;
  expect(position(first)).toBe(first);
  expect(position('The ferry should not be free.')).toBe(last);
});

test('a sentence that sides with something outright comes before one that goes on about it', () => {
  const side = 'For this particular issue I am going to have to side with the ferry.';
  expect(thesisOf(`${RIDES} ${side} I believe that islanders have to grow with their ferry.`)).toBe(
    side,
  );
});
test('a view that the essay ends with in the same words is its position', () => {
  const held = 'Although some say that storms decide it, actually islanders choose their ferry.';
  const text = `Imagine a bay. ${held} When you choose your ferry you have more islands, because it is yours.\n\n${rest}\n\n${held}`;
  expect(readEssay(text, null, { textKind: 'argument' }).thesis?.sentence.text).toBe(held);
});

test.each([
  ['I think that islanders should trust the ferry.', 'I believe that no bridge helps the ferry.'],
  [
    'Islanders should not pay for the ferry at night.',
    'I believe that islanders should not pay for the ferry, as they live by it.',
  ],
])('a position that the introduction tells, “%s”, comes before a later one', (held, later) => {
  const text = `Ferries cross the bay each day. ${held} The bay is wide.\n\n${rest}\n\n${later} The bay will still be wide.`;
  expect(readEssay(text, null, { textKind: 'argument' }).thesis?.sentence.text).toBe(held);
});
test.each([
  'A group of islanders believes that ferries should be free.',
  'Whether ferries should be free has sparked off a lively debate.',
])('“%s” is not the position', (other) => {
  expect(thesisOf(`${RIDES} ${OWN} ${other}`)).toBe(OWN);
});

test('labels of parts and a title with a full stop are no sentences of the essay, and no position', () => {
  const essay = readEssay(
    `Ferries for the Bay.\n\nIntroduction.\n\n${RIDES} ${OWN}\n\nParagraph 1.\n\n${rest}`,
    null,
  );
  expect(essay.thesis?.sentence.text).toBe(OWN);
  expect(essay.sentences[0]?.text).toBe(RIDES);
  expect(essay.sentences.map(({ text }) => text)).not.toContain('Paragraph 1.');
});
