import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { analysisResultSchema, type AnalysisResult, type Capabilities } from '@argint/contracts';
import {
  call,
  chatReplies as replies,
  launchStandalone,
  registerUser,
  SAMPLE_ESSAY,
  SAMPLE_QUESTION,
  startFakeChat,
  tempDir,
  type FakeModel,
  type Product,
} from '@argint/testkit';

describe('the whole product with a model server of its own', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let server: FakeModel;
  let product: Product;
  let users = 0;

  beforeAll(async () => {
    dir = await tempDir();
    server = await startFakeChat();
    product = await launchStandalone(dir.path, {
      LLM_BASE_URL: server.url,
      LLM_MODEL: 'essay-llm',
      LLM_API_KEY: 'test-key',
      LOG_LEVEL: 'info',
    });
  }, 60_000);
  afterAll(async () => {
    await product.stop();
    await server.close();
    await dir.remove();
  });

  const analyse = async (analysisType = 'hybrid'): Promise<AnalysisResult> => {
    const user = await registerUser(product.url, `student${(users += 1)}`);
    const { body } = await user.start(SAMPLE_ESSAY, { question: SAMPLE_QUESTION, analysisType });
    expect((await user.follow(body.jobId)).at(-1)?.status).toBe('completed');
    return analysisResultSchema.parse((await user.status(body.jobId)).body.result);
  };

  test('says that its own network has the model, and names Google nowhere', async () => {
    const { body } = await call<{ data: Capabilities }>(product.url, '/api/capabilities');
    expect(body.data.model).toEqual({ name: 'essay-llm', provider: 'own-network', host: null });
    const policy = await (await fetch(`${product.url}/api/security/privacy-policy`)).text();
    expect(policy).toContain('a language model that we run ourselves');
    expect(policy).not.toContain('Google');
  });

  test('uses the model’s critiques, finds their quotes in the essay, and records the model’s name', async () => {
    const result = await analyse();
    expect(result.cloudAnalysis).toMatchObject({ engine: 'llm', model: 'essay-llm' });
    const added = result.lineCritiques.filter(({ ruleId }) => ruleId.startsWith('model-'));
    expect(added.length).toBeGreaterThan(0);
    for (const { start, end, quote } of added)
      expect(SAMPLE_ESSAY.slice(start ?? 0, end ?? 0)).toBe(quote);
  }, 60_000);

  test('sends nothing of a simple analysis to the model', async () => {
    const before = server.requests.length;
    expect((await analyse('simple')).processingMode).toBe('CLIENT_ONLY');
    expect(server.requests).toHaveLength(before);
  }, 60_000);

  test('writes neither the essay nor the API key to its log', async () => {
    server.replyAlways(replies.echoesPrompt());
    expect((await analyse()).cloudAnalysis).toMatchObject({ engine: 'offline' });
    const log = product.processes.get('standalone')?.stderr() ?? '';
    expect(log).toContain('the model gave no usable answer');
    expect(log).not.toContain('Cape Town');
    expect(log).not.toContain('test-key');
  }, 60_000);
});
