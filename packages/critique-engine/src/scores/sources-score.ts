import { paragraphDrafts } from '../detectors/all-detectors.ts';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { isCited } from '../layers/region-lookup.ts';
import { plural } from '../wording.ts';
import { judged, ramp, withheld } from './criterion.ts';
import type { Criterion } from './criterion.ts';

/** A report, a law or a case that is named in the sentence itself, without a year in brackets. */
const named =
  /\b[Aa]ccording to (?!me\b|my\b|us\b|our\b|what\b|how\b|their\b|his\b|her\b|its\b)(?:[\p{L}’'-]+ ){0,5}?(?:\p{Lu}\p{L}+|reports?|stud(?:y|ies)|surveys?|census|statistics)\b|\b(?:[Ss]ections?|[Ss]s?) \d+[A-Z]?\b.{0,60}\b(?:Act|Constitution|Code|Bill)\b|\bAct,? (?:No\.? )?\d+ of \d{4}\b|\p{Lu}[\p{L}’'-]+ v\.? \p{Lu}|\b(?:council|school|university|city|company|hospital|ministry|department|government|police)(?:['’]s)? (?:surveys?|stud(?:y|ies)|census|polls?)\b|\b(?:survey|study|census|poll) (?:in|of|from) (?:19|20)\d\d\b|\b(?:report|survey|study|census|judgment) (?:of|by|from) (?:the )?\p{Lu}\p{L}+/u;
/** Whether a sentence says where it comes from. */
const namesSource = (model: EssayModel, sentence: Sentence): boolean =>
  isCited(model, sentence) || named.test(sentence.text.slice(0, 600));

/** Remarks that ask a source for a figure, a nameless authority or a quotation. */
const ASKS_SOURCE: ReadonlySet<string> = new Set([
  'statistic-without-source',
  'unnamed-authority',
  'quotation-without-citation',
]);

/** Places that a remark asks a source for. */
const openPlaces = (model: EssayModel): number =>
  model.prose
    .flatMap((paragraph) => paragraphDrafts(paragraph, model))
    .filter(({ rule }) => ASKS_SOURCE.has(rule)).length;

/** Words for which one source is expected in an essay that works with sources. */
const WORDS_A_SOURCE = 150;
/** How much it counts that nothing is left without a source, beside the number of sources. */
const MET_WEIGHT = 0.7;

/**
 * Scores whether what needs a source has one: the places that name a source, against those that a remark asks one for.
 * Withheld where nothing names a source or needs one, as in a report on the writer's own measurements.
 */
export const sourcesScore = (model: EssayModel): Criterion => {
  const cited = model.sentences.filter((s) => namesSource(model, s)).length;
  const open = openPlaces(model);
  const list = model.regions.some((r) => r.kind === 'references');
  if (cited + open === 0 && !list)
    return withheld('We found no source that is named, and nothing that would need one.');
  // A source that is named in full in its sentence needs no entry in a list.
  const needsList = model.regions.some(({ kind }) => kind === 'citation');
  const isListed = list || (cited > 0 && !needsList);
  const metShare = cited / Math.max(1, cited + open);
  const density = ramp(cited * WORDS_A_SOURCE, 0, Math.max(WORDS_A_SOURCE, model.proseWords));
  const citedShare = MET_WEIGHT * metShare + (1 - MET_WEIGHT) * density;
  const citing = `${cited === 1 ? '1 sentence names' : `${cited} sentences name`} a source`;
  const missing =
    open === 0 ? 'we found nothing else that needs one' : `${plural(open, 'place')} would need one`;
  const listed = list ? 'there is a list of references' : 'there is no list of references';
  return judged(
    20 + 50 * citedShare + (isListed ? 20 : 0) + (cited > 0 ? 10 : 0),
    15,
    [citing, missing, ...(list || needsList ? [listed] : [])],
    [
      {
        measure: 'citations',
        points: 60 - 50 * citedShare - (cited > 0 ? 10 : 0),
        observation: `${citing}, ${missing}`,
      },
      { measure: 'list', points: needsList && !list ? 20 : 0, observation: listed },
    ],
  );
};
