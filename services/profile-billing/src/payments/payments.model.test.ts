import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PLANS, type PaidPlan } from '@argint/contracts';
import fc from 'fast-check';
import { createPayments } from '../create-payments.ts';
import { isBalanced } from '../entitlement/entitlement.ts';
import { monthAfter } from '../entitlement/grants.ts';
import { createBillingHarness, names } from '../testing/billing-harness.ts';
import { Crash, crashingProcess, type CrashPoint } from '../testing/crashing-writes.ts';
import { wasPaid, type VerifiedNotice } from './payment.ts';

// A fixed seed repeats the same sequences. Another seed tries others.
fc.configureGlobal({ seed: 20_261_122 });

const DAY_SECONDS = 86_400;
/** All steps of a sequence fall into this time, so that no credits expire. */
const LAST_DAY = 20;

let billing: Awaited<ReturnType<typeof createBillingHarness>>;
beforeAll(async () => {
  billing = await createBillingHarness();
});
afterAll(() => billing.close());

const PLANS_ORDERED: readonly PaidPlan[] = ['single', 'standard', 'unlimited', 'single'];
const order = fc.integer({ min: 0, max: PLANS_ORDERED.length - 1 });
const crash = fc.option(
  fc.record({ write: fc.integer({ min: 1, max: 5 }), isAfter: fc.boolean() }),
  { freq: 2 },
);
const notice = fc.record({
  kind: fc.constant('notice' as const),
  order,
  payment: fc.integer({ min: 1, max: 2 }),
  status: fc.constantFrom<VerifiedNotice['status']>(
    'complete',
    'complete',
    'complete',
    'failed',
    'cancelled',
    'pending',
  ),
  crash,
});
type Notice = typeof notice extends fc.Arbitrary<infer N> ? N : never;
const step = fc.oneof(
  { arbitrary: notice, weight: 6 },
  // The same or another notice reaches two replicas at the same moment.
  { arbitrary: fc.record({ kind: fc.constant('both' as const), a: notice, b: notice }), weight: 3 },
  { arbitrary: fc.record({ kind: fc.constant('cancel' as const), crash }), weight: 1 },
  {
    arbitrary: fc.record({ kind: fc.constant('refund' as const), order, crash }),
    weight: 1,
  },
  { arbitrary: fc.constant({ kind: 'sweep' as const }), weight: 1 },
);

/** One process of the service, which may die at a write. */
const processOf = (point: CrashPoint | null) => {
  const crashing = crashingProcess(point);
  const { payments, entitlements, context } = billing;
  return createPayments({
    payments: crashing(payments),
    entitlements: crashing(entitlements),
    context,
    payfast: null,
    countNotice: () => {},
  });
};

/** Resolves to whether the work was done. Refusals are an answer too; only a crash is none. */
const isDone = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof Crash) return false;
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
  return true;
};

