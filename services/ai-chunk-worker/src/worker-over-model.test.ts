import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { findingsSchema, type Findings } from '@argint/contracts';
import {
  chatReplies,
  geminiReplies as replies,
  startFakeChat,
  startFakeGemini,
  type FakeModel,
} from '@argint/testkit';
import { createFakeEssay } from './testing/fake-essay.ts';
import { requestOf, runWorker, taskIdsOf, type RunningWorker } from './testing/run-worker.ts';
import { until } from './testing/worker-harness.ts';

const essay = createFakeEssay();
let gemini: FakeModel;
let worker: RunningWorker;

beforeAll(async () => {
  gemini = await startFakeGemini({ models: ['gemini-now'] });
  worker = await runWorker(essay, {
    GEMINI_API_KEY: 'test-key',
    GEMINI_MODEL: 'gemini-gone',
    GEMINI_FALLBACK_MODELS: 'gemini-now',
    GEMINI_BASE_URL: `${gemini.url}/`,
  });
}, 30_000);
afterAll(async () => {
  await worker.close();
  await gemini.close();
}, 30_000);
beforeEach(() => gemini.replyAlways(replies.wellFormed()));

/** Publishes all tasks of a job, waits until they have ended and returns the saved findings. */
const work = async (jobId: string, analysisType: 'simple' | 'hybrid'): Promise<Findings[]> => {
  const tasks = taskIdsOf(analysisType, 'model');
  await worker.bus.publish([requestOf(jobId, { analysisType, reader: 'model' })]);
  await until(() => worker.endedTasks(jobId).length === tasks.length, 25_000);
  expect(new Set(worker.endOf(jobId).map(({ type }) => type))).toEqual(
    new Set(['analysis.tasks.completed']),
  );
  const saved = [...essay.findings].filter(([id]) => id.startsWith(`${jobId}:`));
  return saved.map(([, { json }]) => findingsSchema.parse(JSON.parse(json)));
};
/** Who answered the tasks for a model: the protocol of the model, or why there was none. */
const answeredBy = (findings: Findings[]) =>
  Object.fromEntries(
    findings.flatMap(({ kind, model }) =>
      model === undefined ? [] : [[kind, 'absent' in model ? model.absent : model.engine]],
    ),
  );
const BY_GEMINI = { reading: 'gemini', language: 'gemini' };
const metric = async (line: string): Promise<string | undefined> => {
  const text = await (await fetch(`http://${worker.ops}/metrics`)).text();
  return text
    .split('\n')
    .find((one) => one.startsWith(line))
    ?.slice(line.length + 1);
};

test('with a wrong model name the next model answers, and a metric shows the wrong one', async () => {
  expect(answeredBy(await work('j1', 'hybrid'))).toEqual(BY_GEMINI);
  expect((await fetch(`http://${worker.ops}/readyz`)).status).toBe(200);
  expect(await metric('worker_model_usable{model="gemini-gone"}')).toBe('0');
  await until(async () => (await metric('worker_model_usable{model="gemini-now"}')) === '1');
  expect(await metric('worker_model_tokens_total{model="gemini-now",direction="input"}')).toBe(
    '200',
  );
}, 30_000);

test('the same essay again has the same answers without another call', async () => {
  const before = gemini.requests.length;
  gemini.replyAlways(replies.blockedPrompt());
  expect(answeredBy(await work('j1b', 'hybrid'))).toEqual(BY_GEMINI);
  expect(gemini.requests).toHaveLength(before);
}, 30_000);

test('a simple job does not use the model', async () => {
  const before = gemini.requests.length;
  expect(answeredBy(await work('j2', 'simple'))).toEqual({});
  expect(gemini.requests).toHaveLength(before);
}, 30_000);

test('a job completes with the engine’s findings when the model blocks the essay', async () => {
  essay.answers.clear();
  gemini.replyAlways(replies.blockedPrompt());
  const findings = await work('j3', 'hybrid');
  expect(answeredBy(findings)).toEqual({
    reading: expect.stringContaining('declined'),
    language: expect.stringContaining('declined'),
  });
  expect(findings.find(({ kind }) => kind === 'engine')?.reading?.by).toBe('engine');
  expect(await metric('worker_model_fallbacks_total{kind="reading",reason="blocked"}')).toBe('1');
}, 30_000);

test('two providers at once stop the start, with a code', async () => {
  const both = { LLM_BASE_URL: 'http://127.0.0.1:1', LLM_MODEL: 'm', GEMINI_API_KEY: 'k' };
  await expect(runWorker(createFakeEssay(), both)).rejects.toThrow('MODEL_PROVIDER_CONFLICT');
}, 30_000);

test('a server of one’s own reads beside the engine', async () => {
  const server = await startFakeChat();
  const texts = createFakeEssay();
  const own = await runWorker(texts, {
    LLM_BASE_URL: server.url,
    LLM_MODEL: 'essay-llm',
    LLM_API_KEY: 'test-key',
  });
  try {
    server.replyNext(chatReplies.overloaded());
    await own.bus.publish([requestOf('j1', { reader: 'model' })]);
    const tasks = taskIdsOf('hybrid', 'model');
    await until(() => own.endedTasks('j1').length === tasks.length, 25_000);
    const saved = [...texts.findings.values()].map(({ json }) =>
      findingsSchema.parse(JSON.parse(json)),
    );
    expect(answeredBy(saved)).toEqual({ reading: 'llm', language: 'llm' });
  } finally {
    await own.close();
    await server.close();
  }
}, 40_000);
