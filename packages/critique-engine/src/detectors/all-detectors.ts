import type { Remark, EssayDetector, ParagraphDetector } from '../detector.ts';
import type { ReadEssay, Paragraph } from '../essay.ts';
import { grammarIssues } from '../grammar-rules/grammar-issues.ts';
import { misspellings } from '../spelling/misspellings.ts';
import { appealToMajority } from './appeal-to-majority.ts';
import { burdenOfProof } from './burden-of-proof.ts';
import { citationsAndList } from './citations-and-list.ts';
import { cliche } from './cliche.ts';
import { copiedWords } from './copied-words.ts';
import { entryNotCited } from './entry-not-cited.ts';
import { longSentence } from './long-sentence.ts';
import { paragraphShape } from './paragraph-shape.ts';
import { repeatedOpening } from './repeated-opening.ts';
import { sentenceFragment } from './sentence-fragment.ts';
import { shownRemarks } from './shown-remarks.ts';
import { thesisAnnounced } from './thesis-announced.ts';
import { thesisMissing } from './thesis-missing.ts';
import { wordyPhrase } from './wordy-phrase.ts';

/** Detectors that run on each paragraph, in alphabetical order; their order changes no result. */
export const PARAGRAPH_DETECTORS: readonly ParagraphDetector[] = [
  appealToMajority,
  burdenOfProof,
  cliche,
  grammarIssues,
  longSentence,
  misspellings,
  paragraphShape,
  repeatedOpening,
  sentenceFragment,
  wordyPhrase,
];

/** Detectors that run once on the whole essay, in alphabetical order; their order changes no result. */
export const ESSAY_DETECTORS: readonly EssayDetector[] = [
  citationsAndList,
  copiedWords,
  entryNotCited,
  thesisAnnounced,
  thesisMissing,
];

/** What the paragraph detectors find in a paragraph, as far as it is likely to be right and fits the kind of text. */
export const paragraphRemarks = (paragraph: Paragraph, essay: ReadEssay): Remark[] =>
  shownRemarks(
    PARAGRAPH_DETECTORS.flatMap((detect) => detect(paragraph, essay)),
    essay,
  );

/** What the essay detectors find, filtered in the same way. Empty where the essay cannot be judged. */
export const essayRemarks = (essay: ReadEssay): Remark[] =>
  essay.unjudgeable
    ? []
    : shownRemarks(
        ESSAY_DETECTORS.flatMap((detect) => detect(essay)),
        essay,
      );
