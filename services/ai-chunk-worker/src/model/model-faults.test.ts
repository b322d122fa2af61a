import { beforeEach, describe, expect, test } from '@jest/globals';
import { SAMPLE_ESSAY } from '@argint/testkit';
import { byModel } from '../testing/by-model.ts';
import { PROTOCOLS, useModelHarness, type ModelHarness } from '../testing/model-harness.ts';

describe.each(PROTOCOLS)('faults of a model with the protocol $engine', (protocol) => {
  const { engine, model, replies } = protocol;
  const open = useModelHarness(protocol);
  let harness: ModelHarness;
  beforeEach(async () => {
    harness = await open();
  });

  const faults = [
    ['a blocked prompt', replies.blockedPrompt(), 'blocked', 1],
    ['a blocked answer', replies.blockedAnswer(), 'blocked', 1],
    ['overload', replies.overloaded(), 'overloaded', 4],
    ['an error of the server', replies.serverError(), 'overloaded', 4],
    ['the error page of a proxy', replies.errorPage(), 'overloaded', 4],
    ['a refusal', replies.echoesPrompt(), 'refused', 1],
    ['a closed connection', replies.closedConnection(), 'unreachable', 4],
    ['a stream whose connection breaks', replies.brokenBody(), 'unreachable', 4],
    ['a stream that ends after half the answer', replies.halfStream(), 'unreachable', 4],
  ] as const;
  test.each(faults)(
    'after %s there is no half of an answer, and the findings say why',
    async (_case, reply, reason, calls) => {
      harness.server.replyAlways(reply);
      const findings = await harness.ask('reading');
      expect(harness.fallbacks).toEqual([reason]);
      expect(harness.server.requests).toHaveLength(calls);
      expect(findings).toMatchObject({ critiques: [], model: { absent: expect.any(String) } });
      expect(findings.reading).toBeUndefined();
    },
  );

  test.each([
    ['a wrong key', { apiKey: 'another-key' }],
    ['an unknown model', { existing: ['another-model'] }],
  ])('%s gives no findings and is not tried again', async (_case, given) => {
    const wrong = await open(given);
    const findings = await wrong.ask('reading');
    expect(wrong.fallbacks).toEqual(['refused']);
    expect(wrong.reports.map(({ outcome }) => outcome)).toEqual(['refused']);
    expect(findings.critiques).toEqual([]);
  });

  test.each([
    ['the right key and model', 'test-key', model, { usable: true }],
    ['a wrong key', 'other-key', model, { usable: false, why: 'wrong key' }],
    ['a wrong model', 'test-key', 'model-gone', { usable: false, why: 'unknown model' }],
  ])('the check with %s reports whether the model is usable', async (_case, key, asked, found) => {
    expect(await protocol.check(harness.server.url, key, asked)).toEqual(found);
  });

  test('the check of a server that is gone reports “no answer”', async () => {
    const gone = await protocol.start();
    await gone.close();
    const found = await protocol.check(gone.url, 'test-key', model);
    expect(found).toEqual({ usable: false, why: 'no answer' });
  });

  test('a model is asked again after temporary errors', async () => {
    harness.server.replyNext(
      replies.overloaded(),
      replies.rateLimitedByHeader(0),
      replies.overloaded(),
    );
    expect(byModel(await harness.ask('reading'))).toHaveLength(2);
    expect(harness.reports.map(({ outcome }) => outcome)).toEqual([
      'overloaded',
      'rate-limited',
      'overloaded',
      'ok',
    ]);
  });

  test('a model is asked again after the delay in a Retry-After header', async () => {
    harness.server.replyNext(replies.rateLimitedByHeader(1));
    await harness.ask('reading');
    const [first, second] = harness.server.requests;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(995);
  });

  test('a model is not asked again when the delay it asks for is longer than the task’s time', async () => {
    harness.server.replyNext(replies.rateLimitedByHeader(3_600));
    await harness.ask('reading');
    expect(harness.fallbacks).toEqual(['rate-limited']);
    expect(harness.server.requests).toHaveLength(1);
  });

  test('a slow answer that is whole counts', async () => {
    harness.server.replyNext(
      replies.inPieces(() => new Promise((resolve) => setImmediate(resolve))),
    );
    expect(byModel(await harness.ask('reading'))).toHaveLength(2);
    expect(harness.fallbacks).toEqual([]);
  });

  test.each([
    ['a response that never ends', replies.stalledBody()],
    ['no response at all', replies.noResponse()],
  ])('after %s the reason is “timed-out”', async (_case, reply) => {
    const slow = await open({ callMs: 50 });
    slow.server.replyAlways(reply);
    await slow.ask('reading', { limitMs: 400 });
    expect(slow.fallbacks).toEqual(['timed-out']);
  });

  test('a model is not waited for when the task is aborted', async () => {
    const stop = new AbortController();
    harness.server.replyAlways(async (request, res) => {
      await replies.stalledBody()(request, res);
      stop.abort('cancelled');
    });
    await expect(harness.ask('reading', { signal: stop.signal })).rejects.toBe('cancelled');
    expect(harness.fallbacks).toEqual([]);
  });

  test('of a huge answer the first remarks count, with their fields clipped', async () => {
    harness.server.replyNext(replies.hugeAnswer());
    const added = byModel(await harness.ask('reading'));
    expect(added).toHaveLength(12);
    for (const { issue, fix } of added) {
      expect(issue.length).toBeLessThanOrEqual(700);
      expect(fix.length).toBeLessThanOrEqual(700);
    }
  });

  test('the next model answers when the first one is overloaded, and the findings name it', async () => {
    const two = await open({ models: ['model-first', 'model-second'] });
    two.server.replyAlways((request, res) =>
      (request.model === 'model-first' ? replies.overloaded() : replies.wellFormed())(request, res),
    );
    const found = await two.ask('reading');
    expect(found.model).toMatchObject({ engine, model: 'model-second' });
  });

  /** Blocks the calls whose system prompt has these words. */
  const block = (words: string): void =>
    harness.server.replyAlways((request, res) =>
      (request.system.includes(words) ? replies.blockedPrompt() : replies.wellFormed())(
        request,
        res,
      ),
    );

  test('where the model does not read the essay, the engine’s reading stands whole, and the result says so', async () => {
    block('read the whole essay');
    const result = await harness.analyse(SAMPLE_ESSAY);
    expect(result.readBy).toBe('engine');
    expect(result.cloudAnalysis).toMatchObject({ engine });
    expect(result.cloudAnalysis?.notes[0]).toMatch(
      /^The AI model could not read your essay \(it declined to read this text\)/,
    );
    expect(result.lineCritiques.every(({ ruleId }) => !/^model-(?!slip)/.test(ruleId))).toBe(true);
  });

  test('where the model does not correct a stretch, its reading stands whole, and the result says so', async () => {
    block('correct the language');
    const result = await harness.analyse(SAMPLE_ESSAY);
    expect(result.readBy).toBe('model');
    expect(result.cloudAnalysis?.notes[1]).toMatch(
      /^For 1 of 1 stretches of your essay the AI model gave no corrections of language/,
    );
  });

  test('where the model answers nothing, the result is the engine’s, and says so in a note', async () => {
    harness.server.replyAlways(replies.overloaded());
    const result = await harness.analyse(SAMPLE_ESSAY);
    expect(result).toMatchObject({
      readBy: 'engine',
      cloudAnalysis: { engine: 'offline', model: null },
    });
    expect(result.cloudAnalysis?.notes).toEqual([
      'The AI model could not read your essay (it was overloaded), so what is said of your thinking is our own engine’s, which says little.',
    ]);
    expect(result.lineCritiques.length).toBeGreaterThan(0);
  });
});
