import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { aiChunkWorkerWith } from '@argint/ai-chunk-worker';
import { PLANS } from '@argint/contracts';
import type { RunningServices, ServiceModule } from '@argint/service-kit';
import { call, registerUser, SAMPLE_ESSAY, tempDir } from '@argint/testkit';
import { urlOf } from '../run-file.ts';
import { runWithWorker } from './testing/run-with-worker.ts';

jest.setTimeout(120_000);

/** Its engine never returns and has no time limit, so an analysis stays open until it is cancelled. */
const endless = aiChunkWorkerWith({
  thread: new URL('./faults/testing/faulty-thread.ts', import.meta.url),
  timeout: () => new AbortController().signal,
}) as unknown as ServiceModule;
const ENDLESS_ESSAY = `${SAMPLE_ESSAY}\nThe analyst hangs.`;

let dir: Awaited<ReturnType<typeof tempDir>>;
let running: RunningServices;
let url: string;

beforeAll(async () => {
  dir = await tempDir();
  running = await runWithWorker(dir.path, endless);
  url = urlOf(running);
});
afterAll(async () => {
  await running.close();
  await dir.remove();
});

test('a user has as many analyses open as the plan allows; the next is 429 until one of them ends', async () => {
  const user = await registerUser(url, 'eager');
  const start = () => user.start(ENDLESS_ESSAY, { analysisType: 'simple' });
  const cancel = (jobId: string) =>
    call(url, '/api/essays/analyze/cancel', { token: user.token, body: { jobId } });
  const open: string[] = [];
  for (let n = 0; n < PLANS.trial.maxOpenAnalyses; n += 1) {
    const { status, body } = await start();
    expect(status).toBe(202);
    open.push(body.jobId);
  }

  const refused = await start();
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_OPEN_ANALYSES' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

  expect((await cancel(open.pop() ?? '')).status).toBe(200);
  const next = await start();
  expect(next.status).toBe(202);
  for (const jobId of [...open, next.body.jobId]) expect((await cancel(jobId)).status).toBe(200);
});
