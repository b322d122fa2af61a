import { describe, expect, test } from '@jest/globals';
import { ISSUE_TYPES } from '@argint/contracts';
import type { Findings, LineCritique } from '@argint/contracts';
import { longEssay } from '@argint/testkit';
import fc from 'fast-check';
import { findFor, mergeFindings, planTasks, readEssay } from '../index.ts';
import { TRAIN_ESSAY, TRAIN_QUESTION } from '../testing/essays.ts';
import { makeCritique } from '../testing/make-critique.ts';
import { partialCritiques } from './early-critiques.ts';
import type { TaskPlan } from './early-critiques.ts';
import type { MergeContext } from './merge-findings.ts';
import { selectCritiques } from './select-critiques.ts';

const context = (essay: string): MergeContext => ({
  text: essay,
  analysisType: 'hybrid',
  engine: 'offline',
  model: null,
  notes: [],
});

const idsOf = (critiques: readonly LineCritique[]): string[] => critiques.map(({ id }) => id);

/** Partials in the order of arrival, each checked to hold the one before. Returns the last. */
const growing = (findings: readonly Findings[], plan: TaskPlan): string[] =>
  findings.reduce<string[]>((before, _, i) => {
    const now = idsOf(partialCritiques(findings.slice(0, i + 1), plan));
    expect(now).toEqual(expect.arrayContaining(before));
    return now;
  }, []);

const text = 'Seven words make up this plain sentence. '.repeat(400);
const plan = planTasks(text, 'hybrid');
const critiqueIn = ({ start, end }: { start: number; end: number }) =>
  fc
    .record({
      rule: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      issueType: fc.constantFrom(...ISSUE_TYPES),
      severity: fc.constantFrom(1, 2, 3, 4, 5),
      confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      at: fc.option(
        fc
          .record({
            at: fc.integer({ min: start, max: end - 1 }),
            size: fc.integer({ min: 1, max: 90 }),
          })
          .map(({ at, size }) => ({ start: at, end: Math.min(end, at + size) })),
      ),
    })
    .map((over) => makeCritique(over as Parameters<typeof makeCritique>[0], text));
const anyFindings = fc.tuple(
  ...plan.map((task) =>
    fc
      .array(critiqueIn(task), { maxLength: task.kind === 'lines' ? 40 : 15 })
      .map((critiques): Findings => ({ kind: task.kind, critiques, parts: {} })),
  ),
);

describe('critiques shown while an analysis runs', () => {
  test('never disappear, whatever the tasks find and in whatever order they end', () => {
    fc.assert(
      fc.property(
        anyFindings.chain((all) => fc.shuffledSubarray(all, { minLength: 1 })),
        (arrived) => {
          const shown = growing(arrived, plan);
          const result = mergeFindings(arrived, context(text));
          expect(idsOf(result.lineCritiques)).toEqual(expect.arrayContaining(shown));
        },
      ),
      { seed: 11, numRuns: 150 },
    );
  });

  test.each([
    ['a short essay', TRAIN_ESSAY],
    ['an essay of several parts', `${longEssay(1_500)}\n\n${TRAIN_ESSAY}`],
  ])('are kept in the result of %s', (_, essay) => {
    const model = readEssay(essay, TRAIN_QUESTION);
    const tasks = planTasks(essay, 'hybrid');
    const findings = tasks.map((task) => findFor(task.kind, model, task));
    for (const arrived of [findings, findings.toReversed()]) {
      const shown = growing(arrived, tasks);
      expect(shown.length).toBeGreaterThan(1);
      expect(idsOf(mergeFindings(arrived, context(essay)).lineCritiques)).toEqual(
        expect.arrayContaining(shown),
      );
    }
  });

  test('are the most worthwhile of their task, in order of position, none marked to fix first', () => {
    const at = (start: number) => ({ start, end: start + 4 });
    const critiques = Array.from({ length: 30 }, (__, i) =>
      makeCritique({ rule: `r${i}`, at: at(i * 50), severity: i % 5 === 0 ? 4 : 2 }, text),
    );
    const shown = partialCritiques([{ kind: 'lines', critiques, parts: {} }], plan);
    expect(shown.map((c) => c.severity)).toEqual(shown.map(() => 4));
    expect(shown.map((c) => c.start)).toEqual([0, 250, 500, 750, 1000, 1250]);
    expect(shown.some((c) => c.fixFirst)).toBe(false);
  });

  test('of the grammar checker wait for the result, because it repeats the engine’s own rules', () => {
    const critiques = [makeCritique({ issueType: 'grammar' }, text)];
    expect(partialCritiques([{ kind: 'grammar', critiques, parts: {} }], plan)).toEqual([]);
  });

  test('displace better ones found later, but never one another', () => {
    const weak = makeCritique({ rule: 'weak', severity: 1, at: { start: 10, end: 20 } }, text);
    const strong = makeCritique({ rule: 'strong', severity: 5, at: { start: 12, end: 30 } }, text);
    expect(idsOf(selectCritiques([weak, strong], 1_000))).toEqual([strong.id]);
    expect(idsOf(selectCritiques([weak, strong], 1_000, [weak]))).toEqual([weak.id]);
    expect(idsOf(selectCritiques([weak, strong], 1_000, [weak, strong]))).toHaveLength(2);
  });

  test('that the result cannot keep have a reason in emptyReasons', () => {
    const wrong = { ...makeCritique({ severity: 5 }, text), quote: 'not these words' };
    const result = mergeFindings([{ kind: 'lines', critiques: [wrong], parts: {} }], context(text));
    expect(result.lineCritiques).toEqual([]);
    expect(result.emptyReasons[`lineCritiques.${wrong.id}`]).toBe(
      'The words it quoted are not in the essay.',
    );
  });

  test('that do not fit into the result of an essay of a few very long words have a reason too', () => {
    const long = 'extraordinarily-overlong-compound-word '.repeat(60);
    const critiques = Array.from({ length: 30 }, (__, i) =>
      makeCritique({ rule: `r${i}`, at: { start: i * 40, end: i * 40 + 4 } }, long),
    );
    const found: Findings[] = [
      { kind: 'lines', critiques, parts: {} },
      { kind: 'argument', critiques: critiques.map((c) => ({ ...c, id: `${c.id}-x` })), parts: {} },
    ];
    const shown = partialCritiques(found, planTasks(long, 'hybrid'));
    const result = mergeFindings(found, context(long));
    const kept = new Set(idsOf(result.lineCritiques));
    const left = shown.filter(({ id }) => !kept.has(id));
    expect(left.length).toBeGreaterThan(0);
    for (const { id } of left)
      expect(result.emptyReasons[`lineCritiques.${id}`]).toMatch(/too few words/);
  });
});
