import { describe, expect, test } from '@jest/globals';
import { LOCAL } from '../../config/storage-keys.ts';
import { mayPrompt, rememberDismissal } from './prompt-rule.ts';

const day = 24 * 60 * 60_000;
const now = 100 * day;

describe('the sign-in prompt', () => {
  test('greets a visitor who never dismissed it', () => {
    expect(mayPrompt(localStorage, now)).toBe(true);
  });
  test('rests for 24 hours after a dismissal', () => {
    rememberDismissal(localStorage, now);
    expect(mayPrompt(localStorage, now + day)).toBe(false);
    expect(mayPrompt(localStorage, now + day + 1)).toBe(true);
  });
  test('always shows to who has signed up before, and remembers no dismissal of theirs', () => {
    localStorage.setItem(LOCAL.hasEverSignedUp, 'true');
    rememberDismissal(localStorage, now);
    expect(localStorage.getItem(LOCAL.popupDismissed)).toBeNull();
    expect(mayPrompt(localStorage, now)).toBe(true);
  });
});
