/** Control characters, zero-width characters, and characters that change the writing direction. */
const INVISIBLE = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** The text on one line, without invisible characters, clipped after a word to `most` characters. */
export const plainText = (text: string, most: number): string => {
  const line = text.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
  if (line.length <= most) return line;
  const clipped = line.slice(0, most - 1);
  return `${clipped.slice(0, Math.max(clipped.lastIndexOf(' '), most / 2))}…`;
};
