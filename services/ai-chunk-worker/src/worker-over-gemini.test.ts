import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { findingsSchema, type EventData, type Findings } from '@argint/contracts';
import { newEvent, type EventBus, type EventEnvelope } from '@argint/event-bus';
import { openEmbeddedBus } from '@argint/event-bus-embedded';
import { planTasks } from '@argint/critique-engine';
import { runServices, type RunningServices, type ServiceModule } from '@argint/service-kit';
import {
  geminiReplies as replies,
  SAMPLE_ESSAY,
  startFakeGemini,
  tempDir,
  type FakeGemini,
  TEST_CALLER_SECRET,
} from '@argint/testkit';
import { aiChunkWorker } from './index.ts';
import { essayServiceOf } from './testing/fake-essay-service.ts';
import { createFakeEssay } from './testing/fake-essay.ts';
import { until } from './testing/worker-harness.ts';

const essay = createFakeEssay();
const ended: EventEnvelope<'analysis.chunks.completed' | 'analysis.chunks.failed'>[] = [];
let dir: Awaited<ReturnType<typeof tempDir>>;
let gemini: FakeGemini;
let running: RunningServices;
let bus: EventBus;

beforeAll(async () => {
  dir = await tempDir();
  gemini = await startFakeGemini({ models: ['gemini-now'] });
  const modules = [essayServiceOf(essay), aiChunkWorker] as unknown as ServiceModule[];
  const env = {
    DATA_DIR: dir.path,
    METRICS_PORT: '0',
    LOG_LEVEL: 'silent',
    CALLER_SECRET: TEST_CALLER_SECRET,
    GRAMMAR: 'off',
    GEMINI_API_KEY: 'test-key',
    GEMINI_MODEL: 'gemini-gone',
    GEMINI_FALLBACK_MODELS: 'gemini-now',
    GEMINI_BASE_URL: `${gemini.url}/`,
  };
  running = await runServices(modules, { env });
  bus = openEmbeddedBus({ file: `${dir.path}/bus.sqlite`, onError: () => undefined });
  const keep = async (event: (typeof ended)[number]) => void ended.push(event);
  await bus.consume('test', {
    'analysis.chunks.completed': keep,
    'analysis.chunks.failed': keep,
  });
  essay.texts.set('e1', SAMPLE_ESSAY);
}, 30_000);
afterAll(async () => {
  await bus.close();
  await running.close();
  await gemini.close();
  await dir.remove();
}, 30_000);
beforeEach(() => gemini.replyAlways(replies.wellFormed()));

/** Publishes all tasks of a job, waits until they have ended and returns the saved findings. */
const work = async (jobId: string, analysisType: 'simple' | 'hybrid'): Promise<Findings[]> => {
  const events = planTasks(SAMPLE_ESSAY, analysisType).map(({ id, kind, start, end }) => {
    const data: EventData<'analysis.chunks.requested'> = {
      jobId,
      chunkId: id,
      userId: 'u1',
      essayId: 'e1',
      kind,
      analysisType,
      start,
      end,
      deadline: new Date(Date.now() + 600_000).toISOString(),
    };
    const from = { source: 'test', id: `${jobId}-${id}`, now: new Date() };
    return newEvent('analysis.chunks.requested', data, from);
  });
  await bus.publish(events);
  const mine = () => ended.filter(({ data }) => data.jobId === jobId);
  await until(() => mine().length === events.length, 25_000);
  expect(new Set(mine().map(({ type }) => type))).toEqual(new Set(['analysis.chunks.completed']));
  const saved = [...essay.findings].filter(([id]) => id.startsWith(`${jobId}:`));
  return saved.map(([, { json }]) => findingsSchema.parse(JSON.parse(json)));
};
const enginesOf = (findings: Findings[]) =>
  Object.fromEntries(
    findings.map(({ kind, parts }) => [kind, parts.cloudAnalysis?.engine ?? 'untold']),
  );
const metric = async (line: string): Promise<string | undefined> => {
  const text = await (await fetch(`http://${running.ops}/metrics`)).text();
  return text
    .split('\n')
    .find((one) => one.startsWith(line))
    ?.slice(line.length + 1);
};

test('with a wrong model name the next model answers, and a metric shows the wrong one', async () => {
  expect(enginesOf(await work('j1', 'hybrid'))).toEqual({
    lines: 'gemini',
    argument: 'gemini',
    dialectic: 'gemini',
    scores: 'untold',
    grammar: 'untold',
  });
  expect((await fetch(`http://${running.ops}/readyz`)).status).toBe(200);
  expect(await metric('worker_gemini_usable{model="gemini-gone"}')).toBe('0');
  await until(async () => (await metric('worker_gemini_usable{model="gemini-now"}')) === '1');
  expect(await metric('worker_gemini_tokens_total{model="gemini-now",direction="input"}')).toBe(
    '300',
  );
}, 30_000);

test('a simple job does not use the model', async () => {
  const before = gemini.requests.length;
  expect(new Set(Object.values(enginesOf(await work('j2', 'simple'))))).toEqual(
    new Set(['untold']),
  );
  expect(gemini.requests).toHaveLength(before);
}, 30_000);

test('a job completes with the engine’s findings when the model blocks the essay', async () => {
  gemini.replyAlways(replies.blockedPrompt());
  const findings = await work('j3', 'hybrid');
  expect(enginesOf(findings)).toMatchObject({ lines: 'offline', argument: 'offline' });
  expect(findings.flatMap(({ critiques }) => critiques).length).toBeGreaterThan(5);
  expect(await metric('worker_gemini_fallbacks_total{kind="lines",reason="blocked"}')).toBe('1');
}, 30_000);
