import { expect, test } from '@jest/globals';
import { remarksOf } from '../testing/rules-of.ts';

/** An essay with a case in its first reason. The second reason is given. */
const essay = (second: string): string =>
  `Every town plans a market hall. I believe that our town should open one because farmers and families would gain by it.

The first reason is money. Farmers from Robertson drive for two hours to sell their fruit by the road, and on rainy days they take half of it home. A hall with a roof would let them sell on every day of the week, and the town would earn a small rent from each table.

${second}

In conclusion, a market hall would serve farmers and families alike. The town should open it next to the station, so that people who have no car can reach it as easily as all the others do.`;
const GENERAL =
  'The second reason is that a hall brings people together. People who shop in different places never meet each other and know little about their neighbours. A hall gives them a reason to talk, and people who talk are more patient with each other. Such a place also teaches children where their food comes from. A town whose people know each other is safer and kinder than a town of strangers.';
const generalIn = (text: string) =>
  remarksOf(text).filter(({ ruleId }) => ruleId === 'general-paragraph');

test('a paragraph without a case beside one with a case gets a remark that shows both places', () => {
  const text = essay(GENERAL);
  const [remark, ...others] = generalIn(text);
  expect(others).toEqual([]);
  expect(text.slice(remark?.start ?? 0)).toMatch(/^The second reason/);
  expect(text.slice(remark?.related?.[0]?.start)).toMatch(/^Farmers from Robertson/);
});
test.each([
  ['a case', `${GENERAL} In Ceres, neighbours who met at the market planted a garden together.`],
  ['an example, however general', `${GENERAL} For example, they may share a car.`],
  ['few sentences', 'The second reason is that a hall brings people together, which is good.'],
  [
    'a first sentence that grants a cost',
    GENERAL.replace('The second reason is that a hall brings people together', 'The cost is real'),
  ],
  [
    'the view of others',
    `Some people say that a hall would bring noise and dirt. ${GENERAL.replace('The second reason is that', 'However,')}`,
  ],
])('a paragraph with %s gets none', (_, second) => expect(generalIn(essay(second))).toEqual([]));
test('a part of a paragraph that a stray line break cut off gets none', () =>
  expect(generalIn(essay(`. ${GENERAL}`))).toEqual([]));
