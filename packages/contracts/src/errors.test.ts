import { describe, expect, test } from '@jest/globals';
import { AppError, codeOf, ERRORS, isErrorCode } from './errors.ts';

describe('error codes', () => {
  test('every code has a wording and a status between 400 and 599', () => {
    for (const { http, message } of Object.values(ERRORS)) {
      expect(http).toBeGreaterThanOrEqual(400);
      expect(http).toBeLessThan(600);
      expect(message).toMatch(/\S/);
    }
  });

  test('each HTTP status goes with gRPC codes that mean the same', () => {
    const statuses: Record<number, string[]> = {
      400: ['INVALID_ARGUMENT'],
      401: ['UNAUTHENTICATED'],
      402: ['FAILED_PRECONDITION'],
      403: ['PERMISSION_DENIED'],
      404: ['NOT_FOUND'],
      405: ['NOT_FOUND'],
      409: ['ALREADY_EXISTS', 'ABORTED'],
      413: ['INVALID_ARGUMENT'],
      429: ['RESOURCE_EXHAUSTED'],
      500: ['INTERNAL', 'UNAUTHENTICATED', 'PERMISSION_DENIED'],
      503: ['UNAVAILABLE'],
      504: ['DEADLINE_EXCEEDED'],
    };
    for (const [code, { http, grpc }] of Object.entries(ERRORS))
      expect([code, statuses[http]?.includes(grpc)]).toEqual([code, true]);
  });

  test('limits, overload and lost races may be tried again; refusals may not', () => {
    for (const [code, { http, retriable }] of Object.entries(ERRORS)) {
      if ([429, 503, 504].includes(http)) expect([code, retriable]).toEqual([code, true]);
      if (http < 409 || http === 413 || http === 500)
        expect([code, retriable]).toEqual([code, false]);
    }
  });

  test('an AppError takes its wording from the table unless it is given one', () => {
    expect(new AppError('PAYMENT_REQUIRED').message).toBe('Payment required to continue');
    expect(new AppError('PAYMENT_REQUIRED', 'No').message).toBe('No');
  });

  test('every other error has the code INTERNAL, and inherited property names are not codes', () => {
    expect(codeOf(new TypeError('x'))).toBe('INTERNAL');
    expect([isErrorCode('FORBIDDEN'), isErrorCode('toString'), isErrorCode(7)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
