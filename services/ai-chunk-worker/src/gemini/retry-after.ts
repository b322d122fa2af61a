import { subscribe } from 'node:diagnostics_channel';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** What Node's fetch tells of the head of an answer; name and value alternate in both lists. */
const head = z.object({
  request: z.object({ headers: z.array(z.string()) }),
  response: z.object({ headers: z.array(z.instanceof(Buffer)) }),
});
const CALL_ID = 'x-request-id';

/** Calls under way, by the id they carry, with the delay their answer asked for. */
const underWay = new Map<string, { delayMs: number | null }>();
let listening = false;

const valueOf = (headers: readonly string[], name: string): string | undefined => {
  const at = headers.findIndex((one, i) => i % 2 === 0 && one.toLowerCase() === name);
  return at < 0 ? undefined : headers[at + 1];
};

/** Milliseconds of a Retry-After header, seconds or a date; null where it is neither. */
export const retryAfterMs = (value: string | undefined, now: number): number | null => {
  if (value === undefined) return null;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
};

const listen = (): void => {
  if (listening) return;
  listening = true;
  subscribe('undici:request:headers', (message) => {
    if (underWay.size === 0) return;
    const { data } = head.safeParse(message);
    const call = data && underWay.get(valueOf(data.request.headers, CALL_ID) ?? '');
    if (!call) return;
    const headers = data.response.headers.map(String);
    call.delayMs = retryAfterMs(valueOf(headers, 'retry-after'), Date.now());
  });
};

/** What one call sends along, and what it is told. */
export interface RetryAfterEar {
  headers: Record<string, string>;
  /** Milliseconds the answer asked to wait; null where it did not, or there is none. */
  delayMs(): number | null;
  /** To be called when the call has ended. */
  end(): void;
}

/**
 * Hears the Retry-After of a call that sends the given headers: the SDK drops the headers of an error, but
 * Node's fetch tells them on its diagnostics channel.
 */
export const hearRetryAfter = (): RetryAfterEar => {
  listen();
  const id = randomUUID();
  const call = { delayMs: null };
  underWay.set(id, call);
  return {
    headers: { [CALL_ID]: id },
    delayMs: () => call.delayMs,
    end: () => void underWay.delete(id),
  };
};
