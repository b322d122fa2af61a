import type { CritiqueDraft, EssayDetector, ParagraphDetector } from '../critique-draft.ts';
import type { EssayModel, Paragraph } from '../essay-model.ts';
import { grammarIssues } from '../grammar-rules/grammar-issues.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { absoluteClaim } from './absolute-claim.ts';
import { anecdoteAsProof } from './anecdote-as-proof.ts';
import { appealToAuthority } from './appeal-to-authority.ts';
import { appealToMajority } from './appeal-to-majority.ts';
import { appealToNature } from './appeal-to-nature.ts';
import { appealToPopularity } from './appeal-to-popularity.ts';
import { appealToTradition } from './appeal-to-tradition.ts';
import { appealToWorseProblems } from './appeal-to-worse-problems.ts';
import { caseMissing } from './case-missing.ts';
import { causalLeap } from './causal-leap.ts';
import { circularReasoning } from './circular-reasoning.ts';
import { citationsAndList } from './citations-and-list.ts';
import { cliche } from './cliche.ts';
import { conclusionDrifts } from './conclusion-drifts.ts';
import { contradiction } from './contradiction.ts';
import { directiveUnmet } from './directive-unmet.ts';
import { droppedQuotation } from './dropped-quotation.ts';
import { endingMissing } from './ending-missing.ts';
import { entryNotCited } from './entry-not-cited.ts';
import { falseDilemma } from './false-dilemma.ts';
import { groupGeneralisation } from './group-generalisation.ts';
import { hiddenActor } from './hidden-actor.ts';
import { informalRegister } from './informal-register.ts';
import { loadedWording } from './loaded-wording.ts';
import { longSentence } from './long-sentence.ts';
import { missingTransition } from './missing-transition.ts';
import { noCounterArgument } from './no-counter-argument.ts';
import { nominalisation } from './nominalisation.ts';
import { orderMarkers } from './order-markers.ts';
import { overstatedConclusion } from './overstated-conclusion.ts';
import { otherQuestion } from './other-question.ts';
import { paragraphOffQuestion } from './paragraph-off-question.ts';
import { paragraphShape } from './paragraph-shape.ts';
import { postHoc } from './post-hoc.ts';
import { questionTermsMissed } from './question-terms-missed.ts';
import { quotationWithoutCitation } from './quotation-without-citation.ts';
import { repeatedOpening } from './repeated-opening.ts';
import { repeatedWord } from './repeated-word.ts';
import { resultProved } from './result-proved.ts';
import { rhetoricalQuestion } from './rhetorical-question.ts';
import { shownDrafts } from './rule-chances.ts';
import { slipperySlope } from './slippery-slope.ts';
import { stackedHedges } from './stacked-hedges.ts';
import { statisticWithoutSource } from './statistic-without-source.ts';
import { storyWithoutPoint } from './story-without-point.ts';
import { thesisAnnounced } from './thesis-announced.ts';
import { thesisMissing } from './thesis-missing.ts';
import { thesisSeveral } from './thesis-several.ts';
import { unansweredCounter } from './unanswered-counter.ts';
import { undefinedTerm } from './undefined-term.ts';
import { unnamedAuthority } from './unnamed-authority.ts';
import { unsupportedClaim } from './unsupported-claim.ts';
import { wordyPhrase } from './wordy-phrase.ts';

/** Detectors that a 'lines' task runs on each of its paragraphs, in alphabetical order; their order changes no result. */
export const PARAGRAPH_DETECTORS: readonly ParagraphDetector[] = [
  absoluteClaim,
  anecdoteAsProof,
  appealToAuthority,
  appealToMajority,
  appealToNature,
  appealToPopularity,
  appealToTradition,
  appealToWorseProblems,
  causalLeap,
  circularReasoning,
  cliche,
  droppedQuotation,
  falseDilemma,
  grammarIssues,
  groupGeneralisation,
  hiddenActor,
  informalRegister,
  loadedWording,
  longSentence,
  missingTransition,
  nominalisation,
  overstatedConclusion,
  paragraphShape,
  postHoc,
  quotationWithoutCitation,
  repeatedOpening,
  repeatedWord,
  resultProved,
  rhetoricalQuestion,
  slipperySlope,
  stackedHedges,
  statisticWithoutSource,
  storyWithoutPoint,
  unansweredCounter,
  unnamedAuthority,
  unsupportedClaim,
  wordyPhrase,
];

/** Detectors that the 'argument' task runs once on the whole essay, in alphabetical order; their order changes no result. */
export const ESSAY_DETECTORS: readonly EssayDetector[] = [
  caseMissing,
  citationsAndList,
  conclusionDrifts,
  contradiction,
  directiveUnmet,
  endingMissing,
  entryNotCited,
  noCounterArgument,
  orderMarkers,
  otherQuestion,
  paragraphOffQuestion,
  questionTermsMissed,
  thesisAnnounced,
  thesisMissing,
  thesisSeveral,
  undefinedTerm,
];

/**
 * What the paragraph detectors find in a paragraph, as far as it is likely to be right and the kind of text lets them speak. Memoized, because the
 * critiques and the argument score both use it.
 */
export const paragraphDrafts = memoizeByKey(
  (paragraph: Paragraph, model: EssayModel): CritiqueDraft[] =>
    shownDrafts(
      PARAGRAPH_DETECTORS.flatMap((detect) => detect(paragraph, model)),
      model,
    ),
);

/** What the essay detectors find, filtered in the same way. Memoized for the same reason. */
export const essayDrafts = memoizeByKey((model: EssayModel): CritiqueDraft[] =>
  model.unjudgeable
    ? []
    : shownDrafts(
        ESSAY_DETECTORS.flatMap((detect) => detect(model)),
        model,
      ),
);
