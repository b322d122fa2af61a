import { describe, expect, test } from '@jest/globals';
import { findArgument, readEssay } from '../index.ts';
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
  ])('is heard wherever it stands in the first third: %s', (stance) => {
    expect(
      thesisCritique(essay(`${stance} There are three dams in the valley. People can see them.`)),
    ).toBeUndefined();
    const block = `Dams are old. People can see three in the valley. ${stance} ${BODY.replace(/\n+/g, ' ')} ${END}`;
    expect(thesisCritique(block)).toBeUndefined();
    expect(readEssay(block, null).thesis?.sentence.text).toBe(stance);
  });
});

describe("a learner's position", () => {
  const stances = [
    "I'm agree with the farmers of the valley.",
    'I am disagree because the wall is old.',
    'I’m disagree.',
    'I am not agree with a third dam.',
    'I agree to this only partly.',
  ];
  test.each(stances)('is recognised in the introduction and after it: %s', (stance) => {
    expect(thesisCritique(essay(`Dams are old. ${stance}`))).toBeUndefined();
    const second = `Dams are old. Each has a wall.\n\n${stance} ${BODY}\n\n${END}`;
    expect(thesisCritique(second)).toBeUndefined();
  });
  test.each(stances)('is recognised in the first third of a single paragraph: %s', (stance) => {
    const block = `Dams are old. People can see three in the valley. Farmers walk by. ${stance} ${BODY.replace(/\n+/g, ' ')} ${END}`;
    expect(thesisCritique(block)).toBeUndefined();
    expect(readEssay(block, null).thesis?.sentence.text).toBe(stance);
  });
  test('is not recognised in a question', () =>
    expect(thesisCritique(essay('Dams are old. Do I agree with the farmers.'))).toBeDefined());
});

describe('a missing position', () => {
  const bare = 'There are three dams in the valley. Each was drawn by other hands.';

  test('is critical only if neither the beginning nor the end of the essay takes a stance', () => {
    expect(thesisCritique(essay(bare))).toMatchObject({ ruleId: 'thesis-missing', severity: 5 });
  });
  test.each([
    'Explain how dams fill with silt.',
    'Discuss the causes of silt in dams.',
    'Describe the dams of a valley.',
  ])('is no fault if the question asks for an account: %s', (question) =>
    expect(thesisCritique(essay(bare), question)).toBeUndefined(),
  );
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
  const found = findArgument(readEssay(text, null));
  expect(found.critiques.map((c) => c.ruleId)).toContain('thesis-announced');
  expect(found.parts.strengths?.some((s) => s.text.includes('what you think'))).toBe(false);
});
test('a sentence with a critique is not praised', () => {
  const text = essay(
    'Dams are old. I believe that politicians are corrupt and that everyone should see it.',
    'In conclusion, politicians are corrupt. The valley shows it.',
  );
  const { strengths } = findArgument(readEssay(text, null)).parts;
  expect(strengths?.filter((s) => s.text.includes('corrupt'))).toEqual([]);
  expect(
    findArgument(
      readEssay(essay('Dams are old. I believe that the valley should keep its second dam.'), null),
    ).parts.strengths,
  ).not.toEqual([]);
});

describe('a position that cannot be told', () => {
  const remark = (intro: string, end = END) =>
    remarksOf(essay(intro, end)).find((c) => c.ruleId.startsWith('thesis-'));
  test('because its sentence has no subject is asked for as one full sentence', () => {
    const text = essay(
      'Dams are old. For me would be a good idea because I like it and the farmers like it.',
    );
    expect(readEssay(text, null, { textKind: 'argument' }).thesis?.stated).toBe(false);
    expect(
      remark(
        'Dams are old. People see three of them in the valley.',
        'So I believe that they are good.',
      )?.issue,
    ).toMatch(/^(?:Your reader first learns|Your introduction)/);
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
  ])('is heard though it is misspelt or short: %s', (stance) => {
    expect(
      readEssay(essay(`Dams are old. ${stance}`), null, { textKind: 'argument' }).thesis,
    ).toMatchObject({
      stated: true,
    });
  });
});
