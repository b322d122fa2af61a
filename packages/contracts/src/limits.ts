/** Smallest essay, in characters as `essayLength` counts them (D2 §5). */
export const ESSAY_MIN_CHARS = 100;
/** Largest essay, in UTF-16 units as sent. */
export const ESSAY_MAX_CHARS = 100_000;
/** Longest text of a file that is read, in UTF-16 units: its bibliography may go before it is an essay. */
export const DOCUMENT_MAX_CHARS = 2 * ESSAY_MAX_CHARS;
/** Length of a text in UTF-16 units without blanks around it, each run of blanks inside counted as one. */
export const essayLength = (text: string): number => text.trim().replace(/\s+/g, ' ').length;
/** Smallest and largest essay question when one is given, in UTF-16 units. */
export const QUESTION_MIN_CHARS = 10;
export const QUESTION_MAX_CHARS = 1_000;
/** Longest marking criteria of a student, in UTF-16 units. */
export const RUBRIC_MAX_CHARS = 10_000;
/** Days that the essay of an unpaid order is kept. */
export const PENDING_ESSAY_DAYS = 30;
/** Largest file that is read, in bytes, and longest file name, in UTF-16 units (D2 §5). */
export const FILE_MAX_BYTES = 10 * 1024 * 1024;
export const FILE_NAME_MAX_CHARS = 255;
/** The length the page asks for; advice, not a limit. */
export const ESSAY_ADVISED_WORDS = 1_000;
/** Words above which an analysis counts as long. */
export const LONG_ESSAY_WORDS = 1_000;
/** Words above which the page offers the cloud analysis first. */
export const CLOUD_ESSAY_WORDS = 500;
/** Largest request body the gateway reads, in bytes. */
export const BODY_MAX_BYTES = 1_048_576;
/** Characters of an essay shown in a list. */
export const ESSAY_PREVIEW_CHARS = 200;
/** Longest title of an essay, in UTF-16 units. */
export const ESSAY_TITLE_CHARS = 80;
/**
 * Length classes for which the time of an analysis is estimated: the longest text of each, in UTF-16 units. About
 * 250, 500, 1,000, 2,000, 4,000 and 8,000 words, and every longer essay.
 */
export const ESTIMATE_CLASSES_CHARS = [
  1_500,
  3_000,
  6_000,
  12_000,
  24_000,
  48_000,
  ESSAY_MAX_CHARS,
] as const;
/** Longest reason why a critique is not useful, in UTF-16 units. */
export const REASON_MAX_CHARS = 500;
/** Most line critiques in one result. */
export const CRITIQUES_MAX = 100;
/** Life of an access token, seconds. */
export const ACCESS_TOKEN_SECONDS = 24 * 60 * 60;
/** Life of a refresh token, seconds. */
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60;
/** A job that has not ended by then is failed, seconds after its creation. */
export const JOB_DEADLINE_SECONDS = 600;
/** How long an idempotency key is remembered, seconds. */
export const IDEMPOTENCY_SECONDS = 24 * 60 * 60;
/** Trial credits, and the days they last (D1 §9). */
export const TRIAL_CREDITS = 2;
export const TRIAL_DAYS = 30;
/** Days after the beginning of a free trial in which its e-mail address gets no other one. */
export const TRIAL_AGAIN_DAYS = 90;
/** Wrong passwords of one account from one address before the pair is locked, and for how long. */
export const LOGIN_MAX_ATTEMPTS = 5;
export const LOGIN_LOCKOUT_SECONDS = 15 * 60;
/** Names are at most this long; usernames 3 to 30; e-mails at most 254 (D2 §5). */
export const NAME_MAX_CHARS = 50;
export const USERNAME_MIN_CHARS = 3;
export const USERNAME_MAX_CHARS = 30;
export const EMAIL_MAX_CHARS = 254;
export const PASSWORD_MIN_CHARS = 6;
export const PASSWORD_MAX_CHARS = 128;
/** Most credits an operator grants at once. */
export const GRANT_MAX_CREDITS = 10_000;
/** How long a link to a new password works, seconds. */
export const RESET_LINK_SECONDS = 30 * 60;
/** How long a link that confirms an e-mail address works, in seconds. */
export const EMAIL_LINK_SECONDS = 3 * 24 * 60 * 60;
/** Longest bio of a profile, in UTF-16 units. */
export const BIO_MAX_CHARS = 1_000;
