import { expect, test } from '@jest/globals';
import { readEssay } from '../../read-essay.ts';
import { positionQuestions } from './position-questions.ts';

const asks = (thesis: string, body: string): string[] =>
  positionQuestions(
    readEssay(
      `Goats graze on the dyke in June. ${thesis}\n\n${body}\n\nIn conclusion, the goats matter to the dyke.`,
      'What should happen to the goats on the dyke?',
      { textKind: 'argument' },
    ),
  ).map(({ ask }) => ask);

const ARGUED =
  'Goats keep the grass short. They eat thistles as well, because their mouths are hard. A mower slips on the slope.';

test('a demand is asked how one could see that it has worked', () =>
  expect(asks('I believe that the goats should stay on the dyke.', ARGUED)[0]).toMatch(
    /^You want this: “the goats should stay on the dyke”\. Suppose that it is done\./,
  ));

test('what somebody must know or should have done is not asked to be tried', () =>
  expect(asks('I believe that every farmer must know the dyke.', ARGUED).join()).not.toMatch(
    /You want this/,
  ));

test('what nobody has to do is no demand', () =>
  expect(asks('I believe that farmers do not have to mow the dyke.', ARGUED).join()).not.toMatch(
    /You want this/,
  ));

test('a judgement is asked about by somebody who sees it differently, at the point that carries most', () =>
  expect(asks('I believe that goats are good for the dyke.', ARGUED)[0]).toMatch(
    /^You hold “goats are good for the dyke”\. Think of somebody who sees it differently and reads your point “Goats keep the grass short” \(line 3\)\./,
  ));

test('a point that nothing stands for is asked about first', () =>
  expect(
    asks('I believe that goats are good for the dyke.', 'Sheep are too heavy for the dyke.')[0],
  ).toMatch(/^In line 3 you say “Sheep are too heavy for the dyke”, and you go on without/));

test('a position that only points to reasons is not quoted', () =>
  expect(
    asks('I believe that goats are good for the following reasons.', ARGUED).join(),
  ).not.toMatch(/following/));
