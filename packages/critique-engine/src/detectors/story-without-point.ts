import { isForeign } from '../layers/region-lookup.ts';
import { contentStems } from '../layers/term-layer.ts';
import type { ParagraphDetector } from '../critique-draft.ts';
import { choose, cite, topicBeside } from '../wording.ts';

/** Signs that a sentence says what is, ought to be or follows, not only what happened. */
const points =
  /\b(?:is|are|am|isn['’]t|aren['’]t|should|must|ought|can|cannot|can['’]t|shows?|proves?|means?|because|therefore|thus|why|lesson|teach(?:es)?|taught|learn(?:s|ed|t)?|reali[sz]ed?|makes?|helps?|believe|think)\b/i;
const past =
  /\b(?:was|were|had|did|didn['’]t|went|came|said|told|got|took|saw|knew|gave|found|left|felt|[a-z]{2,}ed)\b/i;
const teller = /\b(?:i|he|she|we|my|his|her|our)\b/i;
const FEWEST = 4;

/**
 * A body paragraph that tells what happened and never what it shows: all its sentences in the past, by or about
 * one person, none general (the topic sentence: Strunk, The Elements of Style, rule 9 of 1918). Severity 2.
 */
export const storyWithoutPoint: ParagraphDetector = ({ part, sentences }, model) => {
  const [first] = sentences;
  if (part !== 'body' || !first || sentences.length < FEWEST || model.prose.length < 3) return [];
  const told = sentences.filter((s) => past.test(s.text.slice(0, 600)));
  if (
    told.length < sentences.length - 1 ||
    sentences.some((s) => points.test(s.text.slice(0, 600)))
  )
    return [];
  if (!sentences.some((s) => teller.test(s.text)) || isForeign(model, first)) return [];
  const held = new Set(contentStems(model.thesis?.sentence.words ?? []));
  const shared = sentences.filter((s) => contentStems(s.words).some((t) => held.has(t))).length;
  if (shared * 2 > sentences.length) return [];
  const last = sentences.at(-1) ?? first;
  const topic = topicBeside(first.text, model);
  const thesis = model.thesis?.stated ? cite(model.thesis.sentence.text, 45) : 'your answer';
  return [
    {
      rule: 'story-without-point',
      issueType: 'argument',
      severity: 2,
      at: { start: first.start, end: first.end },
      issue: choose(first.text, [
        `From ${cite(first.text, 40)} to ${cite(last.text, 40)} the paragraph tells what happened and not what it shows.`,
        `The story that begins ${cite(first.text, 40)} ends, at ${cite(last.text, 40)}, without a point.`,
      ]),
      reasoning: choose(`${first.text}r`, [
        `A reader may take ${cite(last.text, 40)} for or against ${thesis}; the essay does not say.`,
        `What happened is not yet a reason: ${cite(last.text, 40)} has to be tied to ${thesis} by a sentence that holds for more than this case.`,
      ]),
      fix: `Open with the point the story makes${topic ? ` about ${topic}` : ''}, and after ${cite(last.text, 35)} add “This shows that …”.`,
      hint: `If you could keep one sentence between ${cite(first.text, 25)} and ${cite(last.text, 25)}, what would it prove?`,
      confidence: 0.55,
    },
  ];
};
