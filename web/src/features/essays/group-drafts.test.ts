import { describe, expect, test } from '@jest/globals';
import { anEssayCard } from '../../testing/builders.ts';
import { groupDrafts } from './group-drafts.ts';

const draft = (id: string, groupId: string, draftNumber: number) =>
  anEssayCard({ id, groupId, draftNumber });

describe('groupDrafts', () => {
  test('the newest draft stands for its essay, in the order of the list', () => {
    const list = [draft('b', 'b', 1), draft('a2', 'a', 2), draft('c', 'c', 1), draft('a3', 'a', 3)];
    const groups = groupDrafts([...list, draft('a', 'a', 1)]);
    expect(
      groups.map(({ newest, earlier }) => [newest.id, ...earlier.map(({ id }) => id)]),
    ).toEqual([['b'], ['a3', 'a2', 'a'], ['c']]);
  });
});
