import type { EssayModel, Sentence } from '../essay-model.ts';
import { isCited } from '../layers/region-lookup.ts';
import { plural } from '../wording.ts';
import { judged, ramp, withheld } from './criterion.ts';
import type { Criterion } from './criterion.ts';

/** A report, a law or a case that is named in the sentence itself, without a year in brackets. */
const named =
  /\baccording to (?!me\b|my\b|us\b|our\b|what\b|how\b|their\b|his\b|her\b|its\b)(?:\w+ ){0,5}?(?:\p{Lu}\p{L}+|reports?|stud(?:y|ies)|surveys?|census|statistics)\b|\b(?:[Ss]ections?|[Ss]s?) \d+[A-Z]?\b.{0,60}\b(?:Act|Constitution|Code|Bill)\b|\bAct,? (?:No\.? )?\d+ of \d{4}\b|\p{Lu}[\p{L}’'-]+ v\.? \p{Lu}|\b(?:report|survey|study|census|judgment) (?:of|by|from) (?:the )?\p{Lu}\p{L}+/u;
/** Fewer words in quotation marks are a term or a word at arm's length, and nothing that somebody said. */
const FEWEST_QUOTED = 4;

/** Whether a sentence says where it comes from. */
const namesSource = (model: EssayModel, sentence: Sentence): boolean =>
  isCited(model, sentence) || named.test(sentence.text.slice(0, 600));

/** Withheld if nothing in the essay names a source or needs one: no citation, no quoted words, no figure to check. */
export const sourcesScore = (model: EssayModel): Criterion => {
  const cited = model.sentences.filter((s) => namesSource(model, s)).length;
  const quotations = model.regions.filter(
    ({ kind, start, end }) =>
      kind === 'quotation' && model.text.slice(start, end).split(/\s+/).length >= FEWEST_QUOTED,
  ).length;
  const figures = model.sentences.filter((s) =>
    /\d ?(?:%|per ?cent)|\b(?:studies|research|statistics)\b/i.test(s.text),
  ).length;
  const list = model.regions.some((r) => r.kind === 'references');
  if (cited + quotations + figures === 0 && !list)
    return withheld(
      'We found no source that is named, and no quotation or figure that would need one.',
    );
  const need = Math.max(1, quotations + figures, Math.round(model.proseWords / 150));
  const citedShare = ramp(cited / need, 0, 1);
  const citing = `${cited === 1 ? '1 sentence cites' : `${cited} sentences cite`} a source`;
  const listed = list ? 'there is a list of references' : 'there is no list of references';
  return judged(
    20 + 50 * citedShare + (list ? 20 : 0) + (cited > 0 ? 10 : 0),
    15,
    [
      citing,
      `${plural(quotations, 'quotation')} and ${figures === 1 ? '1 figure or appeal' : `${figures} figures or appeals`} to research`,
      listed,
    ],
    [
      {
        measure: 'citations',
        points: 60 - 50 * citedShare - (cited > 0 ? 10 : 0),
        observation: citing,
      },
      { measure: 'list', points: list ? 0 : 20, observation: listed },
    ],
  );
};
