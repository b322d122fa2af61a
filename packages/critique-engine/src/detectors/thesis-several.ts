import { thesisCue } from '@argint/text-analysis';
import type { Sentence } from '../essay-model.ts';
import { isQuestion } from '../layers/question-form.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { contentStems } from '../layers/term-layer.ts';
import type { EssayDetector } from '../critique-draft.ts';
import { choose, cite } from '../wording.ts';

const demand = /\b(?:should|must|ought to|needs? to|has to|have to)\b/gi;
const pointing = /\b(?:this|these|those|such|former|latter|both)\b/i;
const SHARED = 0.15;

const overlap = (a: Sentence, b: Sentence): number => {
  const [x, y] = [new Set(contentStems(a.words)), new Set(contentStems(b.words))];
  const shared = [...x].filter((term) => y.has(term)).length;
  return shared / Math.max(1, Math.min(x.size, y.size));
};

/**
 * An introduction that demands several things at once: two sentences that each take a position and share almost no
 * word (one essay, one controlling idea: Booth, Colomb and Williams, The Craft of Research, ch. 8). Severity 3.
 */
export const thesisSeveral: EssayDetector = (model) => {
  const { sentences, thesis } = model;
  if (!thesis?.stated || thesis.sentence.part !== 'introduction') return [];
  const main = thesis.pointer ?? thesis.sentence;
  const rival = sentences.find(
    (s) =>
      s.part === 'introduction' &&
      s !== main &&
      s !== thesis.sentence &&
      s.words.length >= 7 &&
      thesisCue(s.text).strength >= 4 &&
      [...s.text.matchAll(demand)].length > 0 &&
      !isQuestion(s) &&
      !pointing.test(s.text) &&
      !isForeign(model, s) &&
      overlap(s, thesis.sentence) < SHARED,
  );
  if (!rival || [...thesis.sentence.text.matchAll(demand)].length === 0) return [];
  const rest = sentences.filter((s) => s.part === 'body');
  const terms = new Set(contentStems(rival.words));
  const spoken = rest.filter((s) => contentStems(s.words).some((t) => terms.has(t))).length;
  return [
    {
      rule: 'thesis-several',
      issueType: 'thesis',
      severity: 3,
      at: { start: rival.start, end: rival.end },
      issue: choose(rival.text, [
        `The introduction holds two things: ${cite(thesis.sentence.text, 50)} and ${cite(rival.text, 50)}.`,
        `${cite(rival.text, 50)} is a second thesis beside ${cite(thesis.sentence.text, 50)}.`,
      ]),
      reasoning: choose(`${rival.text}r`, [
        `The two share hardly a word, so ${spoken} of ${rest.length} sentences of the body argue for one while ${cite(thesis.sentence.text, 40)} waits.`,
        `A reader who is to judge whether you have proved ${cite(thesis.sentence.text, 45)} does not know what the other is there for.`,
      ]),
      fix: `Put one under the other (“…, because …”), or keep ${cite(thesis.sentence.text, 35)} and make the second a point of a paragraph.`,
      hint: `If only one of ${cite(thesis.sentence.text, 30)} and ${cite(rival.text, 30)} could be true, which would you defend?`,
      confidence: 0.55,
    },
  ];
};
