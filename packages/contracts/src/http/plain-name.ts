const MARKUP = /<[a-z/!?]|javascript:|\bon\w+\s*=/i;
const PATH = /(?:\.|%2e){2}(?:[/\\]|%2f|%5c)/i;
const SQL =
  /--|\/\*|;|\bunion\b.+\bselect\b|\bselect\b.+\bfrom\b|\b(?:drop|alter|truncate)\s+(?:table|database)\b|\binsert\s+into\b|\bdelete\s+from\b|\bupdate\b.+\bset\b|\b(?:or|and)\b.*=/i;
/** Control characters, lone surrogates, line separators, and marks that reverse the direction of text. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** Letters that show nothing: Hangul fillers, the blank Braille cell, zero-width space, word joiner and the like. */
const UNSEEN = /[\u00AD\u115F\u1160\u180E\u200B\u2060-\u2064\u2800\u3164\uFEFF\uFFA0]/;
/** Mail programs and pages turn these into links. */
const LINK = /:\/\/|\bwww\./i;
/** Spreadsheets take text that starts so for a formula. */
const FORMULA = /^[=+\-@]/;

/** Whether nothing of a text can be seen. */
export const isInvisible = (text: string): boolean =>
  /^[\p{Cc}\p{Cf}\p{Z}\s\u115F\u1160\u2800\u3164\uFFA0]*$/u.test(text);

/**
 * Whether a name holds no markup, path steps, SQL-like patterns, links, start of a formula, control characters or
 * unseen letters. Joiners inside are allowed, since Persian and others need them. For short text only.
 */
export const isPlainName = (name: string): boolean =>
  ![MARKUP, PATH, SQL, CONTROL, UNSEEN, LINK, FORMULA].some((pattern) => pattern.test(name));

/** Statements that no name of an essay is: a quotation mark that ends one, or tables that are dropped. */
const STATEMENT =
  /['"]\s{0,5};|\bunion\s{1,5}(?:all\s{1,5})?select\b|\b(?:drop|truncate)\s{1,5}(?:table|database)\b/i;
const TAG = /<[a-z/!?]|javascript:/i;

/**
 * Whether the name of a file holds no markup, folders, SQL statements or control characters. It may hold `;`, `--` and
 * the words of SQL, because students name files after topics and the name is neither stored nor run.
 */
export const isPlainFileName = (name: string): boolean =>
  ![TAG, /[\\/]/, PATH, STATEMENT, CONTROL].some((pattern) => pattern.test(name));
