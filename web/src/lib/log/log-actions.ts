import type { Middleware } from '@reduxjs/toolkit';
import type { LogDetails } from './log-buffer.ts';

/** One for each key. They would push everything else out of the buffer. */
const FREQUENT = /^draft\/\w*[tT]yped$/;
/** Bookkeeping of RTK Query that tells nothing about what happened. */
const INTERNAL = /^(?:api\/(?:internal|config|subscriptions)|__)/;

interface AnyAction {
  type: string;
  payload?: {
    status?: unknown;
    originalStatus?: unknown;
    data?: { code?: unknown; requestId?: unknown };
  };
  meta?: { arg?: { endpointName?: unknown } };
}

const asDetail = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

/** Only names, statuses and ids: payloads may hold an essay. */
const detailsOf = ({ type, payload, meta }: AnyAction): LogDetails => {
  const endpoint = asDetail(meta?.arg?.endpointName);
  if (endpoint === null) return {};
  if (!type.endsWith('/rejected')) return { endpoint };
  return {
    endpoint,
    status: asDetail(payload?.originalStatus ?? payload?.status),
    code: asDetail(payload?.data?.code),
    requestId: asDetail(payload?.data?.requestId),
  };
};

/** Writes the type of every action into a log, and the outcome of every call. */
export const logActions =
  (add: (event: string, details: LogDetails) => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    const known = action as AnyAction;
    if (
      typeof known.type === 'string' &&
      !FREQUENT.test(known.type) &&
      !INTERNAL.test(known.type)
    ) {
      add(known.type, detailsOf(known));
    }
    return next(action);
  };
