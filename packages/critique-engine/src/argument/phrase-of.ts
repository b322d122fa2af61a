import type { Span } from '@argint/text-analysis';
import { withoutLeadIn } from './lead-in.ts';
import { closed } from '../closed-quote.ts';

/** Fewest and most words of a phrase that is quoted. */
const FEWEST = 4;
const MOST = 26;
/** Where a long sentence may end early: the words before it are a clause of their own. */
const CLAUSE_END =
  /[;:–—]|, (?:and|but|so|or|yet|because|although|though|while|whereas|which|who|even if)\b/g;

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The longest beginning of a phrase that ends with a clause and is short enough. Null if there is none. */
const firstClauses = (phrase: string, most: number): string | null => {
  const ends = [...phrase.matchAll(CLAUSE_END)].map(({ index }) => phrase.slice(0, index).trim());
  return ends.findLast((part) => wordsOf(part) >= FEWEST * 2 && wordsOf(part) <= most) ?? null;
};

/**
 * A whole phrase of the essay in quotation marks, exactly as it stands there but without its lead-in ('Secondly, I
 * think that'), of at most
 * `most` words (default 26). Null where it is too short or too long to quote whole, or where quoting would change it.
 */
export const phraseOf = (essay: string, { start, end }: Span, most = MOST): string | null => {
  const bare = withoutLeadIn(essay.slice(start, end));
  const phrase = wordsOf(bare) > most ? firstClauses(bare, most) : closed(bare);
  if (phrase === null || wordsOf(phrase) < FEWEST || /["“”\n]/.test(phrase)) return null;
  return essay.slice(start, end).includes(phrase) ? `“${phrase}”` : null;
};
