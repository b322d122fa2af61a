import type { Sentence } from '../essay-model.ts';
import { wordCount } from '../layers/word-count.ts';
import type { EssayDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite, plural } from '../wording.ts';

const closes = /^(?:in conclusion|to conclude|to sum up|in summary|all in all)\b/i;
const CLOSED_WORDS = 80;

const early = (sentence: Sentence, left: number, next: Sentence): CritiqueDraft => ({
  rule: 'early-conclusion',
  issueType: 'style',
  severity: 2,
  at: { start: sentence.start, end: sentence.end },
  issue: choose(sentence.text, [
    `${cite(sentence.text, 50)} sounds like the end of your essay, but ${plural(left, 'more word')} follow.`,
    `You conclude with ${cite(sentence.text, 50)}, and then you go on: ${cite(next.text, 40)}.`,
  ]),
  reasoning: choose(`${sentence.text}r`, [
    `After such words readers do not expect new points. They may read ${cite(next.text, 45)} with less care.`,
    `What you say in ${cite(next.text, 45)} had no part in your conclusion.`,
  ]),
  fix: `Move ${cite(sentence.text, 35)} to the end of the essay, or begin it with “so”.`,
  hint: `Which of the points after it should come before your conclusion?`,
  confidence: 0.6,
});

/** A conclusion that is announced in the middle of the essay (summative conjuncts: Quirk et al. 1985, 8.137). Once an essay. */
export const earlyConclusion: EssayDetector = ({ sentences, paragraphs }) => {
  const lastParagraph = sentences.at(-1)?.paragraph;
  const closing = sentences.find(
    (s) => s.paragraph !== lastParagraph && s.index + 1 < sentences.length && closes.test(s.text),
  );
  if (!closing) return [];
  const paragraphEnd = paragraphs[closing.paragraph]?.end ?? 0;
  const rest = sentences.filter((s) => s.start > paragraphEnd);
  const [after] = rest;
  const left = wordCount(rest);
  return after && left >= CLOSED_WORDS && !closes.test(after.text)
    ? [early(closing, left, after)]
    : [];
};
