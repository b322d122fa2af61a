import { LOCAL } from '../../config/storage-keys.ts';
import { PROMPT_AGAIN_MS } from '../../config/timings.ts';

/** Always for who has signed up here before; else unless dismissed within 24 h (D1 §4). */
export const mayPrompt = (local: Storage, now: number): boolean => {
  if (local.getItem(LOCAL.hasEverSignedUp)) return true;
  const dismissed = Number(local.getItem(LOCAL.popupDismissed));
  return !dismissed || now - dismissed > PROMPT_AGAIN_MS;
};

/** Remembers a dismissal, except of someone who has an account. */
export const rememberDismissal = (local: Storage, now: number): void => {
  if (!local.getItem(LOCAL.hasEverSignedUp)) local.setItem(LOCAL.popupDismissed, String(now));
};
