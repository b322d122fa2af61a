import { beforeEach, describe, expect, test } from '@jest/globals';
import type { AnalysisResult } from '@argint/contracts';
import { crashingCollections } from '../testing/crashing-collections.ts';
import { useCasesOver, useEssayHarness } from '../testing/essay-harness.ts';
import { critiquedJson } from '../testing/sample-critique.ts';
import { createSuggestionsService } from './suggestions-service.ts';

const { harness, clock } = useEssayHarness();
const text = 'Water runs. Experts say so. It will obviously rain.';
const resultJson = (quotes: string[]): string => {
  const result = JSON.parse(critiquedJson(text, quotes)) as AnalysisResult;
  const lineCritiques = result.lineCritiques.map((one) => ({ ...one, fixFirst: true }));
  return JSON.stringify({ ...result, lineCritiques });
};
const save = (
  over: Pick<typeof harness, 'results'>,
  jobId: string,
  options: { isCompleted?: boolean; quotes?: string[] } = {},
) => {
  const { isCompleted = true, quotes = ['Experts', 'obviously'] } = options;
  return over.results.save({ essayId: 'e1', jobId, isCompleted, resultJson: resultJson(quotes) });
};
const list = (userId = 'u1') => harness.suggestions.list('e1', userId);
const complete = (suggestionId: string, isCompleted: boolean, userId = 'u1') =>
  harness.suggestions.complete({ essayId: 'e1', userId, suggestionId, isCompleted });
const done = async () => (await list()).map(({ isCompleted }) => isCompleted);

beforeEach(() => harness.essays.create({ essayId: 'e1', userId: 'u1', text }));

describe('the suggestions of an essay', () => {
  test('are made with the result of a completed analysis, open, and sealed', async () => {
    expect(await list()).toEqual([]);
    await save(harness, 'j1', { isCompleted: false });
    expect(await list()).toEqual([]);
    await save(harness, 'j1');
    expect(await list()).toMatchObject([
      { id: 'j1.1', analysisId: 'j1', title: 'Who says so?', isCompleted: false },
      { id: 'j1.2', analysisId: 'j1', createdAt: clock.now().toISOString() },
    ]);
    expect(JSON.stringify(await harness.collections.results.get('j1'))).not.toContain('Who says');
  });

  test('stay the same, with what is ticked off, when the result is saved again', async () => {
    await save(harness, 'j1');
    await complete('j1.2', true);
    const other = useCasesOver(harness.collections, clock.now);
    await Promise.all([save(harness, 'j1', { quotes: [] }), save(other, 'j1')]);
    expect(await done()).toEqual([false, true]);
  });

  test('come from the newest completed analysis', async () => {
    await save(harness, 'j1');
    clock.advance(1);
    await save(harness, 'j2', { quotes: ['Experts'] });
    clock.advance(1);
    await save(harness, 'j3', { isCompleted: false });
    expect((await list()).map(({ id }) => id)).toEqual(['j2.1']);
    await expect(complete('j1.1', true)).rejects.toMatchObject({ code: 'SUGGESTION_NOT_FOUND' });
  });

  test('are read from the result where an earlier release stored none', async () => {
    await save(harness, 'j1');
    await harness.collections.results.update('j1', (doc) => ({ ...doc, suggestions: null }));
    expect(await list()).toHaveLength(2);
    await complete('j1.1', true);
    expect(await done()).toEqual([true, false]);
  });

  test('can be ticked off and opened again, and a repeated call writes nothing', async () => {
    await save(harness, 'j1');
    expect(await complete('j1.1', true)).toMatchObject({ id: 'j1.1', isCompleted: true });
    const version = async () => (await harness.collections.results.get('j1'))?.version;
    const before = await version();
    await complete('j1.1', true);
    expect(await version()).toBe(before);
    await complete('j1.1', false);
    expect(await done()).toEqual([false, false]);
  });

  test('ticked off on two replicas at once are both ticked off', async () => {
    await save(harness, 'j1');
    const { collections, vault } = harness;
    const other = createSuggestionsService({ collections, vault });
    await Promise.all([
      complete('j1.1', true),
      other.complete({ essayId: 'e1', userId: 'u1', suggestionId: 'j1.2', isCompleted: true }),
    ]);
    expect(await done()).toEqual([true, true]);
  });

  test('belong to the owner of the essay', async () => {
    await save(harness, 'j1');
    await expect(list('u2')).rejects.toMatchObject({ code: 'ESSAY_FORBIDDEN' });
    await expect(complete('j1.1', true, 'u2')).rejects.toMatchObject({ code: 'ESSAY_FORBIDDEN' });
    await expect(complete('j9.1', true)).rejects.toMatchObject({ code: 'SUGGESTION_NOT_FOUND' });
  });

  test('are gone with the essay', async () => {
    await save(harness, 'j1');
    await harness.deletion.deleteEssay('e1', 'u1');
    await expect(list()).rejects.toMatchObject({ code: 'ESSAY_NOT_FOUND' });
    expect(await harness.collections.results.get('j1')).toBeNull();
  });

  test.each(['before', 'after'] as const)(
    'are there after a crash right %s the write',
    async (when) => {
      const broken = crashingCollections(harness.collections, 1, when);
      await save(useCasesOver(broken.collections, clock.now), 'j1').catch(() => undefined);
      expect(broken.crashed()).toBe(true);
      await save(harness, 'j1');
      expect(await list()).toHaveLength(2);
    },
  );
});
