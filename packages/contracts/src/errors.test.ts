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

  test('an AppError words itself by the table unless told otherwise', () => {
    expect(new AppError('PAYMENT_REQUIRED').message).toBe('Payment required to continue');
    expect(new AppError('PAYMENT_REQUIRED', 'No').message).toBe('No');
  });

  test('anything else is INTERNAL, and inherited names are no codes', () => {
    expect(codeOf(new TypeError('x'))).toBe('INTERNAL');
    expect([isErrorCode('FORBIDDEN'), isErrorCode('toString'), isErrorCode(7)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
