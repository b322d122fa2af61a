import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type SpanContext,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Tracer, Tracing, TracingSettings } from './tracer.ts';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/** Milliseconds between two exports, and how long one may take. */
const EXPORT_EVERY_MS = 2_000;
const EXPORT_MS = 5_000;

const parse = (traceparent: string): SpanContext => {
  const [, traceId = '', spanId = '', flags = '00'] = traceparent.split('-');
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
};

const write = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/**
 * Sends spans to a collector by OTLP over HTTP, in batches. The services of a process share the connection; each has
 * a resource of its own. Spans that cannot be sent are dropped after a few tries and hold nothing up.
 */
export const openTelemetry = ({ endpoint, headers, sampleRatio }: TracingSettings): Tracing => {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers,
    timeoutMillis: EXPORT_MS,
  });
  const processor = new BatchSpanProcessor({
    exporter,
    scheduledDelayMillis: EXPORT_EVERY_MS,
    exportTimeoutMillis: EXPORT_MS,
  });
  const sampler = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampleRatio) });

  const tracerOf = (service: string): Tracer => {
    const resource = resourceFromAttributes({
      'service.name': service,
      'service.namespace': 'argument-intelligence',
    });
    const tracer = new TracerProvider({
      resource,
      sampler,
      spanProcessors: [processor],
    }).getTracer('@argint/service-kit');
    return {
      start: (name, { kind, attributes, parent }) => {
        const context =
          parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parse(parent));
        const options = { kind: KINDS[kind], ...(attributes ? { attributes } : {}) };
        const span = tracer.startSpan(name, options, context);
        return {
          traceparent: write(span.spanContext()),
          rename: (to) => void span.updateName(to),
          set: (more) => void span.setAttributes(more),
          end: (error) => {
            if (error !== undefined) {
              span.setAttribute('error.type', error);
              span.setStatus({ code: SpanStatusCode.ERROR });
            }
            span.end();
          },
        };
      },
    };
  };
  return { tracerOf, close: () => processor.shutdown() };
};
