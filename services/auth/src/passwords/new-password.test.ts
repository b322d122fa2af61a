import { describe, expect, test } from '@jest/globals';
import { MESSAGES } from '@argint/contracts';
import { checkNewPassword } from './new-password.ts';

const refused = (message: string) => ({ code: 'VALIDATION_FAILED', message });

describe('the strict policy', () => {
  test.each(['Password1', 'Qwerty123', 'Letmein123', 'P@ssw0rd', 'Welcome2026!', 'Charlie1!!'])(
    'refuses %s, which is guessed early',
    async (password) => {
      await expect(checkNewPassword(password, 'strict')).rejects.toMatchObject(
        refused(MESSAGES.passwordCommon),
      );
    },
  );

  test.each(['Short1A', 'no capital 1', 'NO SMALL 1', 'No digit here', `Aa1${'x'.repeat(126)}`])(
    'refuses %s, which lacks what it asks for',
    async (password) => {
      await expect(checkNewPassword(password, 'strict')).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    },
  );

  test.each(['Correct Horse 7', 'uMhlanga4Baobab', 'Ünïcode Passwort 9'])(
    'accepts %s',
    async (password) => {
      await expect(checkNewPassword(password, 'strict')).resolves.toBeUndefined();
    },
  );
});

describe('the policy of the specification', () => {
  test('accepts six characters', async () => {
    await expect(checkNewPassword('secret', 'standard')).resolves.toBeUndefined();
  });

  test.each(['123456', 'QWERTY', 'PassWord'])('refuses %s, one of the first guesses', async (p) => {
    await expect(checkNewPassword(p, 'standard')).rejects.toMatchObject(
      refused(MESSAGES.passwordCommon),
    );
  });
});
