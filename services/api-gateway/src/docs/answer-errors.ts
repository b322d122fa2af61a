import { ERRORS, type ErrorCode } from '@argint/contracts';
import type { Operation } from '../http/operation.ts';

const EVERYWHERE: readonly ErrorCode[] = ['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE', 'DEADLINE'];

/** Every code an operation may answer with: its own, and those its guards and schemas bring. */
export const errorsOf = (operation: Operation): ErrorCode[] => {
  const { who, checksToken, missing, params, query, headers, body, file, form, errors } = operation;
  return [
    ...new Set<ErrorCode>([
      ...(params || query || headers || body ? (['VALIDATION_FAILED'] as const) : []),
      ...(body ? (['MALFORMED_BODY', 'PAYLOAD_TOO_LARGE'] as const) : []),
      ...(form ? (['MALFORMED_BODY', 'PAYLOAD_TOO_LARGE'] as const) : []),
      ...(file ? (['MALFORMED_BODY', 'FILE_TOO_LARGE'] as const) : []),
      ...(who === 'visitor' ? [] : [missing ?? 'LOGIN_REQUIRED']),
      ...(who !== 'visitor' || checksToken ? (['INVALID_TOKEN'] as const) : []),
      ...(errors ?? []),
      ...EVERYWHERE,
    ]),
  ];
};

/** Codes by the status they are answered with, ascending. */
export const byStatus = (codes: readonly ErrorCode[]): [status: number, codes: ErrorCode[]][] => {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { http } = ERRORS[code];
    groups.set(http, [...(groups.get(http) ?? []), code]);
  }
  return [...groups].sort(([a], [b]) => a - b);
};
