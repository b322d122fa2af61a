import {
  COUNTERS,
  EVIDENCE,
  HEDGES,
  REASONS,
  TRANSITIONS,
  phraseFinder,
} from '@argint/text-analysis';
import type { Sentence } from '../essay-model.ts';
import { pastShare } from '../layers/graph/clause-signs.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { contentStems } from '../layers/term-layer.ts';
import type { ParagraphDetector } from '../critique-draft.ts';
import { choose, cite, topicBeside } from '../wording.ts';

const joins = phraseFinder(
  [...new Set([...TRANSITIONS, ...REASONS, ...COUNTERS, ...EVIDENCE])].filter(
    (p) => !HEDGES.includes(p),
  ),
);
/** Words that take up what went before. */
const takesUp = new Set(
  `this that these those it its they them their he him his she her such both another other others one ones so then
  there here same and but or because if when while first second third next last secondly thirdly finally again even
  similarly thus hence yet still instead also too we i my our`.split(/\s+/),
);
/** Pronouns that take up what went before wherever they stand in the first clause. */
const pronoun = /^(?:this|that|these|those|they|them|their|it|its|he|him|his|she|her|such)$/;
const OPENING = 5;
const CLAUSE = 10;
const SHORT_RUN = 4;

const linked = (before: Sentence, after: Sentence): boolean => {
  if (
    after.words.slice(0, OPENING).some(({ lower }) => takesUp.has(lower)) ||
    after.words.slice(0, CLAUSE).some(({ lower }) => pronoun.test(lower)) ||
    joins(after.words).length > 0
  )
    return true;
  const said = new Set(contentStems(before.words));
  return contentStems(after.words).some((term) => said.has(term));
};

/**
 * Four sentences in a row of which none takes up the one before: no connective, no pronoun, no word in common
 * (the ties of Halliday and Hasan, Cohesion in English, 1976). Severity 2; once a paragraph.
 */
export const missingTransition: ParagraphDetector = ({ sentences }, model) => {
  let run = 1;
  for (let i = 1; i < sentences.length; i++) {
    const [before, after] = [sentences[i - 1], sentences[i]];
    if (!before || !after) continue;
    // Steps that are told one after another are tied by time.
    const isTold = pastShare(after) > 0.5 && pastShare(before) > 0.5;
    const isTied = linked(before, after) || isTold;
    run = isTied || isForeign(model, after) || after.words.length < 4 ? 1 : run + 1;
    if (run < SHORT_RUN) continue;
    const opening = after.words[0];
    if (!opening) return [];
    const topic = topicBeside(`${before.text} ${after.text}`, model);
    return [
      {
        rule: 'missing-transition',
        issueType: 'style',
        severity: 2,
        at: { start: after.start, end: after.end },
        issue: choose(after.text, [
          `Nothing ties ${cite(after.text, 40)} to ${cite(before.text, 40)} or to the two sentences before.`,
          `${run} statements stand side by side up to ${cite(after.text, 40)}, and no word says how they belong together.`,
        ]),
        reasoning: choose(`${after.text}r`, [
          `Is ${cite(after.text, 35)} a reason for ${cite(before.text, 35)}, an example of it, or a new point? The reader has to decide for you.`,
          `A list of statements proves nothing until it is said which of them rests on which${topic ? `, and what they do for ${topic}` : ''}; after ${cite(before.text, 35)} that is left open.`,
        ]),
        fix: `Open ${cite(after.text, 35)} with the link you have in mind (“therefore”, “for example”, “by contrast”), or take up a word of ${cite(before.text, 35)}.`,
        hint: `If you had to put one small word between ${cite(before.text, 25)} and ${cite(after.text, 25)}, which would it be?`,
        confidence: 0.55,
      },
    ];
  }
  return [];
};
