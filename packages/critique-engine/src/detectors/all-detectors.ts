import type { EssayModel, Paragraph } from '../essay-model.ts';
import { oncePer } from '../once-per.ts';
import type { EssayDetector, ParagraphDetector, Remark } from '../remark.ts';
import { absoluteClaim } from './absolute-claim.ts';
import { anecdoteAsProof } from './anecdote-as-proof.ts';
import { appealToPopularity } from './appeal-to-popularity.ts';
import { caseMissing } from './case-missing.ts';
import { endingMissing } from './ending-missing.ts';
import { causalLeap } from './causal-leap.ts';
import { cliche } from './cliche.ts';
import { falseDilemma } from './false-dilemma.ts';
import { groupGeneralisation } from './group-generalisation.ts';
import { hiddenActor } from './hidden-actor.ts';
import { slipperySlope } from './slippery-slope.ts';
import { citationsAndList } from './citations-and-list.ts';
import { conclusionDrifts } from './conclusion-drifts.ts';
import { paragraphOffQuestion } from './paragraph-off-question.ts';
import { grammarSlips } from './grammar-slips.ts';
import { informalRegister } from './informal-register.ts';
import { loadedWording } from './loaded-wording.ts';
import { longSentence } from './long-sentence.ts';
import { noCounterArgument } from './no-counter-argument.ts';
import { paragraphShape } from './paragraph-shape.ts';
import { questionTermsMissed } from './question-terms-missed.ts';
import { quotationWithoutCitation } from './quotation-without-citation.ts';
import { repeatedOpening } from './repeated-opening.ts';
import { rhetoricalQuestion } from './rhetorical-question.ts';
import { stackedHedges } from './stacked-hedges.ts';
import { statisticWithoutSource } from './statistic-without-source.ts';
import { thesisAnnounced } from './thesis-announced.ts';
import { thesisMissing } from './thesis-missing.ts';
import { unnamedAuthority } from './unnamed-authority.ts';
import { unsupportedClaim } from './unsupported-claim.ts';
import { circularReasoning } from './circular-reasoning.ts';
import { postHoc } from './post-hoc.ts';
import { appealToAuthority } from './appeal-to-authority.ts';
import { unansweredCounter } from './unanswered-counter.ts';
import { nominalisation } from './nominalisation.ts';
import { missingTransition } from './missing-transition.ts';
import { storyWithoutPoint } from './story-without-point.ts';
import { repeatedWord } from './repeated-word.ts';
import { droppedQuotation } from './dropped-quotation.ts';
import { contradiction } from './contradiction.ts';
import { directiveUnmet } from './directive-unmet.ts';
import { entryNotCited } from './entry-not-cited.ts';
import { orderMarkers } from './order-markers.ts';
import { thesisSeveral } from './thesis-several.ts';
import { undefinedTerm } from './undefined-term.ts';
import { wordyPhrase } from './wordy-phrase.ts';

/** Run by the 'lines' tasks. */
const PARAGRAPH_DETECTORS: readonly ParagraphDetector[] = [
  absoluteClaim,
  appealToPopularity,
  causalLeap,
  cliche,
  falseDilemma,
  groupGeneralisation,
  hiddenActor,
  slipperySlope,
  anecdoteAsProof,
  grammarSlips,
  informalRegister,
  loadedWording,
  longSentence,
  paragraphShape,
  quotationWithoutCitation,
  repeatedOpening,
  rhetoricalQuestion,
  stackedHedges,
  statisticWithoutSource,
  unnamedAuthority,
  unsupportedClaim,
  wordyPhrase,
  circularReasoning,
  postHoc,
  appealToAuthority,
  unansweredCounter,
  nominalisation,
  missingTransition,
  storyWithoutPoint,
  repeatedWord,
  droppedQuotation,
];
/** What they all find in a paragraph, looked for once: remarks and the argument score both rest on it. */
export const paragraphRemarks = oncePer((paragraph: Paragraph, model: EssayModel): Remark[] =>
  PARAGRAPH_DETECTORS.flatMap((detect) => detect(paragraph, model)),
);
/** Run once, by the 'argument' task. */
export const ESSAY_DETECTORS: readonly EssayDetector[] = [
  caseMissing,
  citationsAndList,
  conclusionDrifts,
  endingMissing,
  paragraphOffQuestion,
  noCounterArgument,
  questionTermsMissed,
  thesisAnnounced,
  thesisMissing,
  contradiction,
  directiveUnmet,
  entryNotCited,
  orderMarkers,
  thesisSeveral,
  undefinedTerm,
];
