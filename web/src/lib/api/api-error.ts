import type { ErrorBody } from '@argint/contracts';
import { MESSAGES } from '@argint/contracts/messages';
import { formatCount } from '../format/format-number.ts';

/** What the page needs to know of a failed call. */
export interface CallFailure {
  /** The HTTP status; 0 when no answer arrived. */
  status: number;
  code: string | null;
  /** The server's wording; null when it gave none, or no JSON. */
  serverMessage: string | null;
  /** Seconds to wait before the next try; null when the server did not say. */
  retryAfterSeconds: number | null;
}

const isBody = (data: unknown): data is ErrorBody =>
  typeof data === 'object' && data !== null && typeof (data as ErrorBody).error === 'string';

/** Reads the error of any RTK Query call. */
export const readFailure = (error: unknown): CallFailure => {
  const { status, originalStatus, data, retryAfterSeconds } = (error ?? {}) as {
    status?: number | string;
    originalStatus?: number;
    data?: unknown;
    retryAfterSeconds?: number;
  };
  return {
    status: typeof status === 'number' ? status : (originalStatus ?? 0),
    code: isBody(data) ? (data.code ?? null) : null,
    serverMessage: isBody(data) ? data.error : null,
    retryAfterSeconds: retryAfterSeconds ?? null,
  };
};

/** 'You can try again in 40 seconds.' or '... in 15 minutes.', rounded up; null without a wait. */
export const waitSentence = ({ retryAfterSeconds }: CallFailure): string | null => {
  if (retryAfterSeconds === null) return null;
  const [count, unit] =
    retryAfterSeconds <= 90
      ? [Math.ceil(retryAfterSeconds), 'second']
      : [Math.ceil(retryAfterSeconds / 60), 'minute'];
  return `You can try again in ${formatCount(count, unit)}.`;
};

/** `message`, followed by how long to wait where the server says so. */
export const withWait = (message: string, failure: CallFailure): string =>
  [message, waitSentence(failure)].filter((part) => part !== null).join(' ');

/** The server's error, else the network error, else `fallback` or 'HTTP {status}: Request failed'. */
export const failureMessage = (error: unknown, fallback?: string): string => {
  const failure = readFailure(error);
  const { status, serverMessage } = failure;
  if (serverMessage) return withWait(serverMessage, failure);
  if (status === 0) return MESSAGES.networkError;
  return withWait(fallback ?? `HTTP ${status}: ${MESSAGES.requestFailed}`, failure);
};
