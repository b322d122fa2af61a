import { describe, expect, test } from '@jest/globals';
import { AppError } from '@argint/contracts';
import { createAnalysisStates } from './analysis-state.ts';

/** An orchestrator whose job j1 belongs to u1 and has one per cent more progress at each read. */
const createOrchestrator = () => {
  const calls: { userId: string; withPartial: boolean; withResult: boolean }[] = [];
  const states = createAnalysisStates({
    getState: async ({ jobId = '', userId = '', withPartial = false, withResult = false }) => {
      calls.push({ userId, withPartial, withResult });
      const progress = calls.length;
      await new Promise(setImmediate);
      if (userId !== 'u1') throw new AppError('FORBIDDEN');
      return {
        job: {
          jobId,
          userId,
          essayId: 'e1',
          status: 'processing',
          progress,
          processingStage: 'parallel analysis',
          createdAt: '2026-11-21T12:00:00.000Z',
        },
        partialJson: '',
        resultJson: '',
        found: 2 * progress,
      };
    },
  });
  return { calls, states };
};

describe('the state of an analysis', () => {
  test('is read twice for fifty sockets that ask at the same moment, and each gets a read that began after it asked', async () => {
    const { calls, states } = createOrchestrator();
    const answers = await Promise.all(Array.from({ length: 50 }, () => states.read('j1', 'u1')));
    expect(calls).toHaveLength(2);
    expect(answers.map(({ update }) => update.progress)).toEqual([1, ...Array<number>(49).fill(2)]);
  });

  test('is read for each user apart, so that another user is refused', async () => {
    const { calls, states } = createOrchestrator();
    const own = states.read('j1', 'u1');
    await expect(states.read('j1', 'u2')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await own).toMatchObject({
      update: { analysisId: 'j1', progress: 1, error: null },
      found: 2,
    });
    expect(calls.map(({ userId }) => userId)).toEqual(['u1', 'u2']);
  });

  test('is checked for its owner without its critiques and its result', async () => {
    const { calls, states } = createOrchestrator();
    await states.checkOwner('j1', 'u1');
    expect(calls).toEqual([{ userId: 'u1', withPartial: false, withResult: false }]);
    await expect(states.checkOwner('j1', 'u2')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
