import { describe, expect, test } from '@jest/globals';
import { analysisResultSchema, outlineSchema } from '@argint/contracts';
import { longEssay } from '@argint/testkit';
import { analyse } from '../cli/analyse.ts';
import { readEssay } from '../read-essay.ts';
import { argumentOf } from '../layers/graph/read-graph.ts';
import { TRAIN_ESSAY, TRAIN_QUESTION } from '../testing/essays.ts';
import { OUTLINE_UNITS_MAX, outlineOf } from './outline.ts';

const HARBOUR = `My aunt sells fish at the harbour, and every winter the harbour floods. I believe that the town should build a wall along the quay, even if the money has to be borrowed.

Last July the water stood in her shop for nine days. She threw away two freezers of hake, and so did the man beside her. A wall of a metre would have kept the water out. So the wall pays for itself within a few winters.

Some residents say that a wall would spoil the view. But the view from the hill remains as it was, because the quay lies far below it.

The sea will not wait for the council. The town should build the wall along the quay.`;

const read = (text: string) => readEssay(text, null, { textKind: 'argument' });
const outline = (text: string, most?: number) => outlineOf(read(text), most)!;

describe('the outline', () => {
  test('keeps the last sentences of a paragraph with its own claim, not with the next one', () => {
    const text = HARBOUR.replace(
      'So the wall pays for itself within a few winters.',
      'The council met twice in the cold hall. A wall would hold the view, residents and all.',
    );
    const { units, edges } = outline(text);
    for (const { from, to, kind } of edges) {
      const [reason, claim] = [units[from]!, units[to]!];
      if ((kind === 'supports' || kind === 'exemplifies') && reason.kind !== 'claim')
        expect(claim.paragraph).toBeLessThanOrEqual(reason.paragraph);
    }
  });

  test('follows the order of the essay, and each unit lies inside one paragraph', () => {
    const { units, omitted } = outline(HARBOUR);
    expect(omitted).toBe(0);
    expect(units.map(({ paragraph }) => paragraph)).toEqual(
      units.map(({ paragraph }) => paragraph).toSorted((a, b) => a - b),
    );
    for (const { start, end } of units) expect(HARBOUR.slice(start, end)).toMatch(/^\S[^\n]*\S$/);
    units.slice(1).forEach(({ start }, i) => expect(start).toBeGreaterThanOrEqual(units[i]!.end));
  });

  test('names the speaker only where it is not the writer', () => {
    const { units } = outline(HARBOUR);
    const heard = units.filter(({ speaker }) => speaker !== undefined);
    expect(heard.map(({ start, end }) => HARBOUR.slice(start, end))).toEqual([
      'Some residents say that a wall would spoil the view',
    ]);
    expect(heard[0]).toMatchObject({ kind: 'objection', speaker: 'others' });
  });

  test('links the reason, the objection and its answer to what they are about', () => {
    const { units, edges } = outline(HARBOUR);
    const linked = edges.map(({ from, to, kind }) => [units[from]?.kind, kind, units[to]?.kind]);
    expect(linked).toContainEqual(['objection', 'opposes', 'thesis']);
    expect(linked).toContainEqual(['answer', 'answers', 'objection']);
    expect(linked).toContainEqual(['reason', 'supports', 'answer']);
  });

  test('has the position as its thesis where only the conclusion tells it', () => {
    const late = HARBOUR.replace(
      /I believe that[^.]*/,
      'Each July the water stands on the quay, and people carry boxes',
    ).replace('The town should build', 'In conclusion, I believe that the town should build');
    const { units, edges } = outline(late);
    const at = units.findIndex(({ kind }) => kind === 'thesis');
    expect(late.slice(units[at]?.start)).toMatch(/^In conclusion, I believe/);
    expect(edges.some(({ to, kind }) => to === at && kind === 'supports')).toBe(true);
  });

  test('joins neighbouring clauses of a sentence that do the same', () => {
    const essay = read(HARBOUR);
    expect(outline(HARBOUR).units.length).toBeLessThanOrEqual(argumentOf(essay).units.length);
    const { units } = outline(HARBOUR);
    units.slice(1).forEach((unit, i) => {
      const before = units[i]!;
      const between = HARBOUR.slice(before.end, unit.start);
      const isNeighbour = !/[.!?\n]/.test(between);
      expect(isNeighbour && before.kind === unit.kind && before.speaker === unit.speaker).toBe(
        false,
      );
    });
  });

  test('keeps the thesis and the objection when only few units may stay', () => {
    const whole = outline(HARBOUR);
    const short = outline(HARBOUR, 4);
    expect(short.units).toHaveLength(4);
    expect(short.omitted).toBe(whole.units.length - 4);
    expect(short.units.map(({ kind }) => kind)).toContain('thesis');
    for (const { from, to } of short.edges) {
      expect(short.units[from]).toBeDefined();
      expect(short.units[to]).toBeDefined();
    }
  });

  test('of a huge essay has a bounded size', () => {
    const { units, omitted, edges } = outline(longEssay(12_000));
    expect(units.length).toBeLessThanOrEqual(OUTLINE_UNITS_MAX);
    expect(omitted).toBeGreaterThan(0);
    expect(JSON.stringify({ units, edges }).length).toBeLessThan(60_000);
  });

  test('is in the result, in the form of the contract', async () => {
    const result = await analyse(TRAIN_ESSAY, TRAIN_QUESTION, 'comprehensive');
    expect(outlineSchema.parse(result.outline)).toEqual(result.outline);
    expect(result.outline?.units.length).toBeGreaterThan(0);
    expect(result.emptyReasons['outline']).toBeUndefined();
    expect(() => analysisResultSchema.parse({ ...result, outline: undefined })).not.toThrow();
  });

  test('is null with a reason where the text is no argument', async () => {
    const result = await analyse(HARBOUR, null, 'comprehensive', null, 'narrative');
    expect(result.outline).toBeNull();
    expect(result.emptyReasons['outline']).toMatch(/reads as a story/);
  });
});
