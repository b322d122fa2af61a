import { expect, test } from '@jest/globals';
import { remarksOf, rulesOf } from '../testing/rules-of.ts';

const HELD =
  'schools should start at nine because pupils who have slept enough remember what they hear in the morning';
const essay = (later: string, question: string | null = null) => ({
  text: `Many pupils come to school tired. I think that ${HELD}.

Doctors at the clinic in Worcester asked 60 pupils when they fall asleep. Most of them said that it is after eleven, even on nights without homework. Nobody can learn much after six hours of sleep. ${later}

Some parents start work at seven and cannot wait. For them the hall could open early, as it does in Ceres, and a teacher could read there with the younger ones. That costs less than a class that has to be taught twice.

In conclusion, a later bell helps pupils, and working parents lose nothing by it.`,
  question,
});
const copies = ({ text, question }: ReturnType<typeof essay>) =>
  remarksOf(text, question).filter(({ ruleId }) => ruleId === 'copied-words');

test('fourteen words in a row that come twice get a remark that shows both places', () => {
  const { text, question } = essay(`That is why ${HELD}.`);
  const [copy, ...others] = copies({ text, question });
  expect(others).toEqual([]);
  expect(copy?.quote).toContain('pupils who have slept enough');
  const [first] = copy?.related ?? [];
  expect(text.slice(first?.start, first?.end)).toBe(copy?.quote);
});
test('the same thought in other words is no copy', () =>
  expect(copies(essay('A later start would therefore let them learn more.'))).toEqual([]));
test('words of the question may come back', () =>
  expect(copies(essay(`That is why ${HELD}.`, `Do you agree that ${HELD}?`))).toEqual([]));
test('naming the position again before its reason is no copy', () =>
  expect(copies(essay(`Another reason why ${HELD} is that they are calmer.`))).toEqual([]));
test('a conclusion that repeats the introduction gets a remark', () => {
  const { text } = essay('They yawn.');
  const copied = text.replace(/In conclusion, .*$/, `In conclusion, ${HELD}.`);
  expect(remarksOf(copied).map(({ issue }) => issue)).toContainEqual(
    expect.stringMatching(/^Your conclusion repeats \d+ words of your introduction/),
  );
});
test('a quotation may come twice', () => {
  const quoted = `The report says “${HELD}” (Nkosi 2020).`;
  const { text } = essay(quoted);
  expect(rulesOf(text.replace(`I think that ${HELD}.`, quoted))).not.toContain('copied-words');
});
test('“for this reason” before the copy announces nothing', () =>
  expect(copies(essay(`For this reason ${HELD}.`))).toHaveLength(1));
test('a copy with one word exchanged and one put in is still a copy', () => {
  const said = `${HELD} and forget nothing of it`;
  const copy = said.replace('because', 'since').replace('enough', 'long enough');
  const { text } = essay(`Therefore ${copy}.`);
  const [remark] = copies({ text: text.replace(`${HELD}.`, `${said}.`), question: null });
  expect(remark?.quote).toBe(copy);
  expect(remark?.issue).toContain('hardly a change');
});
test('a sentence that shares its frame with an earlier one is no copy', () =>
  expect(
    copies(
      essay(
        'Offices should start at ten because parents who have slept enough forgive what they read in the evening.',
      ),
    ),
  ).toEqual([]));
