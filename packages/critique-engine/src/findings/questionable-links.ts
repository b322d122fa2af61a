import type { EssayModel, Sentence } from '../essay-model.ts';
import { isQuotable } from '../argument/essay-moves.ts';
import { isContestable } from '../argument/contestable.ts';
import { isReadable } from '../argument/plain-clause.ts';
import { phraseOf } from '../comment/phrase-of.ts';
import { pastShare } from '../layers/graph/clause-signs.ts';
import { argumentOf, objectionsOf } from '../layers/graph/read-graph.ts';
import type { Unit } from '../layers/graph/unit.ts';
import { isCited, regionsAt } from '../layers/region-lookup.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import {
  causeIn,
  comparedWithIn,
  demandsIn,
  foretellsIn,
  isPlain,
  meansAndEndIn,
  reasonIn,
  roleRank,
  saysOfEverybody,
} from './link-forms.ts';

/** What a link of the argument is, and so what a teacher would ask there. */
export type LinkSort =
  | 'because'
  | 'cases'
  | 'cause'
  | 'comparison'
  | 'demand'
  | 'everybody'
  | 'example'
  | 'means'
  | 'others'
  | 'prediction'
  | 'source';

/** A link about which a question can be asked. All phrases are the essay's own, whole and in quotation marks. */
export interface QuestionableLink {
  sort: LinkSort;
  /** The sentence, or its first part where `second` is the other. */
  first: string;
  /** The words between the two parts, as they stand in the essay: 'leads to'. */
  between: string;
  /** The effect, the end, the thing compared with, or the case; empty where the sort has no second part. */
  second: string;
  sentence: Sentence;
  /** How much of the essay hangs on it. */
  weight: number;
}

/** How much more a question of a sort helps; a thesis and a claim add their rank. */
const WEIGHTS: Readonly<Record<LinkSort, number>> = {
  others: 5,
  cases: 4,
  means: 4,
  cause: 3.5,
  comparison: 3,
  prediction: 3,
  everybody: 3,
  demand: 2.5,
  source: 2,
  example: 2,
  because: 1.5,
};

type Parts = Pick<QuestionableLink, 'sort' | 'first' | 'between' | 'second'>;
const one = (sort: LinkSort, first: string, second = ''): Parts => ({
  sort,
  first,
  between: '',
  second,
});

/** What the form of a sentence says beyond doubt. */
const formOf = (sentence: Sentence, said: string | null, model: EssayModel): Parts | null => {
  const means = meansAndEndIn(sentence);
  if (means) return { sort: 'means', ...means };
  const cause = causeIn(sentence);
  if (cause) return { sort: 'cause', ...cause };
  if (said === null) return null;
  const compared = comparedWithIn(sentence);
  if (compared && said.includes(compared.slice(1, -1))) return one('comparison', said, compared);
  if (foretellsIn(sentence) && /\b(?:will|would)\b/.test(said)) return one('prediction', said);
  if (saysOfEverybody(sentence)) return one('everybody', said);
  if (demandsIn(sentence, model)) return one('demand', said);
  const reason = reasonIn(sentence);
  return reason && isContestable(sentence) ? { sort: 'because', ...reason } : null;
};

const readable = (sentence: Sentence, model: EssayModel): boolean =>
  isQuotable(sentence) &&
  isPlain(sentence) &&
  !regionsAt(model, sentence).some(({ kind }) => kind !== 'citation') &&
  isReadable(sentence, model);

/** The first unit of each sentence that is not subordinate. */
const unitsBySentence = (model: EssayModel): Map<Sentence, Unit> => {
  const unitOf = new Map<Sentence, Unit>();
  for (const unit of argumentOf(model).units)
    if (!unit.isSubordinate && !unitOf.has(unit.sentence)) unitOf.set(unit.sentence, unit);
  return unitOf;
};

const personal = /\b(?:I|me|my|mine|myself|he|she|his|her)\b/;
/** A case stands at most this many sentences after the claim that it is to show. */
const CASE_WITHIN = 3;

const isOneCase = (unit: Unit): boolean =>
  (unit.evidence === 'own' || unit.evidence === 'named') && pastShare(unit.sentence) > 0.5;