let users = 0;
test('no sequence of notices, retries, cancels, refunds and crashes grants twice or loses a payment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const userId = `user-${(users += 1)}`;
      const payer = { userId, emailAddress: 'a@b.c', nameFirst: 'A', nameLast: 'B' };
      await billing.service.ensure(userId, names);
      const begun = billing.clock.now();
      const orders: string[] = [];
      for (const plan of PLANS_ORDERED) {
        const made = await processOf(null).payments.createOrder(payer, plan);
        orders.push(made._id);
        // So that the next order of the same plan is another one.
        await billing.payments.update(made._id, (doc) => ({ ...doc, closeAt: null }));
      }
      /** What the provider took money for, by payment id, and what it sends again because nobody answered. */
      const taken = new Map<string, PaidPlan>();
      const unanswered: VerifiedNotice[] = [];
      let refunds = 0;

      const send = async (n: VerifiedNotice, point: CrashPoint | null): Promise<void> => {
        if (!(await isDone(processOf(point).payments.receive(n)))) unanswered.push(n);
      };
      const deliver = async (n: Notice): Promise<void> => {
        const [orderId = '', plan = 'single'] = [orders[n.order], PLANS_ORDERED[n.order]];
        const paymentId = `${orderId}-pf${n.payment}`;
        if (n.status === 'complete') taken.set(paymentId, plan);
        const mandate = plan === 'single' ? null : `token-${orderId}`;
        await send({ orderId, paymentId, status: n.status, mandate }, n.crash);
      };

      for (const one of steps) {
        switch (one.kind) {
          case 'notice':
            await deliver(one);
            break;
          case 'both':
            await Promise.all([deliver(one.a), deliver(one.b)]);
            break;
          case 'cancel':
            await isDone(processOf(one.crash).subscriptions.cancel(userId, 'Too expensive'));
            break;
          case 'refund':
            refunds += 1;
            await isDone(processOf(one.crash).payments.refund(orders[one.order] ?? '', 'Asked'));
            break;
          case 'sweep':
            billing.clock.advance(DAY_SECONDS);
            await processOf(null).settler.settleLeftBehind();
        }
      }
      for (const n of unanswered) await send(n, null);
      billing.clock.advance(DAY_SECONDS);
      await processOf(null).settler.settleLeftBehind();

      const stored = await processOf(null).payments.list(userId);
      const paid = stored.filter(wasPaid);
      expect(paid.map(({ paymentId }) => paymentId).toSorted()).toEqual(
        [...taken.keys()].toSorted(),
      );
      expect(stored.filter(({ settleSince }) => settleSince !== null)).toEqual([]);

      const entitlement = await billing.entitlements.get(userId);
      if (!entitlement) throw new Error('the entitlement is gone');
      expect(isBalanced(entitlement)).toBe(true);
      const kept = paid.filter(({ paymentStatus }) => paymentStatus === 'complete');
      const bought = kept.map(({ subscriptionType }) => PLANS[subscriptionType].credits ?? 0);
      expect(entitlement.granted).toBe(bought.reduce((sum, credits) => sum + credits, 2));

      for (const type of ['standard', 'unlimited'] as const) {
        const months = kept.filter(({ subscriptionType }) => subscriptionType === type).length;
        const until = entitlement.plans.find((plan) => plan.type === type)?.until ?? null;
        const after = (from: Date) =>
          Array.from({ length: months }).reduce<Date>((day) => monthAfter(day), from);
        if (refunds > 0) continue;
        if (months === 0) expect(until).toBeNull();
        else {
          expect(until?.getTime()).toBeGreaterThanOrEqual(after(begun).getTime());
          expect(until?.getTime()).toBeLessThanOrEqual(after(billing.clock.now()).getTime());
        }
      }
      const elapsed = (billing.clock.now().getTime() - begun.getTime()) / 1_000 / DAY_SECONDS;
      expect(elapsed).toBeLessThan(LAST_DAY);
    }),
    { numRuns: 120 },
  );
}, 300_000);

test('a user who changes plans pays for one of them: the older permission to pay ends', async () => {
  await billing.service.ensure('changer', names);
  const { payments, subscriptions } = processOf(null);
  const payer = { userId: 'changer', emailAddress: '', nameFirst: '', nameLast: '' };
  const standard = await payments.createOrder(payer, 'standard');
  billing.clock.advance(1);
  const unlimited = await payments.createOrder(payer, 'unlimited');
  const complete = (orderId: string) =>
    payments.receive({
      orderId,
      paymentId: `pf-${orderId}`,
      status: 'complete',
      mandate: `token-${orderId}`,
    });
  // The notice about the newer order comes first.
  await complete(unlimited._id);
  await complete(standard._id);
  const due = (await payments.list('changer')).map(({ endMandateSince }) => endMandateSince);
  expect(due.map((date) => date === null)).toEqual([true, false]);
  expect(await subscriptions.view('changer')).toMatchObject({
    planType: 'unlimited',
    autoRenew: true,
  });
});

test('a deleted user’s payments stay under a random id without the person, and the permission to pay ends', async () => {
  await billing.service.ensure('leaver', names);
  const { payments } = processOf(null);
  const payer = { userId: 'leaver', emailAddress: 'l@b.c', nameFirst: 'Leah', nameLast: 'Ver' };
  const { _id: orderId } = await payments.createOrder(payer, 'standard');
  const notice = { orderId, paymentId: 'pf-leaver', status: 'complete', mandate: 'tok' } as const;
  await payments.receive(notice);
  await billing.service.forget('leaver');
  await payments.forget('leaver');
  expect(await payments.list('leaver')).toEqual([]);
  const kept = await billing.payments.get(orderId);
  expect(kept).toMatchObject({ paymentStatus: 'complete', amountCents: 18_000, mandate: 'tok' });
  expect(kept?.endMandateSince).not.toBeNull();
  expect(kept?.userId).toMatch(/^deleted-/);
  const { outbox: _events, ...fields } = kept ?? { outbox: [] };
  expect(JSON.stringify(fields)).not.toMatch(/"leaver"|l@b\.c|Leah|"Ver"/);
  // A renewal that was on its way is kept as money, and gives nobody anything.
  await payments.receive({ ...notice, paymentId: 'pf-later' });
  const late = await billing.payments.get(`${orderId}.pf-later`);
  expect(late).toMatchObject({ paymentStatus: 'complete', settleSince: null });
  expect(late?.userId).toMatch(/^deleted-/);
});
