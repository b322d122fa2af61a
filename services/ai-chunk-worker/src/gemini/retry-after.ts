import { subscribe } from 'node:diagnostics_channel';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { retryAfterMs } from '../model/retry-after-header.ts';

/** The message of Node's fetch about response headers. In both lists names and values alternate. */
const head = z.object({
  request: z.object({ headers: z.array(z.string()) }),
  response: z.object({ headers: z.array(z.instanceof(Buffer)) }),
});
const CALL_ID = 'x-request-id';

/** Pending calls by id, with the delay that their response asks for. */
const pendingCalls = new Map<string, { delayMs: number | null }>();
let listening = false;

const valueOf = (headers: readonly string[], name: string): string | undefined => {
  const at = headers.findIndex((one, i) => i % 2 === 0 && one.toLowerCase() === name);
  return at < 0 ? undefined : headers[at + 1];
};

const listen = (): void => {
  if (listening) return;
  listening = true;
  subscribe('undici:request:headers', (message) => {
    if (pendingCalls.size === 0) return;
    const { data } = head.safeParse(message);
    const call = data && pendingCalls.get(valueOf(data.request.headers, CALL_ID) ?? '');
    if (!call) return;
    const headers = data.response.headers.map(String);
    call.delayMs = retryAfterMs(valueOf(headers, 'retry-after'), Date.now());
  });
};

/** Observes the Retry-After header of one call. */
export interface RetryAfterObserver {
  /** Headers to send with the call. They identify it. */
  headers: Record<string, string>;
  /** The delay that the response asks for, in ms; null without a response or a delay. */
  delayMs(): number | null;
  /** Must be called when the call has ended. */
  end(): void;
}

/** Reads Retry-After from the diagnostics channel of Node's fetch, because the SDK drops the headers of an error. */
export const observeRetryAfter = (): RetryAfterObserver => {
  listen();
  const id = randomUUID();
  const call = { delayMs: null };
  pendingCalls.set(id, call);
  return {
    headers: { [CALL_ID]: id },
    delayMs: () => call.delayMs,
    end: () => void pendingCalls.delete(id),
  };
};
