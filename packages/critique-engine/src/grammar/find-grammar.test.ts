import { beforeAll, describe, expect, test } from '@jest/globals';
import { lineCritiqueSchema } from '@argint/contracts';
import { readEssay } from '../index.ts';
import { createGrammar, findGrammar } from './index.ts';
import type { Grammar } from './index.ts';

const text = `Rivers 🐟 feed the goverment. Ubuntu and load-shedding are matric subjects in isiZulu.

“Their is a problm,” said Thandi. He have a bicicle with a colour of its own, and a color too.

The river is wide here, and the people of the town walk along it in the evening when the work of the day is done and the heat has gone.

References

Nkosi, T. 2014. Teh rivver.`;
const quoted = (critiques: { quote: string | null }[]): (string | null)[] =>
  critiques.map((c) => c.quote);

describe('findGrammar', () => {
  let grammar: Grammar;
  beforeAll(async () => {
    grammar = await createGrammar();
  }, 60_000);

  test('slips are marked at their words; names, quotations, references, South African words and dialect are not', async () => {
    const found = await findGrammar(grammar, readEssay(text, null), { start: 0, end: text.length });
    expect(quoted(found)).toEqual(['goverment', 'have', 'bicicle']);
    for (const critique of found) {
      lineCritiqueSchema.parse(critique);
      expect(text.slice(critique.start ?? 0, critique.end ?? 0)).toBe(critique.quote);
    }
  });

  test('disjoint ranges give what one range gives', async () => {
    const model = readEssay(text, null);
    const parts = await Promise.all([
      findGrammar(grammar, model, { start: 0, end: 20 }),
      findGrammar(grammar, model, { start: 20, end: text.length }),
    ]);
    expect(quoted(parts.flat())).toEqual(['goverment', 'have', 'bicicle']);
  });
});
