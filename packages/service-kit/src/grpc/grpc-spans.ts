import { ERRORS, type ErrorCode } from '@argint/contracts';
import type { Span, SpanOptions } from '../tracing/tracer.ts';

/** gRPC status codes that are the server's fault; the others are the caller's and no error of the server's span. */
const SERVER_FAULTS = new Set(['DEADLINE_EXCEEDED', 'INTERNAL', 'UNAVAILABLE']);

const optionsOf = (kind: 'server' | 'client', method: string, parent: string): SpanOptions => ({
  kind,
  parent,
  attributes: { 'rpc.system.name': 'grpc', 'rpc.method': method },
});

/** The span of a call answered. `method` is package.Service/Method. */
export const serverSpan = (method: string, parent: string): SpanOptions =>
  optionsOf('server', method, parent);

/** The span of a call made. `method` is package.Service/Method. */
export const clientSpan = (method: string, parent: string): SpanOptions =>
  optionsOf('client', method, parent);

const statusOf = (code: ErrorCode | 'OK'): string => (code === 'OK' ? 'OK' : ERRORS[code].grpc);

/** Ends the span of a call answered; only faults of the server are errors. */
export const endServerSpan = (span: Span, code: ErrorCode | 'OK'): void => {
  const status = statusOf(code);
  span.set({ 'rpc.status_code': status });
  span.end(SERVER_FAULTS.has(status) ? code : undefined);
};

/** Ends the span of a call made; every status but OK is an error. */
export const endClientSpan = (span: Span, code: ErrorCode | 'OK'): void => {
  span.set({ 'rpc.status_code': statusOf(code) });
  span.end(code === 'OK' ? undefined : code);
};
