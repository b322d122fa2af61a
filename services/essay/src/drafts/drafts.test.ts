import { GRAMMAR_TIMED_OUT, type AnalysisResult } from '@argint/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { useCasesOver, useEssayHarness } from '../testing/essay-harness.ts';
import { critiquedJson } from '../testing/sample-critique.ts';

const { harness, clock } = useEssayHarness();
const text = 'Water runs. Experts say so. It will obviously rain.';
const next = 'In 2018 the taps ran dry. Experts say so. Rain is likely.';

const create = (essayId: string, parentEssayId?: string, userId = 'u1') =>
  harness.essays.create({
    essayId,
    userId,
    text: parentEssayId === undefined ? text : next,
    ...(parentEssayId === undefined ? {} : { parentEssayId }),
  });
const analyse = (essayId: string, essayText: string, quotes: string[], score = 50) =>
  harness.results.save({
    essayId,
    jobId: `job-${essayId}`,
    isCompleted: true,
    resultJson: critiquedJson(essayText, quotes, score),
  });
const numbers = async (essayId: string) =>
  (await harness.essays.drafts(essayId, 'u1')).map((draft) => [draft.essayId, draft.draftNumber]);

const titles = async () =>
  Object.fromEntries(
    (await harness.essays.list('u1', 0, '')).items.map(({ essayId, title }) => [essayId, title]),
  );

beforeEach(() => create('e1'));

describe('the drafts of an essay', () => {
  test('are numbered in one group, newest first, and have the title of their parent', async () => {
    await harness.essays.rename('e1', 'u1', 'On water');
    clock.advance(60);
    expect(await create('e2', 'e1')).toMatchObject({
      title: 'On water',
      groupId: 'e1',
      draftNumber: 2,
      parentEssayId: 'e1',
    });
    expect(await create('e3', 'e2')).toMatchObject({ groupId: 'e1', draftNumber: 3 });
    for (const id of ['e1', 'e2', 'e3'])
      expect(await numbers(id)).toEqual([
        ['e3', 3],
        ['e2', 2],
        ['e1', 1],
      ]);
  });

  test('are all renamed by one call, whichever of them it names', async () => {
    await create('e2', 'e1');
    await create('e3', 'e2');
    await create('other');
    const title = (await harness.essays.get('other', 'u1')).title;
    for (const [id, name] of [
      ['e1', 'On water'],
      ['e3', 'On rain'],
    ] as const) {
      expect(await harness.essays.rename(id, 'u1', name)).toMatchObject({
        essayId: id,
        title: name,
      });
      expect(await titles()).toEqual({ e1: name, e2: name, e3: name, other: title });
    }
    await harness.deletion.deleteEssay('e1', 'u1');
    await harness.essays.rename('e2', 'u1', 'On taps');
    expect(await titles()).toEqual({ e2: 'On taps', e3: 'On taps', other: title });
  });

  test('that is stored while its essay is renamed has the new title', async () => {
    const { essays } = harness.collections;
    let isRenamed = false;
    const slow = {
      ...essays,
      insert: async (doc: Parameters<typeof essays.insert>[0]) => {
        if (!isRenamed) await harness.essays.rename('e1', 'u1', 'On water');
        isRenamed = true;
        return essays.insert(doc);
      },
    };
    const replica = useCasesOver({ ...harness.collections, essays: slow }, clock.now);
    const draft = { essayId: 'e2', userId: 'u1', text: next, parentEssayId: 'e1' };
    expect(await replica.essays.create(draft)).toMatchObject({ title: 'On water' });
    expect(await titles()).toEqual({ e1: 'On water', e2: 'On water' });
  });

  test('that are renamed on two replicas at once end with one title', async () => {
    await create('e2', 'e1');
    await create('e3', 'e2');
    await Promise.all([
      harness.essays.rename('e1', 'u1', 'On water'),
      harness.essays.rename('e3', 'u1', 'On rain'),
    ]);
    expect(new Set(Object.values(await titles())).size).toBe(1);
  });

  test('that start at the same moment get different numbers, and a repeated start keeps its own', async () => {
    await Promise.all(['a', 'b', 'c'].map((id) => create(id, 'e1')));
    expect((await numbers('e1')).map(([, number]) => number)).toEqual([4, 3, 2, 1]);
    const again = await create('a', 'e1');
    expect(await numbers('e1')).toContainEqual(['a', again.draftNumber]);
  });

  test.each([
    ['unknown', 'e9', 'u1'],
    ['another user’s', 'e1', 'u2'],
  ])('a parent that is %s is not found', async (_name, parent, userId) => {
    await expect(create('e2', parent, userId)).rejects.toMatchObject({ code: 'PARENT_NOT_FOUND' });
  });

  test('a parent that is deleted is not found, but a repeated start finds its essay', async () => {
    await create('e2', 'e1');
    await harness.deletion.deleteEssay('e1', 'u1');
    await expect(create('e3', 'e1')).rejects.toMatchObject({ code: 'PARENT_NOT_FOUND' });
    expect(await create('e2', 'e1')).toMatchObject({ draftNumber: 2 });
  });

  test('stay when another one is deleted, and no number is given twice', async () => {
    await create('e2', 'e1');
    await create('e3', 'e2');
    await harness.deletion.deleteEssay('e1', 'u1');
    await harness.deletion.deleteEssay('e3', 'u1');
    clock.advance(121);
    await harness.deletion.settle();
    clock.advance(31 * 24 * 60 * 60);
    await harness.deletion.forget();
    expect(await create('e4', 'e2')).toMatchObject({ groupId: 'e1', draftNumber: 4 });
    expect(await numbers('e2')).toEqual([
      ['e4', 4],
      ['e2', 2],
    ]);
  });

  test('are all deleted by one call, which can be repeated', async () => {
    await create('e2', 'e1');
    await create('e3', 'e2');
    await create('other');
    await harness.deletion.deleteEssay('e2', 'u1');
    for (let i = 0; i < 2; i += 1) await harness.deletion.deleteEssay('e2', 'u1', true);
    expect((await harness.essays.list('u1', 0, '')).items.map(({ essayId }) => essayId)).toEqual([
      'other',
    ]);
  });

  test('are all forgotten in the end', async () => {
    await create('e2', 'e1');
    await harness.deletion.deleteEssay('e1', 'u1', true);
    clock.advance(121);
    await harness.deletion.settle();
    for (const id of ['e1', 'e2']) await harness.collections.essays.update(id, noEvents);
    clock.advance(31 * 24 * 60 * 60);
    await harness.deletion.forget();
    expect(await harness.collections.essays.get('e1')).toBeNull();
  });
});

