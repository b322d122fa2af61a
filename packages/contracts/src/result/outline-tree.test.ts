import { describe, expect, test } from '@jest/globals';
import type { Outline, OutlineKind } from './outline.ts';
import { outlineTree, type OutlineNode } from './outline-tree.ts';

const outline = (
  kinds: readonly OutlineKind[],
  edges: readonly [number, Outline['edges'][number]['kind'], number][],
): Outline => ({
  units: kinds.map((kind, i) => ({ start: i * 10, end: i * 10 + 9, kind, paragraph: 1 })),
  edges: edges.map(([from, kind, to]) => ({ from, kind, to })),
  omitted: 0,
});
const shape = ({ index, children }: OutlineNode): unknown =>
  children.length === 0 ? index : [index, children.map(shape)];
const shapes = (given: Outline) => outlineTree(given).roots.map(shape);

describe('the tree of an outline', () => {
  test('has the claims under the thesis and the reasons under the claims', () => {
    const given = outline(
      ['background', 'claim', 'reason', 'thesis', 'evidence'],
      [
        [1, 'supports', 3],
        [2, 'supports', 1],
        [4, 'exemplifies', 1],
      ],
    );
    expect(shapes(given)).toEqual([[3, [[1, [2, 4]]]]]);
  });

  test('has an answer under its objection', () => {
    const given = outline(
      ['thesis', 'objection', 'answer'],
      [
        [1, 'opposes', 0],
        [2, 'answers', 1],
      ],
    );
    expect(shapes(given)).toEqual([[0, [[1, [2]]]]]);
  });

  test('has a concession under the claim that outweighs it', () => {
    const given = outline(
      ['thesis', 'objection', 'claim'],
      [
        [1, 'opposes', 0],
        [2, 'supports', 0],
        [2, 'answers', 1],
      ],
    );
    expect(shapes(given)).toEqual([[0, [[2, [1]]]]]);
  });

  test('shows a gap where a reader found that nothing carries a claim or answers an objection', () => {
    const given = outline(['claim', 'objection', 'conclusion'], []);
    const judged = {
      ...given,
      units: given.units.map((unit) => ({ ...unit, held: 'hardly' as const })),
    };
    expect(outlineTree(judged).roots.map(({ gap }) => gap)).toEqual([
      'no-reason',
      'no-answer',
      null,
    ]);
  });

  test('shows no gap where nobody judged, and none where a claim is carried in part', () => {
    const given = outline(['claim', 'objection'], []);
    expect(outlineTree(given).roots.map(({ gap }) => gap)).toEqual([null, null]);
    const partly = {
      ...given,
      units: given.units.map((unit) => ({ ...unit, held: 'partly' as const })),
    };
    expect(outlineTree(partly).roots.map(({ gap }) => gap)).toEqual([null, null]);
  });

  test('begins with the thesis, and the conclusion stands beside it', () => {
    const given = outline(['claim', 'thesis', 'conclusion'], [[2, 'restates', 1]]);
    expect(shapes(given)).toEqual([1, 0, 2]);
    expect(outlineTree(given)).toMatchObject({ hasThesis: true, hasOtherView: false });
  });

  test('loses no passage where links go round in a circle', () => {
    const given = outline(
      ['claim', 'claim', 'reason'],
      [
        [0, 'supports', 1],
        [1, 'supports', 0],
        [2, 'supports', 1],
      ],
    );
    expect(JSON.stringify(shapes(given)).match(/\d/g)?.toSorted()).toEqual(['0', '1', '2']);
  });
});
