import { AppError, type JobStatus } from '@argint/contracts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createBillingHarness, names } from '../testing/billing-harness.ts';
import { held } from './entitlement.ts';
import { settleOverdueHolds } from './hold-sweeper.ts';

let billing: Awaited<ReturnType<typeof createBillingHarness>>;
beforeEach(async () => {
  billing = await createBillingHarness();
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
  ['cancelled without a result', state('cancelled'), { spent: 0, held: 0 }],
  ['cancelled and not yet ended', state('cancelled', '', ''), { spent: 0, held: 1 }],
  ['still running', state('processing'), { spent: 0, held: 1 }],
  ['unknown', () => Promise.reject(new AppError('JOB_NOT_FOUND')), { spent: 0, held: 0 }],
])(
  'the overdue hold of a job that is %s is settled by that state',
  async (_what, getState, expected) => {
    await hold('u1');
    billing.clock.advance(720);
    await sweep(getState);
    expect(await books('u1')).toEqual(expected);
  },
);

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

test('a hold that cannot be settled is reported and does not stop the others', async () => {
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

test('a second sweep changes nothing', async () => {
  await hold('u1');
  billing.clock.advance(720);
  let asked = 0;
  const completed = async () => {
    asked += 1;
    return state('completed')();
  };
  await sweep(completed);
  const after = await billing.entitlements.get('u1');
  billing.clock.advance(720);
  await sweep(completed);
  expect(await billing.entitlements.get('u1')).toEqual(after);
  expect(asked).toBe(1);
});

test.each(['before', 'after'] as const)(
  'a sweep that is killed %s it settles a hold settles each hold once in the end',
  async (when) => {
    await billing.service.ensure('u1', names);
    for (const jobId of ['j1', 'j2'])
      await billing.service.reserve({ userId: 'u1', jobId, amount: 1, wordCount: 100 });
    billing.clock.advance(720);
    let writes = 0;
    const dying: typeof billing.service.commit = async (...given) => {
      writes += 1;
      if (writes > 1 || when === 'before') throw new Error('killed');
      await billing.service.commit(...given);
      throw new Error('killed');
    };
    const died = settleOverdueHolds({
      entitlements: billing.entitlements,
      orchestrator: { getState: state('completed') as unknown as GetState },
      service: { ...billing.service, commit: dying },
      now: billing.clock.now(),
    });
    await expect(died).rejects.toThrow('stay unsettled');
    expect(await books('u1')).toEqual(
      when === 'before' ? { spent: 0, held: 2 } : { spent: 1, held: 1 },
    );
    await sweep(state('completed'));
    expect(await books('u1')).toEqual({ spent: 2, held: 0 });
  },
);

test('a hold dated an hour ahead is settled once, no later than other holds', async () => {
  await hold('u1');
  billing.clock.advance(-3_600);
  const refused = () => Promise.reject(new Error('must not be asked yet'));
  await sweep(refused);
  billing.clock.advance(719);
  await sweep(refused);
  expect(await books('u1')).toEqual({ spent: 0, held: 1 });
  billing.clock.advance(1);
  await sweep(state('completed'));
  expect(await books('u1')).toEqual({ spent: 1, held: 0 });
  billing.clock.advance(3_600);
  await sweep(state('completed'));
  expect(await books('u1')).toEqual({ spent: 1, held: 0 });
});
