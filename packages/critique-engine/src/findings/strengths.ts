import type { AnalysisResult } from '@argint/contracts';
import { HEDGES, phraseFinder } from '@argint/text-analysis';
import { absoluteClaim } from '../detectors/absolute-claim.ts';
import { anecdoteAsProof } from '../detectors/anecdote-as-proof.ts';
import { groupGeneralisation } from '../detectors/group-generalisation.ts';
import { loadedWording } from '../detectors/loaded-wording.ts';
import { thesisAnnounced } from '../detectors/thesis-announced.ts';
import { thesisMissing } from '../detectors/thesis-missing.ts';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { isQuotable, readMoves } from '../argument/essay-moves.ts';
import { quoteOf } from '../argument/plain-clause.ts';
import type { ParagraphDetector } from '../critique-draft.ts';
import { choose } from '../wording.ts';
import { subjectOf } from '../argument/subject-of.ts';

type Strength = AnalysisResult['strengths'][number];
const limiting =
  /^(?:perhaps|probably|likely|tends?|often|usually|generally|largely|in part|partly|to some extent)$/;
const example = /\bfor (?:example|instance)\b|\bsuch as\b/i;
const follows =
  /\b(?:we|governments?|schools?|parents|society|people|everyone|students|companies|the state) (?:all |also )?(?:should|must|ought to|need to|needs to)\b|\blet us\b|\bit is time\b/i;
const MOST = 6;
/** A claim supported by this many sentences is named as a strength. */
const WELL_SUPPORTED = 2;
const faults: readonly ParagraphDetector[] = [
  absoluteClaim,
  anecdoteAsProof,
  groupGeneralisation,
  loadedWording,
];

/** Sentences that a critique is about. Praising them would contradict it. */
const criticisedSentences = (model: EssayModel): Set<Sentence> => {
  const drafts = [
    ...thesisAnnounced(model),
    ...thesisMissing(model),
    ...model.prose.flatMap((p) => faults.flatMap((detect) => detect(p, model))),
  ];
  const places = drafts.flatMap(({ at }) => at ?? []);
  return new Set(
    model.sentences.filter((s) => places.some((at) => at.start < s.end && s.start < at.end)),
  );
};

const hedges = phraseFinder(HEDGES.filter((hedge) => limiting.test(hedge)));
const pluralVerb = (count: number) =>
  count === 1 ? '1 sentence argues' : `${count} sentences argue`;

/** Strengths, each with its sentence: an early thesis, a supported claim, a source, a counter-claim, a case, a hedge, the ending. */
export const findStrengths = (model: EssayModel): Strength[] => {
  const { thesis, counters, source, closing } = readMoves(model);
  const bad = criticisedSentences(model);
  const found: Strength[] = [];
  const praise = (sentence: Sentence, ...variants: readonly [string, ...string[]]): void => {
    if (found.some(({ start }) => start === sentence.start)) return;
    const { start, end } = sentence;
    found.push({ start, end, text: choose(sentence.text, variants) });
  };
  const sentences = model.sentences.filter((s) => !bad.has(s) && isQuotable(s));
  const links = model.links.filter(({ claim }) => !bad.has(claim) && isQuotable(claim));
  if (thesis && thesis.part === 'introduction' && !bad.has(thesis))
    praise(
      thesis,
      `Your position is told early and in plain words: ${quoteOf(thesis)}.`,
      `Nobody has to guess what you hold: ${quoteOf(thesis)} stands in the introduction.`,
    );
  const best = [...links].sort((a, b) => b.premises.length - a.premises.length)[0];
  if (best?.premises[0] && best.premises.length >= WELL_SUPPORTED)
    praise(
      best.claim,
      `You do not leave ${quoteOf(best.claim, 60)} alone: ${pluralVerb(best.premises.length)} for it, first ${quoteOf(best.premises[0], 50)}.`,
      `${quoteOf(best.claim, 60)} comes with support: ${pluralVerb(best.premises.length)} for it, beginning with ${quoteOf(best.premises[0], 50)}.`,
    );
  if (source && !bad.has(source.sentence))
    praise(
      source.sentence,
      `Here the reader can check you: ${quoteOf(source.sentence, 60)} names where it comes from.`,
      `${quoteOf(source.sentence, 60)} does not ask to be believed; it says where to look.`,
    );
  const fair = counters.find(({ sentence }) => !bad.has(sentence));
  const topic = fair && (subjectOf(fair.sentence, model) ?? 'the matter');
  if (fair?.answer && fair.answer !== fair.sentence)
    praise(
      fair.sentence,
      `You let another view in, ${quoteOf(fair.wording, 60)}, and answer it: ${quoteOf(fair.answer, 50)}.`,
    );
  else if (fair)
    praise(
      fair.sentence,
      `You let another view in on ${topic}: ${quoteOf(fair.wording, 60)}.`,
      `The other side of ${topic} gets a hearing in ${quoteOf(fair.wording, 60)}.`,
    );
  const exact = sentences.find(
    (s) => s.role === 'premise' && example.test(s.text) && s.words.length >= 10,
  );
  if (exact)
    praise(
      exact,
      `A case instead of a generality: ${quoteOf(exact, 60)}.`,
      `With ${quoteOf(exact, 60)} the reader has something to picture.`,
    );
  const reasoned = sentences.find(
    (s) => s.role === 'claim' && /\bbecause\b(?! of\b)/i.test(s.text),
  );
  if (reasoned)
    praise(
      reasoned,
      `Claim and reason come in one breath: ${quoteOf(reasoned)}.`,
      `You give the “because” along with the claim in ${quoteOf(reasoned)}.`,
    );
  const careful = sentences.find((s) => s.role === 'claim' && hedges(s.words).length > 0);
  const hedge = careful && hedges(careful.words)[0]?.phrase;
  if (careful && hedge)
    praise(careful, `“${hedge}” in ${quoteOf(careful, 60)} claims no more than you can show.`);
  const ending = closing.find((s) => !bad.has(s) && isQuotable(s) && follows.test(s.text));
  if (ending) praise(ending, `The ending asks for something: ${quoteOf(ending)}.`);
  return found.slice(0, MOST).sort((a, b) => a.start - b.start);
};
