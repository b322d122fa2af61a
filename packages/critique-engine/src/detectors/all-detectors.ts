import type { EssayDetector, ParagraphDetector } from '../remark.ts';
import { absoluteClaim } from './absolute-claim.ts';
import { anecdoteAsProof } from './anecdote-as-proof.ts';
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
import { wordyPhrase } from './wordy-phrase.ts';

/** Run by the 'lines' tasks. */
export const PARAGRAPH_DETECTORS: readonly ParagraphDetector[] = [
  absoluteClaim,
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
];
/** Run once, by the 'argument' task. */
export const ESSAY_DETECTORS: readonly EssayDetector[] = [
  noCounterArgument,
  questionTermsMissed,
  thesisAnnounced,
  thesisMissing,
];
