import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { operatorGrpc } from '../grpc/operator-grpc.ts';
import { createBillingHarness, names } from '../testing/billing-harness.ts';

const run = { command: 'grant --plan standard', operator: 'sipho', userId: 'u1', isDryRun: false };

describe('the audit trail of operator commands', () => {
  let billing: Awaited<ReturnType<typeof createBillingHarness>>;
  beforeEach(async () => {
    billing = await createBillingHarness();
    await billing.service.ensure('u1', names);
  });
  afterEach(() => billing.close());
  const rows = () => billing.operatorActions.list(10);

  test('a run leaves one row with its end, also when each call is repeated', async () => {
    for (const id of ['a1', 'a1']) await billing.operatorActions.begin(id, run);
    const at = billing.clock.now();
    billing.clock.advance(1);
    await billing.operatorActions.end('a1', null);
    billing.clock.advance(1);
    await billing.operatorActions.end('a1', 'UNAVAILABLE');
    expect(await rows()).toMatchObject([{ ...run, _id: 'a1', state: 'done', code: null, at }]);
  });

  test('a run that is cut short stays begun, and a failed one has its code', async () => {
    await billing.operatorActions.begin('a1', run);
    billing.clock.advance(1);
    await billing.operatorActions.begin('a2', { ...run, userId: null });
    await billing.operatorActions.end('a2', 'NOT_FOUND');
    expect(await rows()).toMatchObject([
      { _id: 'a2', state: 'failed', code: 'NOT_FOUND' },
      { _id: 'a1', state: 'begun', endedAt: null },
    ]);
  });

  test('rows stay under a random id when their user is deleted, also after a crash halfway', async () => {
    for (const id of ['a1', 'a2']) await billing.operatorActions.begin(id, run);
    await billing.service.forget('u1');
    const { update } = billing.actions;
    let isFirst = true;
    billing.actions.update = async (...args) => {
      if (!isFirst) throw new Error('crash');
      isFirst = false;
      return update(...args);
    };
    await expect(billing.operatorActions.forget('u1')).rejects.toThrow('crash');
    billing.actions.update = update;
    await billing.operatorActions.forget('u1');
    await billing.operatorActions.forget('u1');
    const ids = (await rows()).map(({ userId }) => userId);
    expect(ids).toEqual([expect.stringMatching(/^deleted-/), expect.stringMatching(/^deleted-/)]);
  });

  test('a run that begins while its user is deleted does not keep the user', async () => {
    await billing.service.forget('u1');
    await billing.operatorActions.forget('u1');
    await billing.operatorActions.begin('a1', run);
    expect((await rows())[0]?.userId).toMatch(/^deleted-/);
  });

  test('the export of a user names what operators did, and not who did it', async () => {
    await billing.operatorActions.begin('a1', run);
    await billing.operatorActions.end('a1', null);
    const file = JSON.parse(await billing.exportUser('u1')) as { operatorActions: object[] };
    expect(file.operatorActions).toEqual([
      {
        command: 'grant --plan standard',
        isDryRun: false,
        state: 'done',
        at: billing.clock.now().toISOString(),
      },
    ]);
  });

  test('refuses rows without a command, with a very long one, and for an unknown run', async () => {
    const grpc = operatorGrpc(billing.operatorActions);
    const call = { id: 'a1', command: 'rotate-keys', operator: 'sipho', isDryRun: true };
    for (const change of [{ id: '' }, { command: '' }, { command: 'x'.repeat(201) }])
      await expect(grpc.beginOperatorAction({ ...call, ...change } as never)).rejects.toMatchObject(
        { code: 'VALIDATION_FAILED' },
      );
    await expect(grpc.endOperatorAction({ id: 'a9' } as never)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