/** Claims about people in general that rest on what happened to the writer or to one person. */
const casesIn = (model: EssayModel, unitOf: ReadonlyMap<Sentence, Unit>): QuestionableLink[] => {
  const { units, edges } = argumentOf(model);
  return edges.flatMap(({ from, to, kind }): QuestionableLink[] => {
    const [shown, point] = [units[from], units[to]];
    if ((kind !== 'supports' && kind !== 'exemplifies') || !shown || !point) return [];
    const [claim, example] = [point.sentence, shown.sentence];
    const after = example.index - claim.index;
    const isCase = isOneCase(shown) || (kind === 'exemplifies' && after <= 2);
    if (!isCase || claim.paragraph !== example.paragraph) return [];
    if (after < 1 || after > CASE_WITHIN || personal.test(claim.text) || pastShare(claim) > 0.3)
      return [];
    if (unitOf.get(claim)?.speaker !== 'writer') return [];
    if (!readable(claim, model) || !readable(example, model)) return [];
    const [first, second] = [phraseOf(model.text, claim), phraseOf(model.text, example)];
    if (!first || !second) return [];
    const sort = isOneCase(shown) ? 'cases' : 'example';
    return [{ ...one(sort, first, second), sentence: claim, weight: WEIGHTS[sort] + 1 }];
  });
};

/** A sentence that opens like this mostly tells what somebody did or would do, not what they hold. */
const tells = /^(?:they|he|she|it|if|an?|the)\b/i;
/** Fewest words of a view that says more than that there is one. */
const VIEW_WORDS = 9;

/** Views of others that nobody answers. */
const openViews = (model: EssayModel): QuestionableLink[] =>
  objectionsOf(model).flatMap(({ unit, answer }): QuestionableLink[] => {
    const { sentence, speaker, isSubordinate } = unit;
    if (answer || isSubordinate || speaker !== 'others' || tells.test(sentence.text)) return [];
    if (sentence.words.length < VIEW_WORDS || !readable(sentence, model)) return [];
    const said = phraseOf(model.text, sentence);
    return said ? [{ ...one('others', said), sentence, weight: WEIGHTS.others }] : [];
  });

const reported = /\baccording to (?!(?:me|my|our|us)\b)/i;

const formLinks = (model: EssayModel, unitOf: ReadonlyMap<Sentence, Unit>): QuestionableLink[] =>
  model.sentences.flatMap((sentence): QuestionableLink[] => {
    if (sentence.role === 'none' || !readable(sentence, model)) return [];
    const unit = unitOf.get(sentence);
    const said = phraseOf(model.text, sentence);
    const isSource = isCited(model, sentence) || reported.test(sentence.text);
    const parts = isSource
      ? said && one('source', said)
      : unit?.speaker === 'writer' && unit.kind !== 'objection' && unit.mood !== 'was'
        ? formOf(sentence, said, model)
        : null;
    if (!parts) return [];
    return [{ ...parts, sentence, weight: WEIGHTS[parts.sort] + roleRank(sentence, model) }];
  });

/**
 * The links of the argument whose sort is plain from their form, one for each sentence, the weightiest first, and
 * different sorts before the same one again. Where the sentence cannot be read without doubt, there is no link. Memoized.
 */
const questionableLinks = memoizeByKey((model: EssayModel): QuestionableLink[] => {
  const unitOf = unitsBySentence(model);
  const all = [...openViews(model), ...casesIn(model, unitOf), ...formLinks(model, unitOf)].sort(
    (a, b) => b.weight - a.weight || a.sentence.index - b.sentence.index,
  );
  const links = all.filter(
    (link, i) => all.findIndex(({ sentence }) => sentence === link.sentence) === i,
  );
  const first = links.filter((link, i) => links.findIndex(({ sort }) => sort === link.sort) === i);
  return [...first, ...links.filter((link) => !first.includes(link))];
});

/** A teacher asks about three links, not about all of them. */
const ASKED = 3;

/** The links that a question is asked about. */
export const askedLinks = (model: EssayModel): QuestionableLink[] =>
  questionableLinks(model).slice(0, ASKED);

/** The links after those: what they take for granted can be said, where it can. */
export const otherLinks = (model: EssayModel): QuestionableLink[] =>
  questionableLinks(model).slice(ASKED);
