import { CRITIQUES_MAX } from '@argint/contracts/limits';
import { describe, expect, test } from '@jest/globals';
import { ISSUE_TYPES } from '@argint/contracts';
import type { Findings, LineCritique } from '@argint/contracts';
import fc from 'fast-check';
import { assembleFindings, type AssemblyContext } from '../assemble-findings.ts';
import { stretchesOf } from '../stretches.ts';
import { makeCritique } from '../testing/make-critique.ts';
import { chooseEarly, partialRemarks } from './early-remarks.ts';
import { selectCritiques } from './select-critiques.ts';

const context = (essay: string): AssemblyContext => ({ text: essay, analysisType: 'hybrid' });

const idsOf = (critiques: readonly LineCritique[]): string[] => critiques.map(({ id }) => id);

/** Partials in the order of arrival, each checked to hold the one before. Returns the last. */
const growing = (states: readonly (readonly Findings[])[]): string[] =>
  states.reduce<string[]>((before, state) => {
    const now = idsOf(partialRemarks(state));
    expect(now).toEqual(expect.arrayContaining(before));
    return now;
  }, []);

const text = 'Seven words make up this plain sentence. '.repeat(400);
const stretches = stretchesOf(text);
const whole = { start: 0, end: text.length };
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
const manyIn = (range: { start: number; end: number }, maxLength: number) =>
  fc.array(critiqueIn(range), { maxLength });
const anyRemarks = fc.record({
  stretches: fc.tuple(...stretches.map((stretch) => manyIn(stretch, 40))),
  whole: manyIn(whole, 15),
  grammar: manyIn(whole, 15),
});

/** The engine's findings after so many of its stretches; after all, with what it says of the whole. */
const engineAfter = (
  { stretches: found, whole: ofWhole }: { stretches: LineCritique[][]; whole: LineCritique[] },
  count: number,
): Findings => {
  const { length } = text;
  const done = found.slice(0, count);
  const early = done.flatMap((one) =>
    chooseEarly(one, { share: 'stretches', length, of: stretches.length }),
  );
  return count <= found.length
    ? { kind: 'engine', critiques: done.flat(), early }
    : {
        kind: 'engine',
        critiques: [...done.flat(), ...ofWhole],
        early: [...early, ...chooseEarly(ofWhole, { share: 'whole', length, of: 1 })],
      };
};

