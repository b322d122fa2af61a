import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Collection } from '@argint/aggregate-store';
import type { EssayCollections } from '../collections.ts';
import { useCasesOver, useEssayHarness } from '../testing/essay-harness.ts';
import { findingsJson, resultJson } from '../testing/sample-json.ts';

const { harness, clock } = useEssayHarness();
const KEY = 'a'.repeat(64);

beforeEach(() => harness.essays.create({ essayId: 'e1', userId: 'u1', text: 'Water runs.' }));

/** A replica whose first insert into one collection waits until another replica has deleted the essay or its user. */
const replicaOvertakenBy = (
  name: 'findings' | 'answers' | 'results',
  deletion: () => Promise<void>,
): ReturnType<typeof useCasesOver> => {
  const inner = harness.collections[name] as Collection<never>;
  let isDeleted = false;
  const overtaken: Collection<never> = {
    ...inner,
    insert: async (doc) => {
      if (!isDeleted) await deletion();
      isDeleted = true;
      return inner.insert(doc);
    },
  };
  const collections = { ...harness.collections, [name]: overtaken } as EssayCollections;
  return useCasesOver(collections, clock.now);
};

const deletions = {
  'the essay is deleted': () => harness.deletion.deleteEssay('e1', 'u1'),
  'the user is deleted': () => harness.deletion.deleteUser('u1'),
};

describe.each(Object.entries(deletions))(
  'when %s between the check and the write',
  (_, deletion) => {
    test('findings that are being saved do not stay', async () => {
      const replica = replicaOvertakenBy('findings', deletion);
      const findings = [{ taskId: 'c1', fence: 1, findingsJson: findingsJson('late') }];
      await expect(
        replica.findings.save({ essayId: 'e1', jobId: 'j1', findings }),
      ).rejects.toMatchObject({ code: 'ESSAY_NOT_FOUND' });
      expect(await harness.collections.findings.count({ essayId: 'e1' })).toBe(0);
    });

    test('an answer that is being kept does not stay', async () => {
      const replica = replicaOvertakenBy('answers', deletion);
      await expect(
        replica.answers.keep({ essayId: 'e1', key: KEY, answerJson: '"late"' }),
      ).rejects.toMatchObject({ code: 'ESSAY_NOT_FOUND' });
      expect(await harness.collections.answers.count({})).toBe(0);
    });

    test('an answer that is being taken over from another essay does not stay', async () => {
      await harness.essays.create({ essayId: 'e0', userId: 'u1', text: 'Water runs.' });
      await harness.answers.keep({ essayId: 'e0', key: KEY, answerJson: '"early"' });
      const replica = replicaOvertakenBy('answers', deletion);
      await expect(replica.answers.find('e1', KEY)).rejects.toMatchObject({
        code: 'ESSAY_NOT_FOUND',
      });
      expect(await harness.collections.answers.count({ essayId: 'e1' })).toBe(0);
    });

    test('a result that is being saved does not stay', async () => {
      const replica = replicaOvertakenBy('results', deletion);
      await expect(
        replica.results.save({
          essayId: 'e1',
          jobId: 'j1',
          isCompleted: true,
          resultJson: resultJson(),
        }),
      ).rejects.toMatchObject({ code: 'ESSAY_NOT_FOUND' });
      expect(await harness.collections.results.count({ essayId: 'e1' })).toBe(0);
    });
  },
);

describe('when all drafts are deleted while another one is stored', () => {
  const draft = { essayId: 'e2', userId: 'u1', text: 'Rain falls.', parentEssayId: 'e1' };
  /** Stores the draft on a replica that is overtaken by the deletion just before its write. */
  const store = (deletion = () => harness.deletion.deleteEssay('e1', 'u1', true)) => {
    const { essays } = harness.collections;
    const overtaken = {
      ...essays,
      insert: async (doc: Parameters<typeof essays.insert>[0]) => {
        await deletion();
        return essays.insert(doc);
      },
    };
    const replica = useCasesOver({ ...harness.collections, essays: overtaken }, clock.now);
    return replica.essays.create(draft);
  };
  const states = async () =>
    (await harness.collections.essays.find({})).items.map(({ _id, state }) => [_id, state]);

  test('it is deleted as soon as it is stored, and the start is refused', async () => {
    const stored = await store();
    await expect(harness.deletion.followParent(stored)).rejects.toMatchObject({
      code: 'PARENT_NOT_FOUND',
    });
    expect((await harness.essays.list('u1', 0, '')).items).toEqual([]);
  });

  test('it is deleted by the sweeper if its process died', async () => {
    await store();
    clock.advance(120);
    await harness.deletion.settle();
    expect((await harness.essays.list('u1', 0, '')).items).toEqual([]);
    clock.advance(120);
    await harness.deletion.settle();
    expect(await states()).toEqual([
      ['e1', 'deleted'],
      ['e2', 'deleted'],
    ]);
  });

  test('it is deleted too when one draft was deleted first and then all of them', async () => {
    const stored = await store(async () => {
      await harness.deletion.deleteEssay('e1', 'u1');
      await harness.deletion.deleteEssay('e1', 'u1', true);
    });
    await harness.deletion.followParent(stored).catch(() => undefined);
    expect((await harness.essays.list('u1', 0, '')).items).toEqual([]);
  });

  test('a draft whose parent alone was deleted stays', async () => {
    const stored = await harness.essays.create(draft);
    await harness.deletion.deleteEssay('e1', 'u1');
    await harness.deletion.followParent(stored);
    clock.advance(120);
    await harness.deletion.settle();
    expect((await harness.essays.list('u1', 0, '')).items).toHaveLength(1);
  });
});
