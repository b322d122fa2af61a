import type { EssayModel, Sentence } from '../essay-model.ts';
import { stem } from '../layers/stem.ts';
import { STOP_WORDS } from '../layers/stop-words.ts';
import { isName } from '../wording.ts';

/** Nouns too vague to be the subject of a sentence. */
const VAGUE: ReadonlySet<string> = new Set(
  `year years time times way ways reason reasons example examples thing things part number kind lot fact case cases
  people person everyone someone world life today opinion idea point statement question essay topic matter percent hand side view
  views advantage advantages disadvantage disadvantages drawback drawbacks benefit benefits problem problems solution effect effects
  generic_name student_name school_name teacher_name`.split(/\s+/),
);

/** The subject of a sentence, in quotation marks: its noun that is most frequent in the essay. Null without a noun. */
export const subjectOf = (
  { words, tags }: Sentence,
  { terms, text, names }: EssayModel,
): string | null => {
  let best = '';
  let most = 0;
  words.forEach(({ lower, start, end }, i) => {
    if ((tags[i] !== 'NOUN' && tags[i] !== 'PROPN') || lower.length < 3) return;
    if (STOP_WORDS.has(lower) || VAGUE.has(lower)) return;
    const count = terms.get(stem(lower)) ?? 0;
    if (count <= most) return;
    most = count;
    best = i > 0 || isName(lower, names) ? text.slice(start, end) : lower;
    best = best.replace(/[’']s$/, '');
  });
  return best ? `“${best}”` : null;
};
