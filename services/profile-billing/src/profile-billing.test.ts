import { runServices } from '@argint/service-kit';
import { createAllowedClient } from '@argint/service-kit/testing';
import type { RunningServices, ServiceModule } from '@argint/service-kit';
import { tempDir, testEnvironment } from '@argint/testkit';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { profileBilling } from './index.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
let running: RunningServices | undefined;
beforeEach(async () => {
  dir = await tempDir();
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  await dir.remove();
});

test('profile-billing answers over gRPC, and errors keep their code, message and details', async () => {
  const env = {
    ...testEnvironment(dir.path),
    // Nothing listens on these addresses. No hold is overdue, so nothing is called.
    ANALYSIS_ORCHESTRATOR_ADDRESS: '127.0.0.1:1',
    AUTH_ADDRESS: '127.0.0.1:1',
  };
  running = await runServices([profileBilling as unknown as ServiceModule], { env });
  const address = running.grpc['profile-billing'] as string;
  const { client, close } = createAllowedClient('profile-billing', address);
  const user = { userId: 'u1' };
  await client.ensureEntitlement({ ...user, firstName: 'Ann', lastName: 'Example' });
  await expect(
    client.reserveCredit({ ...user, jobId: 'j1', amount: 1, wordCount: 4_000 }),
  ).rejects.toMatchObject({
    code: 'WORD_LIMIT',
    message: 'Your plan allows 3,000 words per essay; this one has 4,000.',
    details: { limit: 3_000, count: 4_000 },
  });
  const reserved = await client.reserveCredit({ ...user, jobId: 'j1', amount: 1, wordCount: 400 });
  expect(reserved).toMatchObject({ held: true, entitlement: { analysesRemaining: 1 } });
  await client.commitCredit({ ...user, jobId: 'j1' });
  const { entitlement } = await client.grant({
    ...user,
    planType: 'unlimited_special',
    grantId: 'g',
  });
  expect(entitlement).toMatchObject({ planType: 'unlimited_special', analysesRemaining: -1 });
  expect(entitlement?.expiresAt).toBeUndefined();
  expect(entitlement?.historyDays).toBeUndefined();
  await expect(
    client.grant({ ...user, planType: 'single', credits: 1, grantId: 'h' }),
  ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  close();
});