/** The document once its events are published. */
const noEvents = <D extends { outbox: unknown[] }>(doc: D): D => ({ ...doc, outbox: [] });

describe('a comparison', () => {
  test('is with the newest earlier draft that has a result', async () => {
    await analyse('e1', text, ['Experts', 'obviously'], 50);
    await create('e2', 'e1');
    await create('e3', 'e2');
    await analyse('e3', next, ['Experts', 'likely'], 60);
    expect(await harness.drafts.compare('e3', 'u1')).toMatchObject({
      before: { id: 'e1', draftNumber: 1 },
      resolved: [{ quote: 'obviously' }],
      still: [{ quote: 'Experts', beforeId: `vague-${text.indexOf('Experts')}` }],
      new: [{ quote: 'likely' }],
      scores: { thesis: { before: 50, after: 60, change: 10, withinBand: false } },
      scaleChanged: false,
    });
  });

  test.each([
    ['8', '9', true],
    ['9', '9', false],
    ['9', '9+model-v2-1a2b', false],
  ])('of rubric %s with rubric %s says whether the scale changed', async (before, after, is) => {
    const by = (rubricVersion: string) => ({
      engine: 'offline' as const,
      model: null,
      engineVersion: '1',
      promptVersion: '1',
      rubricVersion,
      notes: [],
    });
    const save = (essayId: string, rubricVersion: string) =>
      harness.results.save({
        essayId,
        jobId: `job-${essayId}`,
        isCompleted: true,
        resultJson: critiquedJson(text, [], 50, by(rubricVersion)),
      });
    await save('e1', before);
    await create('e2', 'e1');
    await save('e2', after);
    expect(await harness.drafts.compare('e2', 'u1')).toMatchObject({ scaleChanged: is });
    expect(await harness.progress.read('u1')).toMatchObject({ scaleChanged: is });
  });

  describe('of an analysis that did not see everything', () => {
    const grammar = (json: string): string =>
      json.replaceAll('"issueType":"argument"', '"issueType":"grammar"');
    const save = (essayId: string, isCompleted: boolean, resultJson: string) =>
      harness.results.save({ essayId, jobId: `job-${essayId}`, isCompleted, resultJson });
    beforeEach(() => create('e2', 'e1'));

    test('does not call resolved what a cancelled one has not looked at', async () => {
      await analyse('e1', text, ['Experts', 'obviously']);
      await save('e2', false, critiquedJson(next, []));
      expect(await harness.drafts.compare('e2', 'u1')).toMatchObject({
        // Its word is gone.
        resolved: [{ quote: 'obviously' }],
        notLookedAt: [{ quote: 'Experts' }],
        still: [],
      });
    });

    test('nor slips of grammar that nobody checked in time', async () => {
      await save('e1', true, grammar(critiquedJson(text, ['Experts'])));
      const after = JSON.parse(critiquedJson(next, [])) as AnalysisResult;
      const withReason = (reason: string) =>
        save(
          'e2',
          true,
          JSON.stringify({
            ...after,
            emptyReasons: { ...after.emptyReasons, 'lineCritiques.grammar': reason },
          }),
        );
      await withReason(GRAMMAR_TIMED_OUT);
      expect(await harness.drafts.compare('e2', 'u1')).toMatchObject({
        resolved: [],
        notLookedAt: [{ quote: 'Experts' }],
      });
    });

    test('nor what only a model can see, where none read this time', async () => {
      const readBy = (json: string, reader: string): string =>
        JSON.stringify({ ...(JSON.parse(json) as AnalysisResult), readBy: reader });
      await save('e1', true, readBy(critiquedJson(text, ['Experts']), 'model'));
      await save('e2', true, readBy(critiquedJson(next, []), 'engine'));
      expect(await harness.drafts.compare('e2', 'u1')).toMatchObject({
        resolved: [],
        notLookedAt: [{ quote: 'Experts' }],
      });
    });
  });

  test('needs two results, and the owner', async () => {
    await expect(harness.drafts.compare('e1', 'u1')).rejects.toMatchObject({
      code: 'NO_EARLIER_DRAFT',
    });
    await analyse('e1', text, []);
    await expect(harness.drafts.compare('e1', 'u1')).rejects.toMatchObject({
      code: 'NO_EARLIER_DRAFT',
    });
    await expect(harness.drafts.compare('e1', 'u2')).rejects.toMatchObject({
      code: 'ESSAY_FORBIDDEN',
    });
  });
});

