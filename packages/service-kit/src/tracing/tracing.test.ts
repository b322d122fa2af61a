import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  launch,
  startOtlpReceiver,
  tempDir,
  testEnvironment,
  type OtlpReceiver,
} from '@argint/testkit';
import { commonConfig, parseConfig } from '../config.ts';
import { currentContext, newTraceparent, runInContext } from './trace-context.ts';
import { inSpan, NO_TRACING } from './tracer.ts';
import { openTracing } from './tracing.ts';

describe('tracing', () => {
  let collector: OtlpReceiver;
  let dir: Awaited<ReturnType<typeof tempDir>>;
  beforeEach(async () => {
    collector = await startOtlpReceiver();
    dir = await tempDir();
  });
  afterEach(async () => {
    await collector.close();
    await dir.remove();
  });
  const open = (env: Record<string, string> = {}) =>
    openTracing(parseConfig(commonConfig, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env }));
  const failed = { kind: 'internal', codeOf: (error: unknown) => (error as Error).name } as const;

  test('is off without an endpoint, and passes the trace of the caller on', async () => {
    const tracing = await openTracing(parseConfig(commonConfig, {}));
    const tracer = tracing.tracerOf('essay');
    const parent = newTraceparent();
    expect(tracer).toBe(NO_TRACING);
    expect(tracer.start('a', { kind: 'server', parent }).traceparent).toBe(parent);
    await runInContext({ traceparent: parent, requestId: 'r' }, () =>
      inSpan(tracer, 'b', failed, async () => {
        expect(currentContext()).toEqual({ traceparent: parent, requestId: 'r' });
      }),
    );
  });

  test('sends a span with its service, its parent and the name of its error, never its message', async () => {
    const tracing = await open({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic a=b,x-org=1' });
    const traceparent = newTraceparent();
    await runInContext({ traceparent, requestId: 'r' }, () =>
      inSpan(tracing.tracerOf('essay'), 'work', failed, async () => {
        throw new TypeError('The essay says: my secret.');
      }),
    ).catch(() => undefined);
    await tracing.close();
    expect(collector.spans).toEqual([
      {
        service: 'essay',
        name: 'work',
        kind: 'internal',
        traceId: traceparent.slice(3, 35),
        spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
        parentSpanId: traceparent.slice(36, 52),
        attributes: { 'error.type': 'TypeError' },
        isError: true,
      },
    ]);
    expect(collector.headers()).toMatchObject({ authorization: 'Basic a=b', 'x-org': '1' });
  });

  test('records no new trace at a ratio of 0, but those that a caller records', async () => {
    const tracing = await open({ OTEL_TRACES_SAMPLER_ARG: '0' });
    const tracer = tracing.tracerOf('essay');
    const begun = tracer.start('begun here', { kind: 'server', parent: undefined });
    begun.end();
    expect(begun.traceparent).toMatch(/-00$/);
    tracer.start('part of it', { kind: 'client', parent: begun.traceparent }).end();
    tracer.start('begun elsewhere', { kind: 'server', parent: newTraceparent() }).end();
    await tracing.close();
    expect(collector.spans.map(({ name }) => name)).toEqual(['begun elsewhere']);
  });

  test('holds nothing up while the collector is down', async () => {
    const tracing = await open();
    await collector.close();
    tracing.tracerOf('essay').start('lost', { kind: 'server', parent: undefined }).end();
    await tracing.close().catch(() => undefined);
    collector = await startOtlpReceiver();
  });

  test.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'must be a URL with http or https'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'secret', 'must be name=value, comma-separated'],
    ['OTEL_TRACES_SAMPLER_ARG', '2', 'must be 0 to 1'],
  ])('a wrong %s is refused with a sentence', (name, value, sentence) => {
    expect(() => parseConfig(commonConfig, { [name]: value })).toThrow(`${name}: ${sentence}`);
  });

  test('loads the SDK of OpenTelemetry only where there is an endpoint', async () => {
    const program = fileURLToPath(new URL('../testing/loaded-modules-process.ts', import.meta.url));
    const loads = async (more: Record<string, string>): Promise<boolean> => {
      const env = { ...testEnvironment(dir.path), ...more };
      const { ready, exited } = await launch(program, { env, args: ['none'], ready: /^\[/ });
      expect(await exited).toBe(0);
      return ready.includes('/@opentelemetry/sdk-trace/');
    };
    expect(await loads({})).toBe(false);
    expect(await loads({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })).toBe(true);
  });
});