describe('critiques shown while an analysis runs', () => {
  test('never lose their place, whatever the engine and the checker find', () => {
    fc.assert(
      fc.property(anyRemarks, fc.nat(stretches.length + 1), (remarks, checkedAfter) => {
        const checked: Findings = { kind: 'grammar', critiques: remarks.grammar };
        const states = Array.from({ length: stretches.length + 2 }, (_, count) => [
          ...(count > checkedAfter ? [checked] : []),
          engineAfter(remarks, count),
        ]);
        const shown = growing(states);
        const result = assembleFindings(states.at(-1) ?? [], context(text));
        const places = new Set(
          result.lineCritiques.flatMap(({ start, related = [] }) => [
            `${start ?? 'essay'}`,
            ...related.map((place) => `${place.start}`),
          ]),
        );
        const promised = shown.map((id) => id.slice(id.indexOf('-') + 1));
        expect([...places]).toEqual(expect.arrayContaining(promised));
      }),
      { seed: 11, numRuns: 150 },
    );
  });

  test('are the most worthwhile of their stretch, in order of position, none marked to fix first', () => {
    const at = (start: number) => ({ start, end: start + 4 });
    const critiques = Array.from({ length: 30 }, (__, i) =>
      makeCritique({ ruleId: `r${i}`, at: at(i * 50), severity: i % 5 === 0 ? 4 : 2 }, text),
    );
    const part = { share: 'stretches', length: text.length, of: stretches.length } as const;
    const early = chooseEarly(critiques, part);
    const shown = partialRemarks([{ kind: 'engine', critiques, early }]);
    expect(shown.map((c) => c.severity)).toEqual(shown.map(() => 4));
    expect(shown.map((c) => c.start)).toEqual([0, 250, 500, 750, 1000, 1250]);
    expect(shown.some((c) => c.fixFirst)).toBe(false);
  });

  test('of the grammar checker wait for the result, because it repeats the engine’s own rules', () => {
    const critiques = [makeCritique({ issueType: 'grammar' }, text)];
    expect(partialRemarks([{ kind: 'grammar', critiques }])).toEqual([]);
  });

  test('displace better ones found later, but never one another', () => {
    const weak = makeCritique({ ruleId: 'weak', severity: 1, at: { start: 10, end: 20 } }, text);
    const strong = makeCritique(
      { ruleId: 'strong', severity: 5, at: { start: 12, end: 30 } },
      text,
    );
    expect(idsOf(selectCritiques([weak, strong], 1_000))).toEqual([strong.id]);
    expect(idsOf(selectCritiques([weak, strong], 1_000, [weak]))).toEqual([weak.id]);
    expect(idsOf(selectCritiques([weak, strong], 1_000, [weak, strong]))).toHaveLength(2);
  });

  test('that the result cannot keep have a reason in emptyReasons', () => {
    const wrong = { ...makeCritique({ severity: 5 }, text), quote: 'not these words' };
    const result = assembleFindings(
      [{ kind: 'engine', critiques: [wrong], early: [wrong] }],
      context(text),
    );
    expect(result.lineCritiques).toEqual([]);
    expect(result.emptyReasons[`lineCritiques.${wrong.id}`]).toBe(
      'The words it quoted are not in the essay.',
    );
  });

  test('of a model for which a result has no room have a reason too', () => {
    const long = 'word and word. '.repeat(200);
    const critiques = Array.from({ length: 130 }, (__, i) =>
      makeCritique(
        { ruleId: `model-slip-${i}`, issueType: 'grammar', at: { start: i * 15, end: i * 15 + 4 } },
        long,
      ),
    );
    const model = {
      engine: 'llm',
      model: 'm',
      promptVersion: 'p',
      rubricVersion: 'r',
      missed: 0,
    } as const;
    const found: Findings[] = [{ kind: 'language', critiques, model }];
    const shown = partialRemarks(found);
    const result = assembleFindings(found, context(long));
    expect(result.lineCritiques).toHaveLength(CRITIQUES_MAX);
    const kept = new Set(idsOf(result.lineCritiques));
    const left = shown.filter(({ id }) => !kept.has(id));
    expect(left).toHaveLength(30);
    for (const { id } of left)
      expect(result.emptyReasons[`lineCritiques.${id}`]).toMatch(/as many critiques as/);
  });

  const thinking = makeCritique(
    { ruleId: 'thesis-missing', issueType: 'thesis', severity: 4 },
    text,
  );
  const slip = makeCritique(
    { ruleId: 'grammar-x', issueType: 'grammar', at: { start: 50, end: 54 } },
    text,
  );
  const remark = makeCritique(
    { ruleId: 'model-causal-leap', issueType: 'argument', at: { start: 90, end: 95 } },
    text,
  );
  const own: Findings = {
    kind: 'engine',
    critiques: [thinking, slip],
    early: [thinking, slip],
  };
  const read: Findings = { kind: 'reading', critiques: [remark] };

  test('on thinking are a first look while a model reads, and go once its reading is there', () => {
    const looks = (state: 'awaited' | 'read' | 'absent') =>
      partialRemarks([own, read], state).map(({ ruleId, firstLook = false }) => [
        ruleId,
        firstLook,
      ]);
    expect(looks('awaited')).toEqual([
      ['thesis-missing', true],
      ['grammar-x', false],
      ['model-causal-leap', false],
    ]);
    expect(looks('read')).toEqual([
      ['grammar-x', false],
      ['model-causal-leap', false],
    ]);
    expect(looks('absent')).toEqual([
      ['thesis-missing', false],
      ['grammar-x', false],
      ['model-causal-leap', false],
    ]);
  });
});
