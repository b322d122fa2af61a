const second = 1_000;
const minute = 60 * second;

/** Live analysis waits this long after the last keystroke, ms (D1 §9). */
export const LIVE_DEBOUNCE_MS = 500;
/** What a long text's keys leave for a pause in typing waits this long after the last key, ms. */
export const TYPING_PAUSE_MS = 250;
/** It waits at most this long while somebody types without a pause, ms. */
export const TYPING_MAX_WAIT_MS = 3 * second;
/** The sign-in prompt appears this long after load, and again this long after a dismissal, ms. */
export const PROMPT_DELAY_MS = second;
export const PROMPT_AGAIN_MS = 24 * 60 * minute;
/** The sign-in prompt fades for this long when it is closed, ms (D1 §9). */
export const PROMPT_FADE_MS = 300;
/** How long decisions about critiques that could not be sent wait for the next attempt, ms. */
export const DECISIONS_AGAIN_MS = 30 * second;
/** How long a deleted essay can be had back, ms; as long as its message stays. */
export const UNDO_MS = 10 * second;
/** Pause in typing after which the login form looks the account up, ms (D2 §9). */
export const ACCOUNT_CHECK_MS = second;
/** The sign-in page goes on once more after this long, if it is still there, ms (D2 §9). */
export const ACCESS_AGAIN_MS = 500;
/** A token that expires sooner than this is refreshed: in the background, before an analysis, ms. */
export const REFRESH_BACKGROUND_MS = 10 * minute;
export const REFRESH_BEFORE_ANALYSIS_MS = 5 * minute;
/** Timeout of an ordinary call, ms (D1 §7). */
export const CALL_TIMEOUT_MS = 30 * second;
/** Timeout of sending a file, a little more than the server allows, ms. */
export const UPLOAD_TIMEOUT_MS = 180 * second;
/** How often push reconnects and how long it waits in between, ms. Polling uses the same interval. */
export const PUSH_ATTEMPTS = 5;
export const PUSH_DELAY_MS = 3 * second;
/**
 * While an analysis runs: how often the page makes sure that the server answers, and how long it
 * waits for the answer, ms. Together less than 5 s, the time in which a lost connection is said.
 */
export const REACH_EVERY_MS = 2 * second;
export const REACH_TIMEOUT_MS = 2_500;
/** An analysis in which nothing has been read for so long after its start is said to wait, ms. */
export const WAITING_AFTER_MS = 50 * second;
/** How often the page asks, while an analysis runs, whether others of the same user run, ms. */
export const OTHER_JOBS_EVERY_MS = 15 * second;
/** How long cached answers count as fresh, seconds (D2 §9). */
export const CACHE_SECONDS = 300;
/** A page that is still here this long after the browser began to leave it was not left, ms. */
export const LEAVING_MS = 10 * second;
/** How often the page that waits for a payment asks for it, and for how long before it stops, ms. */
export const PAYMENT_EVERY_MS = 2 * second;
export const PAYMENT_WAIT_MS = 2 * minute;
