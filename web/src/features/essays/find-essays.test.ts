import { describe, expect, test } from '@jest/globals';
import { anEssayCard } from '../../testing/builders.ts';
import { essayQueryText, everyEssay, findEssays, readEssayQuery } from './find-essays.ts';
import { groupDrafts } from './group-drafts.ts';

describe('the query of an address', () => {
  test.each([
    '',
    '?q=water+price',
    '?q=%C3%A9t%C3%A9+%26+co&kind=report&state=none&sort=best&view=cards&show=200',
  ])('is read and written without loss: %s', (search) => {
    expect(essayQueryText(readEssayQuery(search))).toBe(search);
  });

  test('ignores what is no choice', () => {
    expect(readEssayQuery('?kind=poem&state=x&sort=up&view=map&show=-3&more=1')).toEqual(
      everyEssay,
    );
  });
});

describe('finding essays', () => {
  const ids = (groups: ReturnType<typeof groupDrafts>, change: object) =>
    findEssays(groups, { ...everyEssay, ...change }, 'en').map(({ newest }) => newest.id);

  test('looks at the questions of earlier drafts too', () => {
    const groups = groupDrafts([
      anEssayCard({ id: 'b', groupId: 'a', draftNumber: 2, question: 'Why?' }),
      anEssayCard({ id: 'a', groupId: 'a', question: 'Who owns rivers?' }),
    ]);
    expect(ids(groups, { words: 'rivers' })).toEqual(['b']);
    expect(ids(groups, { words: 'rivers why' })).toEqual([]);
  });

  test('takes queued and running analyses as one state, and essays without one as another', () => {
    const groups = groupDrafts(
      (['queued', 'processing', 'completed', null] as const).map((status, at) =>
        anEssayCard({ id: `e${at}`, status }),
      ),
    );
    expect(ids(groups, { state: 'running' })).toEqual(['e0', 'e1']);
    expect(ids(groups, { state: 'none' })).toEqual(['e3']);
  });
});
