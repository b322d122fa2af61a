const MARKUP = /<[a-z/!?]|javascript:|\bon\w+\s*=/i;
const PATH = /(?:\.|%2e){2}(?:[/\\]|%2f|%5c)/i;
const SQL =
  /--|\/\*|;|\bunion\b.+\bselect\b|\bselect\b.+\bfrom\b|\b(?:drop|alter|truncate)\s+(?:table|database)\b|\binsert\s+into\b|\bdelete\s+from\b|\bupdate\b.+\bset\b|\b(?:or|and)\b.*=/i;
/** Control characters, half characters, line separators, and what turns the direction of text around. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Whether nothing of a text would be seen. */
export const isInvisible = (text: string): boolean => /^[\p{Cf}\p{Z}\s]*$/u.test(text);

/** Whether a name is free of markup, path steps, SQL-like patterns and control characters. For short text only. */
export const isPlainName = (name: string): boolean =>
  ![MARKUP, PATH, SQL, CONTROL].some((pattern) => pattern.test(name));
