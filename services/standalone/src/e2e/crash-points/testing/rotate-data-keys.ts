import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { EssayDetail } from '@argint/contracts';
import { createGrpcClient, createSharedMetrics } from '@argint/service-kit';
import { call, SAMPLE_ESSAY } from '@argint/testkit';
import { clockFile, type JourneyTarget } from './journey-target.ts';

/** More than the old keys are kept for calls that still use them, in ms. */
const KEPT_MS = 180_000;
/** Calls until a rotation must be done. Each does as many steps as there are for a few users. */
const MAX_CALLS = 200;

/** By how much the clocks of the processes run ahead, in ms. */
const shiftOf = (dataDir: string): number =>
  existsSync(clockFile(dataDir)) ? Number(readFileSync(clockFile(dataDir), 'utf8')) : 0;

const moveClock = (dataDir: string, ms: number): void => {
  const file = clockFile(dataDir);
  // The processes read it at any time, and never half of it.
  writeFileSync(`${file}-next`, String(shiftOf(dataDir) + ms));
  renameSync(`${file}-next`, file);
};

const readEssay = async ({ url }: JourneyTarget, token: string, essayId: string): Promise<void> => {
  const { status, body } = await call<{ data?: EssayDetail }>(url, `/api/essays/${essayId}`, {
    token,
  });
  if (status !== 200) throw new Error(`essay answered ${status}`);
  if (body.data?.content !== SAMPLE_ESSAY) throw new Error('the essay is another one');
  if (body.data.analysisResults.length !== 1) throw new Error('the essay has no result');
};

/** Rotates the data keys as `npm run admin -- rotate-data-keys` does, until the old keys are gone. Repeatable. */
export const rotateDataKeys = async (
  target: JourneyTarget,
  given: { token: string; essayId: string; rotationId: string },
): Promise<void> => {
  const { token, essayId, rotationId } = given;
  const { dataDir, essay } = target;
  const { client, close } = createGrpcClient('essay', {
    service: 'admin',
    address: essay.address,
    metrics: createSharedMetrics(),
    identity: { callerSecret: essay.callerSecret },
    now: () => Date.now() + shiftOf(dataDir),
  });
  try {
    let isMoved = false;
    for (let n = 0; n < MAX_CALLS; n += 1) {
      const left = await client.rotateDataKeys({ rotationId });
      await readEssay(target, token, essayId);
      if (left.waiting + left.resealing > 0) continue;
      if (left.keeping === 0) return;
      if (!isMoved) moveClock(dataDir, KEPT_MS);
      isMoved = true;
    }
    throw new Error('the rotation does not end');
  } finally {
    close();
  }
};
