import type { CritiqueDraft, EssayDetector, ParagraphDetector } from '../critique-draft.ts';
import type { EssayModel, Paragraph } from '../essay-model.ts';
import { grammarIssues } from '../grammar-rules/grammar-issues.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { appealToAuthority } from './appeal-to-authority.ts';
import { appealToMajority } from './appeal-to-majority.ts';
import { appealToNature } from './appeal-to-nature.ts';
import { appealToTradition } from './appeal-to-tradition.ts';
import { appealToWorseProblems } from './appeal-to-worse-problems.ts';
import { burdenOfProof } from './burden-of-proof.ts';
import { circularReasoning } from './circular-reasoning.ts';
import { citationsAndList } from './citations-and-list.ts';
import { cliche } from './cliche.ts';
import { conclusionContradicts } from './conclusion-contradicts.ts';
import { conclusionDrifts } from './conclusion-drifts.ts';
import { copiedWords } from './copied-words.ts';
import { directiveUnmet } from './directive-unmet.ts';
import { droppedQuotation } from './dropped-quotation.ts';
import { earlyConclusion } from './early-conclusion.ts';
import { endingMissing } from './ending-missing.ts';
import { entryNotCited } from './entry-not-cited.ts';
import { falseDilemma } from './false-dilemma.ts';
import { generalBody } from './general-body.ts';
import { generalParagraph } from './general-paragraph.ts';
import { groupGeneralisation } from './group-generalisation.ts';
import { hiddenActor } from './hidden-actor.ts';
import { informalRegister } from './informal-register.ts';
import { longSentence } from './long-sentence.ts';
import { noCounterArgument } from './no-counter-argument.ts';
import { overstatedConclusion } from './overstated-conclusion.ts';
import { oneCase } from './one-case.ts';
import { oppositeDemand } from './opposite-demand.ts';
import { orderInTime } from './order-in-time.ts';
import { otherQuestion } from './other-question.ts';
import { paragraphOffQuestion } from './paragraph-off-question.ts';
import { paragraphShape } from './paragraph-shape.ts';
import { personalAttack } from './personal-attack.ts';
import { quotationWithoutCitation } from './quotation-without-citation.ts';
import { repeatedOpening } from './repeated-opening.ts';
import { resultProved } from './result-proved.ts';
import { saidOfAll } from './said-of-all.ts';
import { shownDrafts } from './shown-drafts.ts';
import { sentenceFragment } from './sentence-fragment.ts';
import { slipperySlope } from './slippery-slope.ts';
import { stackedHedges } from './stacked-hedges.ts';
import { statisticWithoutSource } from './statistic-without-source.ts';
import { thesisAnnounced } from './thesis-announced.ts';
import { thesisMissing } from './thesis-missing.ts';
import { unansweredCounter } from './unanswered-counter.ts';
import { unnamedAuthority } from './unnamed-authority.ts';
import { unsupportedClaim } from './unsupported-claim.ts';
import { weighingMissing } from './weighing-missing.ts';
import { wordyPhrase } from './wordy-phrase.ts';

/** Detectors that a 'lines' task runs on each of its paragraphs, in alphabetical order; their order changes no result. */
export const PARAGRAPH_DETECTORS: readonly ParagraphDetector[] = [
  appealToAuthority,
  appealToMajority,
  appealToNature,
  appealToTradition,
  appealToWorseProblems,
  burdenOfProof,
  circularReasoning,
  cliche,
  droppedQuotation,
  falseDilemma,
  grammarIssues,
  groupGeneralisation,
  hiddenActor,
  informalRegister,
  longSentence,
  oneCase,
  orderInTime,
  overstatedConclusion,
  paragraphShape,
  personalAttack,
  quotationWithoutCitation,
  repeatedOpening,
  resultProved,
  saidOfAll,
  sentenceFragment,
  slipperySlope,
  stackedHedges,
  statisticWithoutSource,
  unansweredCounter,
  unnamedAuthority,
  unsupportedClaim,
  wordyPhrase,
];

/** Detectors that the 'argument' task runs once on the whole essay, in alphabetical order; their order changes no result. */
export const ESSAY_DETECTORS: readonly EssayDetector[] = [
  citationsAndList,
  conclusionContradicts,
  conclusionDrifts,
  copiedWords,
  directiveUnmet,
  earlyConclusion,
  endingMissing,
  entryNotCited,
  generalBody,
  generalParagraph,
  noCounterArgument,
  oppositeDemand,
  otherQuestion,
  paragraphOffQuestion,
  thesisAnnounced,
  thesisMissing,
  weighingMissing,
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
