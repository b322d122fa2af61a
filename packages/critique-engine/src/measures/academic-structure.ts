import type { PremiumResult } from '@argint/contracts';
import { quoteOf } from '../argument/quote-of.ts';
import type { ReadEssay, Paragraph } from '../essay.ts';

type Assessment = NonNullable<PremiumResult['academicStructure']>['overallStructuralAssessment'];

/** A paragraph of more sentences than this should be divided. */
const MAX_SENTENCES = 12;

const firstOf = ({ sentences }: Paragraph): string => sentences[0]?.text ?? '';
const lineOf = ({ lines }: ReadEssay, { start }: Paragraph): string =>
  `Line ${lines.lineAt(start)}`;

/** The first body paragraph of one sentence, unless it is the whole body. */
const single = (essay: ReadEssay): Paragraph | undefined => {
  const body = essay.prose.filter(({ part }) => part === 'body');
  return body.length > 1 ? body.find(({ sentences }) => sentences.length === 1) : undefined;
};

/**
 * Weaknesses in the shape of the paragraphs, each with its line and words, and a recommendation for each. What the
 * paragraphs argue is for a reader to say. Null in a text without sentences.
 */
export const academicStructure = (essay: ReadEssay): PremiumResult['academicStructure'] => {
  if (essay.sentences.length === 0) return null;
  const found: Assessment = { strengths: [], weaknesses: [], recommendations: [] };
  const alone = single(essay);
  if (alone) {
    found.weaknesses.push(
      `${lineOf(essay, alone)}: ${quoteOf(firstOf(alone), 60)} is a paragraph of one sentence.`,
    );
    found.recommendations.push(
      `Give ${quoteOf(firstOf(alone), 40)} its reason and its case, or move it into the paragraph it serves.`,
    );
  }
  const endless = essay.prose.find(({ sentences }) => sentences.length > MAX_SENTENCES);
  if (endless) {
    const middle = endless.sentences[Math.floor(endless.sentences.length / 2)]?.text ?? '';
    found.weaknesses.push(
      `${lineOf(essay, endless)}: one paragraph runs over ${endless.sentences.length} sentences, from ${quoteOf(firstOf(endless), 40)}.`,
    );
    found.recommendations.push(
      `Begin a new paragraph where the point changes, at the latest before ${quoteOf(middle, 50)}.`,
    );
  }
  return { overallStructuralAssessment: found };
};
