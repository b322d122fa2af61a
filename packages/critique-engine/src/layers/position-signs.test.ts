import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { readPositions } from '../testing/bank/read-positions.ts';

const BODY = `The first dam was built by farmers. It held the water of one winter, and the next winter washed it away.

The walls of the second dam stood for forty years. Silt filled the lake behind them year after year.`;
const END = 'Surveyors walk the valley with their poles. They sleep in tents.';
const positionIn = (intro: string, question: string | null = null, end = END): string | null => {
  const essay = readEssay(`${intro}\n\n${BODY}\n\n${end}`, question, { textKind: 'argument' });
  const { thesis } = essay;
  return thesis?.stated ? essay.text.slice(thesis.start, thesis.end) : null;
};

describe('the position', () => {
  test.each([
    'Voting should not be compulsory.',
    'The valley would be better off without a third dam.',
    'I would not close the dams, I would mend them.',
    "I'd call the dam a mistake.",
    'It is a good idea for the valley to have a third dam.',
    'On balance I lean towards the farmers of the valley.',
    'So I say yes to the third dam.',
    'For me the dams should be closed.',
    'A third dam has more drawbacks than uses.',
  ])('is found without “I think”, or in other words for it: %s', (position) =>
    expect(positionIn(`Dams are old. ${position}`)).toBe(position),
  );

  test('is the demand at the head of the introduction, not one about something else at the end', () => {
    const position = 'A third dam should be built in the valley.';
    const end = `Surveyors walk there. The government should open a library in every town.`;
    expect(positionIn(`${position} Farmers need its water. Cows drink from it.`, null, end)).toBe(
      position,
    );
  });
  test.each([
    [
      'a plain claim',
      'Dams change the valley for all farmers.',
      'My answer is yes, dams change the valley for all farmers, because each of them drinks its water.',
    ],
    [
      'the writer’s view after that of others',
      'Some say that dams are dear, but in my opinion a third dam is useful for the farmers.',
      'In conclusion, I believe that a third dam is a good thing because it keeps the valley green.',
    ],
  ])('is what the introduction says already, where the end comes back to it: %s', (_, intro, end) =>
    expect(intro).toContain(positionIn(intro, null, end) ?? 'nothing'),
  );
  test('is the demand at the end, and not the subject that the introduction opens', () => {
    const position = 'Personally, I think that the valley should keep its old dams.';
    expect(positionIn('Old dams divide the valley.', null, position)).toBe(position);
  });
  test('is the demand, and not the ground that “I think that it” gives for it', () => {
    const position = 'A third dam should be built in the valley.';
    expect(positionIn(`${position} I think that it keeps the water of the winter for us.`)).toBe(
      position,
    );
  });
  test('is what the writer says after calling something no problem', () =>
    expect(
      positionIn(
        'Dams are old. In my opinion a small dam is not a problem for the valley. However, a river is better for the farmers.',
      ),
    ).toBe('However, a river is better for the farmers.'));
  test('may stand in the conclusion alone', () => {
    const position = 'I think that a third dam should be built in the valley.';
    expect(positionIn('There are two dams in the valley.', null, position)).toBe(position);
  });
  test.each([
    ['although', 'Although some farmers want a third dam, ', 'two dams are enough for the valley.'],
    ['but', 'Some farmers want a third dam, but ', 'I think that two dams are enough.'],
    ['it is up to', 'It is up to farmers how they live, but ', 'the state should close the dams.'],
  ])('is found without the view of others before “%s”', (_, others, own) =>
    expect(positionIn(`Dams are old. ${others}${own}`)).toBe(own),
  );
  test('keeps its first half where the second one could not be understood alone', () => {
    const whole = 'Although the third dam was dear, it is good for the valley.';
    expect(positionIn(`Dams are old. ${whole}`)).toBe(whole);
  });
});

describe('no position', () => {
  test.each([
    'However some other farmers are saying that the dam should go.',
    'Whether a third dam is needed is a much debated issue.',
    'Some farmers want a third dam, while others prefer the river.',
    "Let's find out more about these important dams.",
    'There are advantages and disadvantages.',
  ])('is taken by “%s”', (plain) => expect(positionIn(`Dams are old. ${plain}`)).toBeNull());
  test('is taken from an account of causes where the question asks for one', () => {
    const question = 'What problems do dams cause?';
    const account = 'I think that the worst problem of dams is the silt.';
    expect(positionIn(`Dams are old. ${account}`, question)).toBeNull();
    expect(positionIn(`Dams are old. ${account}`)).toBe(account);
  });
});

test('the position of most short essays of the bank is found, and hardly ever another sentence', () => {
  const found = readPositions().map(({ text, question, position }) => {
    const { thesis } = readEssay(text, question, { textKind: 'argument' });
    if (!thesis?.stated) return position === null ? 'right' : 'none';
    const at = position === null ? -1 : text.indexOf(position);
    return at >= thesis.sentence.start && at < thesis.sentence.end ? 'right' : 'wrong';
  });
  const share = (what: string): number => found.filter((one) => one === what).length / found.length;
  expect(share('right')).toBeGreaterThanOrEqual(0.75);
  expect(share('wrong')).toBeLessThanOrEqual(0.12);
});
