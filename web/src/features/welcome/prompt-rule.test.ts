import { describe, expect, test } from '@jest/globals';
import { LOCAL } from '../../config/storage-keys.ts';
import { shouldPrompt, rememberDismissal } from './prompt-rule.ts';

const day = 24 * 60 * 60_000;
const now = 100 * day;

describe('the sign-in prompt', () => {
  test('is shown to a visitor who never dismissed it', () => {
    expect(shouldPrompt(localStorage, now)).toBe(true);
  });
  test('is not shown again within 24 hours of a dismissal', () => {
    rememberDismissal(localStorage, now);
    expect(shouldPrompt(localStorage, now + day)).toBe(false);
    expect(shouldPrompt(localStorage, now + day + 1)).toBe(true);
  });
  test('is always shown on a device where someone has signed up, and stores no dismissal there', () => {
    localStorage.setItem(LOCAL.hasEverSignedUp, 'true');
    rememberDismissal(localStorage, now);
    expect(localStorage.getItem(LOCAL.popupDismissed)).toBeNull();
    expect(shouldPrompt(localStorage, now)).toBe(true);
  });
});
