import { describe, expect, test } from '@jest/globals';
import type { AnalysisResult } from '@argint/contracts';
import { analyse } from './cli/analyse.ts';
import { readBank } from './testing/bank/read-bank.ts';
import { contradictionsIn } from './testing/contradictions-in.ts';
import { TRAIN_ESSAY, TRAIN_QUESTION } from './testing/essays.ts';

const bank = readBank();
interface Essay {
  id: string;
  text: string;
  question: string | null;
}
const sides = bank.twins.flatMap(({ id, flawed, clean, question }): Essay[] => [
  { id: `${id} flawed`, text: flawed, question },
  { id: `${id} sound`, text: clean, question },
]);
const long = bank.long.flatMap(({ id, flawed, clean, question }): Essay[] => [
  { id: `${id} flawed`, text: flawed, question },
  { id: `${id} mended`, text: clean, question },
]);

const contradictions = async (essays: readonly Essay[]): Promise<string[]> => {
  const found: string[] = [];
  for (const { id, text, question } of essays)
    for (const pair of contradictionsIn(await analyse(text, question, 'comprehensive')))
      found.push(`${id}: ${pair}`);
  return found;
};

describe('no two parts of a result contradict each other', () => {
  test.each([
    ['texts of other kinds and sound essays', bank.genres],
    ['short essays with one flaw, and their sound twins', sides],
    ['long essays with several flaws, and the same mended', long],
  ])(
    'in %s',
    async (_, essays) => {
      expect(await contradictions(essays)).toEqual([]);
    },
    240_000,
  );
});

describe('a contradiction is noticed', () => {
  const changed = async (change: (result: AnalysisResult) => Partial<AnalysisResult>) => {
    const result = await analyse(TRAIN_ESSAY, TRAIN_QUESTION, 'comprehensive');
    return contradictionsIn({ ...result, ...change(result) });
  };
  const remark = ({ lineCritiques }: AnalysisResult, ruleId: string) => {
    const [first] = lineCritiques;
    if (!first) throw new Error('No critique.');
    return { ...first, ruleId, issueType: 'argument' as const };
  };

  test('between praise and a remark about the same words', async () => {
    const found = await changed((result) => {
      const fault = { ...remark(result, 'false-dilemma'), start: 0, end: 40 };
      return { lineCritiques: [fault], strengths: [{ start: 10, end: 50, text: 'Well said.' }] };
    });
    expect(found).toContain('a strength praises what false-dilemma criticises');
  });

  test('between a position that is told and a remark that finds none', async () => {
    const found = await changed((result) => ({
      lineCritiques: [remark(result, 'thesis-missing')],
    }));
    expect(found).toContain('a position is both told and missing');
  });

  test('between a comment that praises an answer and an outline without one', async () => {
    const found = await changed(({ outline, overallVerdict }) => ({
      outline: outline && { ...outline, edges: [] },
      overallVerdict: overallVerdict && {
        ...overallVerdict,
        comment: 'Your best move is to let the other side speak and to reply to it.',
      },
    }));
    expect(found).toContain('the comment praises an answer that the outline has not');
  });

  test('between an outline with a view of others and a remark that misses it', async () => {
    const found = await changed((result) => ({
      lineCritiques: [remark(result, 'no-counter-argument')],
      outline: {
        units: [{ start: 0, end: 9, kind: 'objection', paragraph: 1, speaker: 'others' }],
        edges: [],
        omitted: 0,
      },
    }));
    expect(found).toContain('a remark misses a view of others that the outline has');
  });
});
