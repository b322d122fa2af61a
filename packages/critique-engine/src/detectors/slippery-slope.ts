import { isForeign } from '../layers/region-lookup.ts';
import type { ParagraphDetector, Remark } from '../remark.ts';
import { cite } from '../wording.ts';

const step =
  /\b(?:and then|and so|then|eventually|in the end|and finally|which (?:will )?(?:leads?|causes?)|and (?:the|it|they|we|this) [^,.]{0,40}?will)\b/gi;
const doom =
  /\b(?:collapse|destroy\w*|die|dies|disappear|end|ruin\w*|lose everything|lost|disaster|chaos|extinct\w*|nothing left|no future|war|crime)\b/i;

/** Three steps or more from a small beginning to ruin, in one sentence, none of them argued for. */
export const slipperySlope: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence): Remark[] => {
    const text = sentence.text.slice(0, 1_500);
    const steps = [...text.matchAll(step)];
    const end = doom.exec(text);
    const first = steps[0];
    if (
      !first ||
      !end ||
      steps.length < 2 ||
      !/\b(?:if|once|when|without|as soon as|will)\b/i.test(text) ||
      isForeign(model, sentence)
    )
      return [];
    return [
      {
        rule: 'slippery-slope',
        issueType: 'argument',
        severity: 3,
        at: { start: sentence.start, end: sentence.end },
        issue: `${cite(text, 40)} slides in ${steps.length + 1} steps to “${end[0]}”.`,
        reasoning: `Each step may fail, and the chain is only as likely as all of them together; “${first[0]}” says that one follows the other, not why.`,
        fix: `Keep the step you can show – the one before “${first[0]}” perhaps – and drop or argue the others.`,
        hint: 'Which of these steps could somebody stop, and how?',
        confidence: 0.55,
      },
    ];
  });
