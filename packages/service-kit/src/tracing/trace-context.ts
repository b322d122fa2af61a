import { AsyncLocalStorage } from 'node:async_hooks';
import { randomFillSync } from 'node:crypto';

/** What travels with one piece of work through HTTP, gRPC and events. */
export interface TraceContext {
  /** W3C traceparent of this work. */
  traceparent: string;
  requestId: string;
  /** Time after which the caller no longer waits for the response, in ms since 1970. */
  deadline?: number | undefined;
}

const storage = new AsyncLocalStorage<TraceContext>();
const pattern = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Bytes of a trace's id and a span's id. */
const ID_BYTES = 16 + 8;
/** Random bytes for ids to come: to draw a few costs as much as to draw thousands. */
const drawn = Buffer.alloc(256 * ID_BYTES);
let used = drawn.length;

/** A new root traceparent, sampled. */
export const newTraceparent = (): string => {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const ids = drawn.toString('hex', used, (used += ID_BYTES));
  return `00-${ids.slice(0, 32)}-${ids.slice(32)}-01`;
};

/** The given traceparent where it is valid, else undefined. */
export const validTraceparent = (value: unknown): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/** The given traceparent where it is valid, else a new one. */
export const acceptTraceparent = (value: unknown): string =>
  validTraceparent(value) ?? newTraceparent();

/** The 32 hex digits that name the trace. */
export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35);

/** Runs work in a context; calls and events it makes carry it on. */
export const runInContext = <T>(context: TraceContext, work: () => T): T =>
  storage.run(context, work);

/** The context of the work at hand; undefined outside any. */
export const currentContext = (): TraceContext | undefined => storage.getStore();

/** Runs work that is due even if the caller no longer waits, such as giving back what a failed step had reserved. */
export const withoutDeadline = <T>(work: () => T): T => {
  const context = currentContext();
  return context ? runInContext({ ...context, deadline: undefined }, work) : work();
};
