import type { Region } from '../essay-model.ts';

/** Invisible characters: zero-width, direction marks, soft hyphens. */
const unseen = /[\p{Cf}\u115f\u3164\u180e]/gu;
const hasUnseen = /[\p{Cf}\u115f\u3164\u180e]/u;
const emoji = /\p{RGI_Emoji}/gv;
/** Whitespace other than the plain space, and control characters. Line ends stay. */
const blank = /[^\S\n\r\u2028\u2029 ]|(?![\n\r])\p{Cc}/gu;
/** Other line ends: the one of old Macs, and those of Unicode. */
const lineEnd = /\r(?!\n)|[\u2028\u2029]/gu;

/** A run of letters without its invisible characters, padded with as many spaces before or after it. */
const closeUp = (run: string): string => {
  const seen = run.replace(unseen, '');
  return hasUnseen.test(run.charAt(0)) ? seen.padStart(run.length) : seen.padEnd(run.length);
};

/**
 * The text as a reader sees it, with the same length. Invisible characters, emoji, tabs and controls become spaces, so
 * that they change no score. Offsets into it are offsets into the essay, except within a word that contained an
 * invisible character: its letters move together.
 */
export const readableText = (text: string): string =>
  text
    .replace(emoji, (found) => ' '.repeat(found.length))
    .replace(/\S+/gu, (run) => (hasUnseen.test(run) ? closeUp(run) : run))
    .replace(blank, ' ')
    .replace(lineEnd, '\n');

/** The text with spaces in place of what is not part of the essay: instructions to a program, and parts of a web page. */
export const withoutForeignParts = (text: string, regions: readonly Region[]): string => {
  const parts: string[] = [];
  let at = 0;
  for (const { kind, start, end } of regions) {
    if ((kind !== 'instruction' && kind !== 'furniture') || start < at) continue;
    parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\n\r]/g, ' '));
    at = end;
  }
  return parts.join('') + text.slice(at);
};
