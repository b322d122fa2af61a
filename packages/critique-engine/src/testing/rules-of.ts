import type { LineCritique } from '@argint/contracts';
import { toCritique } from '@argint/assembly';
import { ESSAY_DETECTORS, PARAGRAPH_DETECTORS } from '../detectors/all-detectors.ts';
import { readEssay } from '../index.ts';

/** What the detectors find in an argument, both scopes, in order, whether or not it is likely enough to be shown. */
export const remarksOf = (text: string, question: string | null = null): LineCritique[] => {
  const essay = readEssay(text, question, { textKind: 'argument' });
  if (essay.unreadable) return [];
  const onParagraphs = essay.prose.flatMap((paragraph) =>
    PARAGRAPH_DETECTORS.flatMap((detect) => detect(paragraph, essay)),
  );
  const onEssay = essay.unjudgeable ? [] : ESSAY_DETECTORS.flatMap((detect) => detect(essay));
  return [...onParagraphs, ...onEssay].map((remark) => toCritique(remark, essay));
};

/** The rule ids of remarksOf. */
export const rulesOf = (text: string, question: string | null = null): string[] =>
  remarksOf(text, question).map(({ ruleId }) => ruleId);

/** Puts a body between two plain paragraphs, so that the sentence under test is in the body of an essay. */
export const inBody = (body: string): string =>
  `Rivers feed the towns along their banks. I believe that the river Vaal should be cleaned, because towns drink from it.

${body}

In conclusion, the river Vaal should be cleaned. Its towns drink from it, and they have waited for years while the water grew worse.`;
