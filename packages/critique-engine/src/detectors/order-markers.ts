import type { Sentence } from '../essay-model.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { wordCount } from '../layers/word-count.ts';
import type { EssayDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite, plural } from '../wording.ts';

const first =
  /\b(?:first(?:ly)?|first of all|to (?:begin|start) with|one (?:\w+ )?(?:of|reason|way|advantage|problem|example|point|cause|effect|factor|benefit|is)|in the first place|the main|for (?:one|starters)|initially|on the one hand|primarily|foremost|number one|1)\b/i;
const second = /^(?:\W*and )?(?:second(?:ly)?|in the second place),/i;
const third = /^(?:\W*and )?(?:third(?:ly)?|in the third place),/i;
const two =
  /\b(?:second(?:ly)?|another|next|then|also|2|two|in addition|besides|moreover|furthermore|additionally|other)\b/i;
const closes = /^(?:in conclusion|to conclude|to sum up|in summary|all in all)\b/i;
const CLOSED_WORDS = 80;

const draft = (
  sentence: Sentence,
  words: number,
  missing: string,
  said: string,
  before: Sentence,
): CritiqueDraft => {
  const end = sentence.words[words - 1]?.end ?? sentence.end;
  return {
    rule: 'order-markers',
    issueType: 'style',
    severity: 2,
    at: { start: sentence.start, end },
    issue: choose(sentence.text, [
      `“${said}” counts on, and no sentence before ${cite(sentence.text, 40)} is marked as ${missing}.`,
      `The reader meets “${said}” at ${cite(sentence.text, 40)} without having met ${missing}.`,
    ]),
    reasoning: choose(`${sentence.text}r`, [
      `Numbers promise a list; here one looks back past ${cite(before.text, 40)} for the point that was to be ${missing} and cannot tell which it was.`,
      `If ${cite(before.text, 40)} belongs to ${missing}, nothing says so, and the order of your points is lost.`,
    ]),
    fix: `Mark where ${missing} begins, or open ${cite(sentence.text, 35)} with what it adds to ${cite(before.text, 30)} instead of a number.`,
    hint: `Which sentence would you underline as ${missing}?`,
    confidence: 0.6,
  };
};

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

/**
 * Marks of order that do not add up: 'secondly' without a first, 'thirdly' without a second, a conclusion in the
 * middle (enumerative and summative conjuncts: Quirk et al. 1985, 8.137). Severity 2; each kind once.
 */
export const orderMarkers: EssayDetector = (model) => {
  const { sentences } = model;
  const drafts: CritiqueDraft[] = [];
  let [one, two2, counted] = [false, false, false];
  let closed = false;
  for (const sentence of sentences) {
    const before = sentences[sentence.index - 1];
    const text = sentence.text.slice(0, 400);
    const isSecond = second.test(text);
    const isThird = third.test(text);
    if (
      before &&
      !counted &&
      !isForeign(model, sentence) &&
      ((isSecond && !one) || (isThird && !two2))
    ) {
      counted = true;
      const said = model.text.slice(sentence.start, sentence.words[0]?.end);
      drafts.push(draft(sentence, 1, isThird ? 'the second' : 'the first', said, before));
    }
    one ||= first.test(text) || isSecond;
    two2 ||= two.test(text) || isSecond;
    const next = sentences[sentence.index + 1];
    if (closed || !next || !closes.test(text) || next.paragraph === sentences.at(-1)?.paragraph)
      continue;
    const paragraph = model.paragraphs[sentence.paragraph];
    const left = wordCount(sentences.filter((s) => s.start > (paragraph?.end ?? 0)));
    closed = true;
    const after = sentences.find((s) => s.start > (paragraph?.end ?? 0));
    if (after && left >= CLOSED_WORDS && !closes.test(after.text))
      drafts.push(early(sentence, left, after));
  }
  return drafts;
};
