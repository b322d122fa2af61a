import { AppError, type JobStatus } from '@argint/contracts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { billingUnderTest, names } from './billing-under-test.ts';
import { held } from './entitlement/entitlement.ts';
import { settleOverdueHolds } from './overdue-holds.ts';

let billing: Awaited<ReturnType<typeof billingUnderTest>>;
beforeEach(async () => {
  billing = await billingUnderTest();
});
afterEach(() => billing.close());

const hold = async (userId: string): Promise<void> => {
  await billing.service.ensure(userId, names);
  await billing.service.reserve({ userId, jobId: `job of ${userId}`, amount: 1, wordCount: 100 });
};
type GetState = Parameters<typeof settleOverdueHolds>[0]['orchestrator']['getState'];
const sweep = (getState: (...of: Parameters<GetState>) => Promise<unknown>) =>
  settleOverdueHolds({
    entitlements: billing.entitlements,
    orchestrator: { getState: getState as GetState },
    service: billing.service,
    now: billing.clock.now(),
  });
const books = async (userId: string) => {
  const stored = await billing.entitlements.get(userId);
  return stored && { spent: stored.spent, held: held(stored) };
};
const state =
  (status: JobStatus, resultJson = '', completedAt = '2026-11-21T12:00:00.000Z') =>
  async () => ({ job: { status, completedAt }, partialJson: '', resultJson });

test.each([
  ['completed', state('completed'), { spent: 1, held: 0 }],
  ['failed', state('failed'), { spent: 0, held: 0 }],
  ['cancelled with a result', state('cancelled', '{}'), { spent: 1, held: 0 }],
  ['cancelled before any', state('cancelled'), { spent: 0, held: 0 }],
  ['cancelled and not yet ended', state('cancelled', '', ''), { spent: 0, held: 1 }],
  ['still running', state('processing'), { spent: 0, held: 1 }],
  ['unknown', () => Promise.reject(new AppError('JOB_NOT_FOUND')), { spent: 0, held: 0 }],
])('an overdue hold of a job that is %s ends as it should', async (_what, getState, expected) => {
  await hold('u1');
  billing.clock.advance(720);
  await sweep(getState);
  expect(await books('u1')).toEqual(expected);
});

test('a hold within the deadline is left alone', async () => {
  await hold('u1');
  billing.clock.advance(719);
  await sweep(() => Promise.reject(new Error('must not be asked')));
  expect(await books('u1')).toEqual({ spent: 0, held: 1 });
});

test('the orchestrator is asked as the user of the hold', async () => {
  await hold('u1');
  billing.clock.advance(720);
  const asked: unknown[] = [];
  await sweep(async (request) => {
    asked.push(request);
    return state('failed')();
  });
  expect(asked).toEqual([
    { jobId: 'job of u1', userId: 'u1', withPartial: false, withResult: false },
  ]);
});

test('one that cannot be settled is reported and does not stop the others', async () => {
  await hold('u1');
  await hold('u2');
  billing.clock.advance(720);
  const down = async ({ userId }: { userId?: string }) => {
    if (userId === 'u1') throw new AppError('UNAVAILABLE');
    return state('completed')();
  };
  await expect(sweep(down)).rejects.toThrow('1 holds stay unsettled');
  expect(await books('u1')).toEqual({ spent: 0, held: 1 });
  expect(await books('u2')).toEqual({ spent: 1, held: 0 });
});
