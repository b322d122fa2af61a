import { describe, expect, test } from '@jest/globals';
import { findAll, readEssay } from '../index.ts';
import { remarksOf } from '../testing/rules-of.ts';

const BODY = `The first dam was built by farmers. It held the water of one winter, and the next winter washed it away. The second was built by engineers from the city.

The walls of the second dam stood for forty years. Silt filled the lake behind them year after year. Boats that once crossed it lay in the mud.`;
const END = 'The third dam is being drawn now. Surveyors walk the valley with their poles.';
const essay = (intro: string, end = END): string => `${intro}\n\n${BODY}\n\n${end}`;
const thesisCritique = (text: string, question: string | null = null) =>
  remarksOf(text, question).find((c) => c.ruleId.startsWith('thesis-'));

describe('a stated position', () => {
  test.each([
    'I claim that the valley has no use for a third dam.',
    'I contend that the dams were built for the city.',
    'In my view the only answer is a wall of stone.',
    'My position is that farmers built the better dam.',
    'The argument here is that silt decides how long a dam lives.',
  ])('is heard wherever it stands in the first third: %s', (position) => {
    expect(
      thesisCritique(essay(`${position} There are three dams in the valley. People can see them.`)),
    ).toBeUndefined();
    const block = `Dams are old. People can see three in the valley. ${position} ${BODY.replace(/\n+/g, ' ')} ${END}`;
    expect(thesisCritique(block)).toBeUndefined();
    expect(readEssay(block, null).thesis?.sentence.text).toBe(position);
  });
});

describe("a learner's position", () => {
  const positions = [
    "I'm agree with the farmers of the valley.",
    'I am disagree because the wall is old.',
    'I’m disagree.',
    'I am not agree with a third dam.',
    'I agree to this only partly.',
  ];
  test.each(positions)('is recognised in the introduction and after it: %s', (position) => {
    expect(thesisCritique(essay(`Dams are old. ${position}`))).toBeUndefined();
    const second = `Dams are old. Each has a wall.\n\n${position} ${BODY}\n\n${END}`;
    expect(thesisCritique(second)).toBeUndefined();
  });
  test.each(positions)('is recognised in the first third of a single paragraph: %s', (position) => {
    const block = `Dams are old. People can see three in the valley. Farmers walk by. ${position} ${BODY.replace(/\n+/g, ' ')} ${END}`;
    expect(thesisCritique(block)).toBeUndefined();
    expect(readEssay(block, null).thesis?.sentence.text).toBe(position);
  });
  test('is not recognised in a question', () =>
    expect(
      readEssay(essay('Dams are old. Do I agree with the farmers.'), null).thesis?.stated ?? false,
    ).toBe(false));
});

describe('a missing position', () => {
  const bare = 'There are three dams in the valley. Each was drawn by other hands.';

  test('is critical only if neither the beginning nor the end of the essay takes a position', () => {
    expect(thesisCritique(essay(bare))).toMatchObject({ ruleId: 'thesis-missing', severity: 5 });
  });
  test.each([
    'Explain how dams fill with silt.',
    'Discuss the causes of silt in dams.',
    'Describe the dams of a valley.',
    'Discuss the advantages and disadvantages of laws on dams.',
  ])('is no fault if the question asks for an account: %s', (question) =>
    expect(thesisCritique(essay(bare), question)).toBeUndefined(),
  );
  test('is not critical if the question asks only to discuss benefits and drawbacks', () => {
    const question = 'Discuss the benefits and drawbacks of laws on dams.';
    expect(thesisCritique(essay(bare), question)).toMatchObject({ severity: 3 });
  });
  test.each([
    'In my opinion the valley should have a third dam. Farmers need it.',
    'To conclude, this is why the valley should not be allowed to drain its lake.',
    'So I believe that they are good.',
    'The scales therefore seem to me to come down on the side of the farmers.',
  ])('is not found where the conclusion takes a position: %s', (end) =>
    expect(thesisCritique(essay(bare, end))).toBeUndefined(),
  );
  test.each([
    'My judgement is that a valley like ours loses more than it gains.',
    'My own conviction is that farmers built the better dam.',
    'My answer would be that silt decides how long a dam lives.',
  ])('is not found where the writer names a judgement as their own: %s', (position) =>
    expect(thesisCritique(essay(`Dams are old. ${position}`))).toBeUndefined(),
  );
  test('is not found where the introduction ends with a question, which the essay may answer', () =>
    expect(
      thesisCritique(essay('Dams are old. Who owns the water of the valley?')),
    ).toBeUndefined());
  test('is no fault if the introduction ends with a judgement that a reader could contest', () => {
    const text = essay(
      'There are three dams in the valley. The second dam represents the pride of engineers rather than the thirst of farmers.',
    );
    expect(thesisCritique(text)).toBeUndefined();
    expect(readEssay(text, null, { textKind: 'argument' }).thesis?.stated).toBe(true);
  });
});

test('an announcement such as “I am going to discuss” is neither a thesis nor praised as one', () => {
  const text = essay(
    'Dams are old. In this essay I will be discussing if the valley should have a third dam.',
  );
  const found = findAll(readEssay(text, null));
  expect(found.critiques.map((c) => c.ruleId)).toContain('thesis-announced');
  expect(found.reading?.strengths.some((s) => s.text.includes('what you think'))).toBe(false);
});

test('a sentence with loaded words is not praised, and a plain position is', () => {
  const strengthsOf = (position: string) =>
    findAll(readEssay(essay(`Dams are old. ${position}`), null)).reading?.strengths;
  expect(strengthsOf('I believe that the valley should stop the disgusting third dam.')).toEqual(
    [],
  );
  expect(strengthsOf('I believe that the valley should keep its second dam.')).toHaveLength(1);
});

describe('the sentence that states the position', () => {
  test('because its sentence has no subject is not stated', () => {
    const text = essay(
      'Dams are old. For me would be a good idea because I like it and the farmers like it.',
    );
    expect(readEssay(text, null, { textKind: 'argument' }).thesis?.stated).toBe(false);
  });
  test('is not taken from the task that is pasted in before it', () => {
    const task = 'The valley should build a third dam. To what extent do you agree?';
    const text = essay(`${task} I think that two dams are enough for the farmers.`);
    expect(readEssay(text, null, { textKind: 'argument' }).thesis?.sentence.text).toMatch(
      /^I think that two dams/,
    );
  });
  test('ends before the view of others that is tied to it', () => {
    const text = essay(
      'In my opinion the old dam is better than a new one, but some people think that it is too small.',
    );
    const { thesis } = readEssay(text, null, { textKind: 'argument' });
    expect(text.slice(thesis?.start, thesis?.end)).toBe(
      'In my opinion the old dam is better than a new one',
    );
  });
  test.each([
    'I beleive that the valley needs a third dam.',
    'In my opinon a third dam shoud be built.',
    'The valley shouldn’t build a third dam.',
  ])('is heard though it is misspelt or short: %s', (position) => {
    expect(
      readEssay(essay(`Dams are old. ${position}`), null, { textKind: 'argument' }).thesis,
    ).toMatchObject({
      stated: true,
    });
  });
});
