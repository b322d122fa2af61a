import { beforeEach, describe, expect, test } from '@jest/globals';
import { findingsJson, resultJson } from '../testing/sample-json.ts';
import { useEssayHarness } from '../testing/essay-harness.ts';

const { harness } = useEssayHarness();

beforeEach(() => harness.essays.create({ essayId: 'e1', userId: 'u1', text: 'Water runs.' }));

/** Fence and revision of findings of one task. Their note names both. */
type Version = readonly [fence: number, revision: number];
const noteOf = ([fence, revision]: Version): string => `${fence}.${revision}`;

/** Saves findings and resolves with whether they count as saved. */
const save = async (version: Version): Promise<boolean> => {
  const [fence, revision] = version;
  const given = { taskId: 'c1', fence, revision, findingsJson: findingsJson(noteOf(version)) };
  const command = { essayId: 'e1', jobId: 'j1', findings: [given] };
  return (await harness.findings.save(command)).includes('c1');
};
const stored = () => harness.collections.findings.get('j1:c1');
const storedNote = async (): Promise<string | undefined> => {
  const [only] = await harness.findings.read('j1');
  const { emptyReasons } = JSON.parse(only?.findingsJson ?? '{}') as {
    emptyReasons: { outline?: string };
  };
  return emptyReasons.outline;
};

const ordersOf = <T>(values: readonly T[]): T[][] =>
  values.length === 0
    ? [[]]
    : values.flatMap((first, at) =>
        ordersOf(values.toSpliced(at, 1)).map((rest) => [first, ...rest]),
      );
const VERSIONS: readonly Version[] = [
  [1, 0],
  [1, 2],
  [2, 0],
  [2, 1],
];

describe('the revisions of a task’s findings', () => {
  test.each(ordersOf(VERSIONS).map((order) => [order.map(noteOf).join(', '), order] as const))(
    'that arrive in the order %s leave the highest one of the last holder, and refuse only an earlier holder',
    async (_, order) => {
      let kept: Version = [0, 0];
      for (const version of order) {
        const [fence, revision] = version;
        const isRefused = fence < kept[0];
        if (fence > kept[0] || (fence === kept[0] && revision > kept[1])) kept = version;
        expect(await save(version)).toBe(!isRefused);
        expect(await storedNote()).toBe(noteOf(kept));
      }
      expect(await storedNote()).toBe('2.1');
    },
  );

  test('that are sent again, or late, count as saved and change nothing', async () => {
    for (const revision of [0, 0, 1, 1, 0]) expect(await save([1, revision])).toBe(true);
    expect(await storedNote()).toBe('1.1');
    expect(await stored()).toMatchObject({ version: 2 });
  });

  test('that are saved at once leave the highest one', async () => {
    const all = await Promise.all([1, 3, 0, 2].map((revision) => save([1, revision])));
    expect(all).toEqual([true, true, true, true]);
    expect(await storedNote()).toBe('1.3');
  });

  test('of a later holder begin below those of the holder before', async () => {
    await save([1, 5]);
    expect(await save([2, 1])).toBe(true);
    expect(await save([1, 6])).toBe(false);
    expect(await save([2, 2])).toBe(true);
    expect(await storedNote()).toBe('2.2');
  });

  test('that arrive after the result of their job are refused', async () => {
    await save([1, 0]);
    const result = { essayId: 'e1', jobId: 'j1', isCompleted: true, resultJson: resultJson() };
    await harness.results.save(result);
    expect(await save([1, 1])).toBe(false);
    expect(await storedNote()).toBe('1.0');
  });
});

test('findings without a revision have revision 0, so that revision 1 replaces them', async () => {
  const given = { taskId: 'c1', fence: 1, findingsJson: findingsJson('unnumbered') };
  await harness.findings.save({ essayId: 'e1', jobId: 'j1', findings: [given] });
  expect(await stored()).toMatchObject({ revision: 0 });
  expect(await save([1, 1])).toBe(true);
  expect(await storedNote()).toBe('1.1');
});
