import { LOCAL } from '../../config/storage-keys.ts';
import { PROMPT_AGAIN_MS } from '../../config/timings.ts';

/**
 * Whether to show the sign-in prompt (D1 §4): always on a device where someone has signed up, else
 * unless it was dismissed within the last 24 hours.
 */
export const shouldPrompt = (local: Storage, now: number): boolean => {
  if (local.getItem(LOCAL.hasEverSignedUp)) return true;
  const dismissed = Number(local.getItem(LOCAL.popupDismissed));
  return !dismissed || now - dismissed > PROMPT_AGAIN_MS;
};

/** Stores the time of a dismissal, except on a device where someone has signed up. */
export const rememberDismissal = (local: Storage, now: number): void => {
  if (!local.getItem(LOCAL.hasEverSignedUp)) local.setItem(LOCAL.popupDismissed, String(now));
};
