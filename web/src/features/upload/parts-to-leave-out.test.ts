import { expect, test } from '@jest/globals';
import { ESSAY_MAX_CHARS } from '@argint/contracts/limits';
import { partsToLeaveOut } from './parts-to-leave-out.ts';

const most = ESSAY_MAX_CHARS;
const part = (kind: 'cover' | 'bibliography', start: number, end: number) => ({ kind, start, end });

test.each([
  ['a text that fits keeps everything', most, 0, 0, []],
  ['the bibliography goes where that is enough', most - 10, 0, 11, ['bibliography']],
  ['the cover page goes too where it must', most, 5, 6, ['cover', 'bibliography']],
  ['nothing helps a text that is too long by itself', most + 1, 5, 6, null],
])('%s', (_what, essay, cover, list, kinds) => {
  const text = 'a'.repeat(cover) + 'b'.repeat(essay) + 'c'.repeat(list);
  const parts = [
    ...(cover > 0 ? [part('cover', 0, cover)] : []),
    ...(list > 0 ? [part('bibliography', cover + essay, text.length)] : []),
  ];
  expect(partsToLeaveOut(text, parts)?.map(({ kind }) => kind) ?? null).toEqual(kinds);
});
