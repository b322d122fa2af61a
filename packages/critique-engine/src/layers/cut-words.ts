import type { Span } from '@argint/text-analysis';
import { FUNCTION_WORDS } from './function-words.ts';
import { unknownWords } from './pos-tagger.ts';

/** What to write in the place of a part of a text. It is not longer than the part. */
export interface Edit extends Span {
  insert: string;
}

/** A word that is cut by a hyphen at the end of a line, or by a hyphen and a space where the line ends are lost. */
const cut =
  /(?<![\p{L}\p{N}-])(\p{L}+)([-\u2010\u00ad](?: ?\r?\n ?| ))(\p{Ll}+)(?![\p{L}-])(\S*)( ?)/gu;

/** What stands between the halves of a cut word when they are joined; null if it is no cut word ('pre- and post-war'). */
const joint = (first: string, hyphen: string, second: string): '' | '-' | null => {
  if (FUNCTION_WORDS.has(second)) return null;
  const whole = (first + second).toLowerCase();
  const unknown = unknownWords([whole, first.toLowerCase(), second]);
  if (!unknown.has(whole)) return '';
  if (!hyphen.includes('\n')) return null;
  // 'Well-known' was cut at its own hyphen.
  return hyphen.startsWith('\u00ad') || unknown.has(first.toLowerCase()) || unknown.has(second)
    ? ''
    : '-';
};

/** The edits that join words which were cut at the end of a line. The line then ends behind the word. */
export const cutWords = (text: string): Edit[] =>
  [...text.matchAll(cut)].flatMap((match): Edit[] => {
    const [, first = '', hyphen = '', second = '', rest = '', space = ''] = match;
    const insert = joint(first, hyphen, second);
    if (insert === null) return [];
    const start = match.index + first.length;
    const end = start + hyphen.length;
    const behind = end + second.length + rest.length;
    return [
      { start, end, insert },
      ...(hyphen.includes('\n') && space !== ''
        ? [{ start: behind, end: behind + 1, insert: '\n' }]
        : []),
    ];
  });