describe('decisions of the draft before', () => {
  const idOf = (essayText: string, quote: string): string => `vague-${essayText.indexOf(quote)}`;
  const decide = (
    essayId: string,
    essayText: string,
    quote: string,
    state: Parameters<typeof harness.states.decide>[0]['state'],
  ) =>
    harness.states.decide({
      essayId,
      userId: 'u1',
      critiqueId: idOf(essayText, quote),
      state,
      reason: 'It is a quotation.',
    });

  beforeEach(() => analyse('e1', text, ['Experts say so.', 'obviously', 'Water']));

  test('are carried over where the words still stand, and stay when the earlier draft is deleted', async () => {
    await decide('e1', text, 'Experts say so.', 'not useful');
    await decide('e1', text, 'Water', 'resolved');
    await create('e2', 'e1');
    await analyse('e2', next, ['Experts say so.', 'Rain']);
    await harness.deletion.deleteEssay('e1', 'u1');
    expect(await harness.states.list('e2', 'u1')).toEqual([
      {
        critiqueId: idOf(next, 'Experts say so.'),
        state: 'not useful',
        reason: 'It is a quotation.',
        carried: true,
      },
    ]);
  });

  test('never replace a decision of the student’s, and saving the result again changes nothing', async () => {
    await decide('e1', text, 'Experts say so.', 'intended');
    await create('e2', 'e1');
    await analyse('e2', next, ['Experts say so.']);
    await decide('e2', next, 'Experts say so.', 'open');
    await analyse('e2', next, ['Experts say so.']);
    expect(await harness.states.list('e2', 'u1')).toMatchObject([{ state: 'open' }]);
  });

  test('are not carried over when the words changed', async () => {
    await decide('e1', text, 'Experts say so.', 'intended');
    const changed = next.replace('Experts say', 'Experts never say');
    const draft = { essayId: 'e2', userId: 'u1', text: changed, parentEssayId: 'e1' };
    await harness.essays.create(draft);
    await analyse('e2', changed, ['Experts never say so.']);
    expect(await harness.states.list('e2', 'u1')).toEqual([]);
  });
});
