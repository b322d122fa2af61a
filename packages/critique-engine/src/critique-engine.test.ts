import { describe, expect, test } from '@jest/globals';
import { analysisResultSchema, findingsSchema, TASK_KINDS } from '@argint/contracts';
import { analyse } from './cli/analyse.ts';
import { findFor, findLines, mergeFindings, planTasks, readEssay } from './index.ts';
import { TRAIN_ESSAY, TRAIN_QUESTION } from './testing/essays.ts';

const whole = { start: 0, end: TRAIN_ESSAY.length };

describe('the engine', () => {
  test.each(['simple', 'hybrid', 'comprehensive'] as const)(
    'a %s analysis gives a result of the contract',
    async (type) => {
      const result = await analyse(TRAIN_ESSAY, TRAIN_QUESTION, type);
      expect(analysisResultSchema.parse(result)).toEqual(result);
      const first = result.lineCritiques.filter((c) => c.fixFirst);
      expect(first.length).toBeGreaterThan(0);
      expect(first.length).toBeLessThanOrEqual(3);
      for (const c of result.lineCritiques)
        if (c.start !== null && c.end !== null)
          expect(TRAIN_ESSAY.slice(c.start, c.end)).toBe(c.quote);
    },
  );

  test('returns findings that match the contract for every kind of task', () => {
    const model = readEssay(TRAIN_ESSAY, TRAIN_QUESTION);
    for (const kind of TASK_KINDS) findingsSchema.parse(findFor(kind, model, whole));
  });

  test('returns the same result for the same essay', async () => {
    expect(await analyse(TRAIN_ESSAY, null, 'hybrid')).toEqual(
      await analyse(TRAIN_ESSAY, null, 'hybrid'),
    );
  });

  test('returns the same critiques for disjoint ranges as for one range', () => {
    const model = readEssay(TRAIN_ESSAY, null);
    for (const cut of [0, 1, 100, 317, 500, whole.end]) {
      const parts = [
        findLines(model, { start: 0, end: cut }),
        findLines(model, { start: cut, end: whole.end }),
      ];
      expect(parts.flatMap((f) => f.critiques)).toEqual(findLines(model, whole).critiques);
    }
  });

  test('returns the same result whatever the order of the findings', () => {
    const model = readEssay(TRAIN_ESSAY, TRAIN_QUESTION);
    const findings = planTasks(TRAIN_ESSAY, 'comprehensive').map((t) => findFor(t.kind, model, t));
    const context = {
      text: TRAIN_ESSAY,
      analysisType: 'comprehensive',
      engine: 'offline',
      model: null,
      notes: [],
    } as const;
    expect(mergeFindings(findings.toReversed(), { ...context, notes: [] })).toEqual(
      mergeFindings(findings, { ...context, notes: [] }),
    );
  });

  test('gives a reason for every empty part when it merges no findings', () => {
    const result = mergeFindings([], {
      text: 'x',
      analysisType: 'hybrid',
      engine: 'offline',
      model: null,
      notes: ['stopped'],
    });
    analysisResultSchema.parse(result);
    expect(result.emptyReasons['scores.overall']).toBeDefined();
    expect(result.cloudAnalysis?.notes).toEqual(['stopped']);
  });

  test('finds the thesis in the introduction', () => {
    expect(readEssay(TRAIN_ESSAY, null).thesis?.sentence.text).toBe(
      'I believe that commuter trains should be free for everyone.',
    );
  });
});
