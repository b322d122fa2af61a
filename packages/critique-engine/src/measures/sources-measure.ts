import type { ReadEssay, Sentence } from '../essay.ts';
import { isCited } from '../layers/region-lookup.ts';
import { judged, ramp, withheld } from './criterion.ts';
import type { Criterion } from './criterion.ts';

/** A report, a law or a case that is named in the sentence itself, without a year in brackets. */
const named =
  /\b[Aa]ccording to (?!me\b|my\b|us\b|our\b|what\b|how\b|their\b|his\b|her\b|its\b)(?:[\p{L}’'-]+ ){0,5}?(?:\p{Lu}\p{L}+|reports?|stud(?:y|ies)|surveys?|census|statistics)\b|\b(?:[Ss]ections?|[Ss]s?) \d+[A-Z]?\b.{0,60}\b(?:Act|Constitution|Code|Bill)\b|\bAct,? (?:No\.? )?\d+ of \d{4}\b|\p{Lu}[\p{L}’'-]+ v\.? \p{Lu}|\b(?:council|school|university|city|company|hospital|ministry|department|government|police)(?:['’]s)? (?:surveys?|stud(?:y|ies)|census|polls?)\b|\b(?:survey|study|census|poll) (?:in|of|from) (?:19|20)\d\d\b|\b(?:report|survey|study|census|judgment) (?:of|by|from) (?:the )?\p{Lu}\p{L}+/u;
/** Whether a sentence says where it comes from. */
const namesSource = (essay: ReadEssay, sentence: Sentence): boolean =>
  isCited(essay, sentence) || named.test(sentence.text.slice(0, 600));

/** Words for which one source is expected in an essay that works with sources. */
const WORDS_A_SOURCE = 150;
/**
 * Counts the places that name a source against the length of the essay, and the list of references. Whether a statement
 * needs a source it does not know. Withheld where nothing names a source.
 */
export const sourcesMeasure = (essay: ReadEssay): Criterion => {
  const cited = essay.sentences.filter((s) => namesSource(essay, s)).length;
  const list = essay.regions.some((r) => r.kind === 'references');
  if (cited === 0 && !list)
    return withheld(
      'We count sources in a form such as (Author, year) or a footnote, and found none.',
    );
  // A source that is named in full in its sentence needs no entry in a list.
  const needsList = essay.regions.some(({ kind }) => kind === 'citation');
  const isListed = list || (cited > 0 && !needsList);
  const density = ramp(cited * WORDS_A_SOURCE, 0, Math.max(WORDS_A_SOURCE, essay.proseWords));
  const citing = `${cited === 1 ? '1 sentence names' : `${cited} sentences name`} a source`;
  const listed = list ? 'there is a list of references' : 'there is no list of references';
  return judged(
    20 + 50 * density + (isListed ? 20 : 0) + (cited > 0 ? 10 : 0),
    15,
    [citing, ...(list || needsList ? [listed] : [])],
    [
      {
        measure: 'citations',
        points: 60 - 50 * density - (cited > 0 ? 10 : 0),
        observation: citing,
      },
      { measure: 'list', points: needsList && !list ? 20 : 0, observation: listed },
    ],
  );
};
