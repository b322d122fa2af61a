const second = 1_000;
const minute = 60 * second;

/** Live analysis waits this long after the last keystroke, ms (D1 §9). */
export const LIVE_DEBOUNCE_MS = 500;
/** The sign-in prompt appears this long after load, and again this long after a dismissal, ms. */
export const PROMPT_DELAY_MS = second;
export const PROMPT_AGAIN_MS = 24 * 60 * minute;
/** Pause in typing after which the login form looks the account up, ms (D2 §9). */
export const ACCOUNT_CHECK_MS = second;
/** A token with less life than this is renewed in the background, or before an analysis, ms. */
export const REFRESH_BACKGROUND_MS = 10 * minute;
export const REFRESH_BEFORE_ANALYSIS_MS = 5 * minute;
/** Every ordinary call gives up after this, ms (D1 §7). */
export const CALL_TIMEOUT_MS = 30 * second;
/** Push reconnects this often, this far apart (ms); the status is then polled at the same pace. */
export const PUSH_ATTEMPTS = 5;
export const PUSH_DELAY_MS = 3 * second;
/** Cached answers are fresh for this long, seconds (D2 §9). */
export const CACHE_SECONDS = 300;
