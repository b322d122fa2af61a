import { expect, test } from '@jest/globals';
import { readEssay } from '../../read-essay.ts';
import { readBody } from './essay-body.ts';
import type { Sign } from './sign.ts';
import { orderReader } from './walk-order.ts';

const BODY = [
  'First, a bridge saves time. Drivers wait an hour at the ferry.',
  'Secondly, the bridge saves money. The ferry belongs to Maria. She pays four men.',
  'Finally, some people fear the noise. However, they live behind the hill.',
];
const text = `Our town has a ferry and wants a bridge.\n\n${BODY.join('\n\n')}\n\nThe bridge should be built.`;
const body = readBody(readEssay(text, null, { textKind: 'argument' }));
if (!body) throw new Error('The body is too short.');
const read = orderReader<readonly Sign[]>(body, (signs) => signs);
const own = body.sentences.map((_, i) => i);

/** The sum of one sign over an order of the sentences. */
const sum = (name: string, order: readonly number[] = own): number => {
  let total = 0;
  read(order, (signs) => {
    for (const [sign, value] of signs) if (sign === name) total += value;
  });
  return total;
};
const reversed = own.toReversed();

test('counted points speak for the order in which they are counted', () => {
  expect(sum('order:rank')).toBe(3);
  expect(sum('order:rank', reversed)).toBe(-3);
});

test('a thing is introduced before it is taken up', () => {
  expect(sum('order:article')).toBeGreaterThan(sum('order:article', reversed));
});

test('a pronoun wants somebody it can stand for in the sentence before', () => {
  expect([sum('refer:person'), sum('refer:person-not')]).toEqual([1, 0]);
  const moved = [0, 4, 1, 2, 3, 5, 6];
  expect([sum('refer:person', moved), sum('refer:person-not', moved)]).toEqual([0, 1]);
});

test('a connective is read with its place and with the sentence before', () => {
  expect(sum('opens:opens-count')).toBe(3);
  expect(sum('opens:opens-count', reversed)).toBe(0);
  expect(sum('turn:count-against')).toBe(1);
});
