import { currentContext, newTraceparent, runInContext } from './trace-context.ts';

/** Values of a span. Ids, names, numbers and codes only: never essay text, tokens or e-mail addresses. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  attributes?: SpanAttributes;
  /** W3C traceparent of the work this is a part of. Without one the span begins a trace. */
  parent: string | undefined;
}

/** One piece of work of a trace. */
export interface Span {
  /** W3C traceparent for what this work causes. */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** Ends the span; `error` is the error code or type of work that failed. */
  end(error?: string): void;
}

/** Makes spans. Names and attributes follow OpenTelemetry's semantic conventions. */
export interface Tracer {
  start(name: string, options: SpanOptions): Span;
}

export interface TracingSettings {
  /** Base address of the collector; /v1/traces is appended. */
  endpoint: string;
  headers: Record<string, string>;
  /** Share of new traces that are recorded, 0 to 1. */
  sampleRatio: number;
}

/** The tracers of a process. */
export interface Tracing {
  tracerOf(service: string): Tracer;
  /** Sends what waits, within a few seconds. */
  close(): Promise<void>;
}

const nothing = (): void => undefined;
const passOn = (traceparent: string): Span => ({
  traceparent,
  rename: nothing,
  set: nothing,
  end: nothing,
});

/** Records nothing and passes the trace of its caller on. */
export const NO_TRACING: Tracer = {
  start: (_name, { parent }) => passOn(parent ?? newTraceparent()),
};

/**
 * Runs work as a span within the trace of the current work. Outside any trace, or without tracing, it only runs it.
 * @param codeOf names an error for the span; never its message, which may quote the essay
 */
export const inSpan = async <T>(
  tracer: Tracer,
  name: string,
  options: Omit<SpanOptions, 'parent'> & { codeOf: (error: unknown) => string },
  work: (span: Span) => Promise<T>,
): Promise<T> => {
  const context = currentContext();
  if (tracer === NO_TRACING || !context) return work(passOn(''));
  const { codeOf, ...rest } = options;
  const span = tracer.start(name, { ...rest, parent: context.traceparent });
  try {
    const value = await runInContext({ ...context, traceparent: span.traceparent }, () =>
      work(span),
    );
    span.end();
    return value;
  } catch (error) {
    span.end(codeOf(error));
    throw error;
  }
};
