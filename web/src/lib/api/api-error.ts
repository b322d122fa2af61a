import type { ErrorBody } from '@argint/contracts';
import { MESSAGES } from '@argint/contracts/messages';

/** A failed call as the page speaks of it; status 0 = nothing came back. */
export interface CallFailure {
  status: number;
  code: string | null;
  /** The server's wording, null where it gave none (or no JSON). */
  serverMessage: string | null;
}

const isBody = (data: unknown): data is ErrorBody =>
  typeof data === 'object' && data !== null && typeof (data as ErrorBody).error === 'string';

/** Reads whatever RTK Query reports as an error. */
export const readFailure = (error: unknown): CallFailure => {
  const { status, originalStatus, data } = (error ?? {}) as {
    status?: number | string;
    originalStatus?: number;
    data?: unknown;
  };
  const code = typeof status === 'number' ? status : (originalStatus ?? 0);
  return isBody(data)
    ? { status: code, code: data.code ?? null, serverMessage: data.error }
    : { status: code, code: null, serverMessage: null };
};

/** The server's error, else the network error, else `fallback` or 'HTTP {status}: Request failed'. */
export const failureMessage = (error: unknown, fallback?: string): string => {
  const { status, serverMessage } = readFailure(error);
  if (serverMessage) return serverMessage;
  if (status === 0) return MESSAGES.networkError;
  return fallback ?? `HTTP ${status}: ${MESSAGES.requestFailed}`;
};
