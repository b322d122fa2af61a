import { describe, expect, test } from '@jest/globals';
import { assembleFindings, stretchesOf } from '@argint/assembly';
import { analysisResultSchema, findingsSchema } from '@argint/contracts';
import { analyse } from './cli/analyse.ts';
import { findAll, findLines, readEssay, type EngineRemarks } from './index.ts';
import { WITHOUT_CHECKER } from './jobs.ts';
import { POOL_ESSAY, POOL_QUESTION, TRAIN_ESSAY } from './testing/essays.ts';

const whole = { start: 0, end: POOL_ESSAY.length };

describe('the engine', () => {
  test.each(['simple', 'hybrid', 'comprehensive'] as const)(
    'a %s analysis gives a result of the contract',
    async (type) => {
      const result = await analyse(POOL_ESSAY, POOL_QUESTION, type);
      expect(analysisResultSchema.parse(result)).toEqual(result);
      expect(result.lineCritiques.filter((c) => c.fixFirst)).toHaveLength(1);
      expect(result.lineCritiques.length).toBeGreaterThan(3);
      for (const c of result.lineCritiques)
        if (c.start !== null && c.end !== null)
          expect(POOL_ESSAY.slice(c.start, c.end)).toBe(c.quote);
    },
  );

  test('has no remark to fix first where no remark has to come first', async () => {
    const { lineCritiques, recommendation } = await analyse(TRAIN_ESSAY, null, 'hybrid');
    expect(lineCritiques.filter((c) => c.fixFirst)).toEqual([]);
    expect(recommendation ?? 'Start with').toMatch(/^(?:Start with|Read your text aloud)/);
  });

  test('returns findings that match the contract', () => {
    findingsSchema.parse(findAll(readEssay(POOL_ESSAY, POOL_QUESTION)));
    findingsSchema.parse(WITHOUT_CHECKER);
  });

  test('tells of each stretch of a long essay but the last, and finds the same as one that tells nothing', () => {
    const long = Array(10).fill(POOL_ESSAY).join('\n\n');
    const essay = readEssay(long, POOL_QUESTION);
    const reported: EngineRemarks[] = [];
    const found = findAll(essay, (stretch) => reported.push(stretch));
    expect(reported).toHaveLength(stretchesOf(long).length - 1);
    expect(reported.length).toBeGreaterThan(1);
    const sofar = reported.flatMap(({ critiques }) => critiques);
    expect(found.critiques.slice(0, sofar.length)).toEqual(sofar);
    expect(found.early).toEqual(expect.arrayContaining(reported.flatMap(({ early }) => early)));
    expect(findAll(essay)).toEqual(found);
    const { lineCritiques, emptyReasons } = assembleFindings([found], {
      text: long,
      analysisType: 'simple',
    });
    // The same slip in a later stretch is a place of the remark that stands already.
    const told = new Set([
      ...lineCritiques.map(({ id }) => `lineCritiques.${id}`),
      ...Object.keys(emptyReasons),
    ]);
    for (const { id } of reported.flatMap(({ early }) => early))
      expect(told).toContain(`lineCritiques.${id}`);
  });

  test('returns the same result for the same essay', async () => {
    expect(await analyse(POOL_ESSAY, null, 'hybrid')).toEqual(
      await analyse(POOL_ESSAY, null, 'hybrid'),
    );
  });

  test('returns the same critiques for disjoint ranges as for one range', () => {
    const essay = readEssay(POOL_ESSAY, null);
    expect(findLines(essay, whole).length).toBeGreaterThan(3);
    for (const cut of [0, 1, 100, 317, 500, whole.end]) {
      const parts = [
        findLines(essay, { start: 0, end: cut }),
        findLines(essay, { start: cut, end: whole.end }),
      ];
      expect(parts.flat()).toEqual(findLines(essay, whole));
    }
  });

  test('returns the same result whatever the order of the findings', () => {
    const essay = readEssay(POOL_ESSAY, POOL_QUESTION);
    const findings = [findAll(essay), WITHOUT_CHECKER];
    const context = { text: POOL_ESSAY, analysisType: 'comprehensive' } as const;
    expect(assembleFindings(findings.toReversed(), context)).toEqual(
      assembleFindings(findings, context),
    );
  });

  test('says nothing of what an essay argues that only a reader could say', async () => {
    const { dialecticalPrompts, thesisOpportunities, premium } = await analyse(
      POOL_ESSAY,
      POOL_QUESTION,
      'comprehensive',
    );
    expect(dialecticalPrompts).toEqual([]);
    expect(thesisOpportunities?.opportunities).toEqual([]);
    expect(thesisOpportunities?.refinedThesisOptions).toEqual([]);
    expect(premium?.criticalThinking.hiddenAssumptions).toEqual([]);
    expect(premium?.criticalThinking.contradictions).toEqual([]);
    expect(premium?.comparativeAnalysis).toBeNull();
  });

  test('finds the thesis in the introduction', () => {
    expect(readEssay(TRAIN_ESSAY, null).thesis?.sentence.text).toBe(
      'I believe that commuter trains should be free for everyone.',
    );
  });
});
