import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { aiChunkWorker } from '@argint/ai-chunk-worker';
import { planTasks } from '@argint/assembly';
import type { RunningServices, ServiceModule } from '@argint/service-kit';
import { longEssay, registerUser, tempDir } from '@argint/testkit';
import { urlOf } from '../run-file.ts';
import { runWithWorker } from './testing/run-with-worker.ts';

jest.setTimeout(120_000);

let dir: Awaited<ReturnType<typeof tempDir>>;
let running: RunningServices;

beforeAll(async () => {
  dir = await tempDir();
  running = await runWithWorker(dir.path, aiChunkWorker as unknown as ServiceModule, {
    GRAMMAR: 'on',
  });
});
afterAll(async () => {
  await running.close();
  await dir.remove();
});

/** An essay of about 1,100 words. Only the grammar checker finds its slips, one near each end. */
const essayWithErrors = (): string => {
  const paragraphs = longEssay(1_100).split('\n\n');
  paragraphs[1] += ' Yesterday the council got ride of the bridge.';
  paragraphs[paragraphs.length - 2] += ' The teacher sold it on accident.';
  return paragraphs.join('\n\n');
};

test('an essay of more than 1,000 words gets the remarks of the grammar checker on every part', async () => {
  const essay = essayWithErrors();
  expect(essay.split(/\s+/).length).toBeGreaterThan(1_000);
  const parts = planTasks(essay, 'hybrid').filter(({ kind }) => kind === 'grammar');
  const partOf = (quote: string) => parts.findIndex(({ end }) => essay.indexOf(quote) < end);
  expect(partOf('got ride of')).not.toBe(partOf('on accident'));

  const user = await registerUser(urlOf(running), 'long-essay');
  const { body } = await user.start(essay);
  const end = (await user.follow(body.jobId)).at(-1);
  expect(end?.status).toBe('completed');
  const remarks = end?.result?.lineCritiques.filter(({ issueType }) => issueType === 'grammar');
  expect(remarks?.map(({ quote }) => quote)).toEqual(['got ride of', 'on']);
});
