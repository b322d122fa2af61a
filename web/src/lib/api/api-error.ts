import type { ErrorBody } from '@argint/contracts';
import { ERRORS, isErrorCode } from '@argint/contracts/errors';
import { MESSAGES } from '@argint/contracts/messages';
import { currentLanguage } from '../i18n/language.ts';
import { plural, t, translateKnown } from '../i18n/text.ts';

/** What the page needs to know of a failed call. */
export interface CallFailure {
  /** The HTTP status; 0 when no answer arrived. */
  status: number;
  code: string | null;
  /** The server's wording; null when it gave none, or no JSON. */
  serverMessage: string | null;
  /** The answer was JSON. */
  isJson: boolean;
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
    isJson: typeof data === 'object' && data !== null,
    retryAfterSeconds: retryAfterSeconds ?? null,
  };
};

/** 'You can try again in 40 seconds.' or '... in 15 minutes.', rounded up; null without a wait. */
export const waitSentence = ({ retryAfterSeconds }: CallFailure): string | null => {
  if (retryAfterSeconds === null) return null;
  return retryAfterSeconds <= 90
    ? plural(
        Math.ceil(retryAfterSeconds),
        'You can try again in {{count}} second.',
        'You can try again in {{count}} seconds.',
      )
    : plural(
        Math.ceil(retryAfterSeconds / 60),
        'You can try again in {{count}} minute.',
        'You can try again in {{count}} minutes.',
      );
};

/**
 * The server's message in the language of the page, by its wording or else by its code. A fault of a
 * field that has no translation stays English, because its code says nothing about it.
 */
export const serverText = ({ serverMessage, code }: CallFailure): string | null => {
  if (serverMessage === null) return null;
  const own = translateKnown(serverMessage);
  const isKnown = own !== serverMessage || code === 'VALIDATION_FAILED';
  if (isKnown || currentLanguage() === 'en' || !isErrorCode(code)) return own;
  return translateKnown(ERRORS[code].message);
};

/** `message`, followed by how long to wait where the server says so. */
export const withWait = (message: string, failure: CallFailure): string =>
  [message, waitSentence(failure)].filter((part) => part !== null).join(' ');

/** The server's error, else the network error, else `fallback` or 'HTTP {status}: Request failed'. */
export const failureMessage = (error: unknown, fallback?: string): string => {
  const failure = readFailure(error);
  const { status, serverMessage } = failure;
  if (serverMessage) return withWait(serverText(failure) ?? serverMessage, failure);
  if (status === 0) return t(MESSAGES.networkError);
  return withWait(fallback ?? `HTTP ${status}: ${t(MESSAGES.requestFailed)}`, failure);
};
