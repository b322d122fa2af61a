import type { Region } from '../essay-model.ts';

/** Marks that are seen by nobody: zero-width, direction, soft hyphens. */
const unseen = /[\p{Cf}\u115f\u3164\u180e]/gu;
const hasUnseen = /[\p{Cf}\u115f\u3164\u180e]/u;
const emoji = /\p{RGI_Emoji}/gv;
/** Any blank within a line but the plain one, and controls. Line ends stay. */
const blank = /[^\S\n\r\u2028\u2029 ]|(?![\n\r])\p{Cc}/gu;
/** What ends a line in other programs: an old Mac's, and Unicode's own. */
const lineEnd = /\r(?!\n)|[\u2028\u2029]/gu;

/** The letters of a run close up over what is unseen; as many blanks stand before it or behind. */
const closeUp = (run: string): string => {
  const seen = run.replace(unseen, '');
  return hasUnseen.test(run.charAt(0)) ? seen.padStart(run.length) : seen.padEnd(run.length);
};

/**
 * The text as a reader sees it, of the same length: unseen marks, emoji, tabs and controls are blanks, so that
 * they change no score. Offsets into it are offsets into the essay; only within a word that held an unseen
 * mark do its letters stand a little earlier.
 */
export const readableText = (text: string): string =>
  text
    .replace(emoji, (found) => ' '.repeat(found.length))
    .replace(/\S+/gu, (run) => (hasUnseen.test(run) ? closeUp(run) : run))
    .replace(blank, ' ')
    .replace(lineEnd, '\n');

/** The text with what is no part of the essay made blank: orders to a program, and what a web page puts round it. */
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
