import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  call,
  launchSeven,
  launchStandalone,
  registerUser,
  SAMPLE_ESSAY,
  SAMPLE_QUESTION,
  startFakeGemini,
  startOtlpReceiver,
  tempDir,
  type Product,
  type ReceivedSpan,
} from '@argint/testkit';

const START = 'POST /api/essays/analyze/start';
const rpc = (service: string, method: string): string => {
  const name = service.replaceAll('-', '_');
  const title = name.replace(/(?:^|_)(\w)/g, (_all, letter: string) => letter.toUpperCase());
  return `argint.${name}.v1.${title}Service/${method}`;
};

const topologies: [string, (dir: string, env: Record<string, string>) => Promise<Product>][] = [
  ['in one process', launchStandalone],
  [
    'in seven processes',
    // Compose and the chart tell the gateway in the same way which model the workers ask.
    (dir, env) => launchSeven(dir, { env: { ...env, MODEL_NAME: 'gemini-3.5-flash-lite' } }),
  ],
];

describe.each(topologies)('the trace of an analysis %s', (_name, launchProduct) => {
  let spans: ReceivedSpan[] = [];
  let headers: Readonly<Record<string, unknown>> = {};
  let token = '';
  let trace: ReceivedSpan[] = [];

  beforeAll(async () => {
    const dir = await tempDir();
    const collector = await startOtlpReceiver();
    const gemini = await startFakeGemini();
    const product = await launchProduct(dir.path, {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=argint',
      GEMINI_API_KEY: 'test-key',
      GEMINI_BASE_URL: gemini.url,
    });
    try {
      const user = await registerUser(product.url, 'lindiwe');
      ({ token } = user);
      const { body } = await user.start(SAMPLE_ESSAY, { question: SAMPLE_QUESTION });
      expect((await user.follow(body.jobId)).at(-1)?.status).toBe('completed');
      await call(product.url, '/api/essays/none@example.org', { token });
    } finally {
      await product.stop();
      await gemini.close();
      await collector.close();
      await dir.remove();
    }
    ({ spans } = collector);
    headers = collector.headers();
    const root = spans.find(({ name }) => name === START);
    trace = spans.filter(({ traceId }) => traceId === root?.traceId);
  }, 120_000);

  /** Names of a span and of what it is a part of, up to the browser's request. */
  const ancestry = (span: ReceivedSpan): string[] => {
    const parent = trace.find(({ spanId }) => spanId === span.parentSpanId);
    const known = span.parentSpanId === undefined ? [] : ['a span that was not sent'];
    const own = `${span.service}: ${span.name}`;
    return [own, ...(parent ? ancestry(parent) : known)];
  };
  const named = (name: string): ReceivedSpan[] => trace.filter((span) => span.name === name);

  const start = rpc('analysis-orchestrator', 'StartAnalysis');
  const toTasks = [
    'ai-chunk-worker: run task',
    'ai-chunk-worker: process analysis.tasks.requested',
    'analysis-orchestrator: send analysis.tasks.requested',
    `analysis-orchestrator: ${start}`,
    `api-gateway: ${start}`,
    `api-gateway: ${START}`,
  ];

  test('begins with the request of the browser and reaches every task of the job', () => {
    const runs = named('run task');
    expect(runs.map(ancestry)).toEqual(runs.map(() => toTasks));
    const kinds = runs.map(({ attributes }) => attributes['argint.task.kind']);
    expect(new Set(kinds)).toEqual(new Set(['engine', 'grammar', 'language', 'reading']));
  });

  test('shows the text being read, the provider, the model and the findings under a task', () => {
    const read = rpc('essay', 'ReadText');
    const server = named(read).filter(({ kind }) => kind === 'server');
    expect(server.map(ancestry)).toContainEqual([
      `essay: ${read}`,
      `ai-chunk-worker: ${read}`,
      ...toTasks,
    ]);
    const model = named('generate_content gemini-3.5-flash-lite');
    expect(model.map(ancestry)).toContainEqual([
      'ai-chunk-worker: generate_content gemini-3.5-flash-lite',
      'ai-chunk-worker: analyse',
      ...toTasks,
    ]);
    expect(model[0]).toMatchObject({
      kind: 'client',
      attributes: {
        'gen_ai.operation.name': 'generate_content',
        'gen_ai.provider.name': 'gcp.gemini',
        'gen_ai.request.model': 'gemini-3.5-flash-lite',
        'gen_ai.usage.input_tokens': 100,
      },
    });
  });

  test('goes on from the last task to the stored result and the page', () => {
    const save = rpc('essay', 'SaveResult');
    const [stored] = named(save).filter(({ kind }) => kind === 'server');
    expect(stored && ancestry(stored)).toEqual([
      `essay: ${save}`,
      `analysis-orchestrator: ${save}`,
      'analysis-orchestrator: process analysis.tasks.completed',
      'ai-chunk-worker: send analysis.tasks.completed',
      ...toTasks,
    ]);
    // Other services read the event too, in any order.
    const told = named('process analysis.jobs.completed').find(
      ({ service }) => service === 'notification',
    );
    expect(told && ancestry(told).slice(0, 2)).toEqual([
      'notification: process analysis.jobs.completed',
      'analysis-orchestrator: send analysis.jobs.completed',
    ]);
  });

  test('has the names and kinds of the semantic conventions', () => {
    const [root] = named(START);
    expect(root).toMatchObject({
      kind: 'server',
      parentSpanId: undefined,
      isError: false,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/essays/analyze/start',
        'http.response.status_code': 202,
      },
    });
    expect(named(start).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['server', 'client']),
    );
    expect(named(start)[0]?.attributes).toMatchObject({
      'rpc.system.name': 'grpc',
      'rpc.method': start,
      'rpc.status_code': 'OK',
    });
    const [sent] = named('send analysis.tasks.requested');
    const [handled] = named('process analysis.tasks.requested');
    expect(sent?.kind).toBe('producer');
    expect(handled).toMatchObject({
      kind: 'consumer',
      attributes: {
        'messaging.system.name': 'embedded',
        'messaging.operation.type': 'process',
        'messaging.destination.name': 'analysis.tasks.requested',
        'messaging.consumer.group.name': 'ai-chunk-worker',
      },
    });
    expect(headers['x-tenant']).toBe('argint');
  });

  test('holds no essay text, token or e-mail address, and no path that somebody typed', () => {
    const all = JSON.stringify(spans);
    const sentences = SAMPLE_ESSAY.trim().split(/(?<=[.?!])\s+/);
    expect(sentences.length).toBeGreaterThan(10);
    const secrets = [...sentences, SAMPLE_QUESTION, token, '@example.org'];
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    expect(spans.map(({ name }) => name)).toContain('GET /api/essays/:id');
  });

  test('is not made for polls and health checks, which belong to no request', () => {
    expect(spans.filter(({ name }) => /ListRevoked|Health|Check$/.test(name))).toEqual([]);
  });
});
