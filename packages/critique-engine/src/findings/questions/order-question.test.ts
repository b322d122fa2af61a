import { expect, test } from '@jest/globals';
import type { EssayModel } from '../../essay-model.ts';
import { readOrder } from '../../layers/coherence/read-order.ts';
import { randomFrom, shuffled } from '../../layers/coherence/seeded-order.ts';
import { readEssay } from '../../read-essay.ts';
import { readBank } from '../../testing/bank/read-bank.ts';
import { dialecticalPrompts } from '../dialectical-prompts.ts';
import { orderQuestion } from './order-question.ts';

const read = (text: string): EssayModel => readEssay(text, null, { textKind: 'argument' });
const essays = readBank().genres.filter(
  ({ genre, split }) => genre === 'argument' && split === 'held-out',
);

/** An essay with the sentences of its body in a random order. */
const scrambled = (model: EssayModel, seed: number): string => {
  const [first = [], ...body] = model.prose.map(({ sentences }) => sentences.map((s) => s.text));
  const last = body.pop() ?? [];
  const pool = shuffled(body.flat(), randomFrom(seed));
  return [first, ...body.map(({ length }) => pool.splice(0, length)), last]
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
};
const disordered = essays
  .flatMap(({ text }) => [1, 2, 3].map((seed) => read(scrambled(read(text), seed))))
  .filter((model) => (readOrder(model)?.z ?? 0) < -0.5);

test('an essay whose order fits less well than most random ones is asked about it once', () => {
  expect(disordered.length).toBeGreaterThan(3);
  for (const model of disordered) {
    const [question, ...more] = orderQuestion(model);
    expect(more).toEqual([]);
    expect(question?.basePrompt).toMatch(
      /into 40 random orders\. Yours fits better than \d+ of them/,
    );
    const prompts = dialecticalPrompts(model);
    expect(prompts.length).toBeLessThanOrEqual(3);
    expect(prompts.at(-1)).toEqual(question);
  }
});

test('essays as they were written are hardly ever asked about their order', () => {
  const asked = essays.filter(({ text }) => orderQuestion(read(text)).length > 0);
  expect(asked.length).toBeLessThanOrEqual(1);
});

test('a text that is too short to judge is not asked about its order', () => {
  expect(orderQuestion(read('Rivers feed towns. They need care.'))).toEqual([]);
});
