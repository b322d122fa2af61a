import { readFileSync } from 'node:fs';
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

/** A file with one essay a line, {"id", "text", "question"}, for texts that may not be kept here. */
const MORE_ESSAYS = process.env['MORE_ESSAYS'];
const more = (MORE_ESSAYS ? readFileSync(MORE_ESSAYS, 'utf8').trim().split('\n') : []).map(
  (line) => JSON.parse(line) as Essay,
);

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
    ...(MORE_ESSAYS ? ([['the essays of MORE_ESSAYS', more]] as const) : []),
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
      lineCritiques: [
        {
          ...remark(result, 'no-counter-argument'),
          issue: 'Nobody in your essay disagrees with you.',
        },
      ],
      outline: {
        units: [{ start: 0, end: 9, kind: 'objection', paragraph: 1, speaker: 'others' }],
        edges: [],
        omitted: 0,
      },
    }));
    expect(found).toContain('a remark misses a view of others that the outline has');
  });

  test('between a score that misses the introduction and one that finds the position in it', async () => {
    const found = await changed(({ scores }) => ({
      scores: {
        ...scores,
        structure: { ...scores.structure, evidence: ['it has no introduction'] },
      },
    }));
    expect(found).toContain(
      'the structure score finds no introduction, and another part speaks of one',
    );
  });

  test('between a verdict that calls an essay nearly ready and a remark that comes first', async () => {
    const found = await changed((result) => ({
      lineCritiques: [{ ...remark(result, 'false-dilemma'), fixFirst: true }],
      overallVerdict: result.overallVerdict && {
        ...result.overallVerdict,
        journalReadiness: 'Nearly ready',
      },
    }));
    expect(found).toContain('the verdict is nearly ready, and something is to be fixed first');
  });
});
