import type { Span } from '@argint/text-analysis';
import { REASONS, phraseFinder } from '@argint/text-analysis';
import type { Sentence } from '../essay-model.ts';
import { isForeign } from '../layers/region-lookup.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { beside, choose, cite, topicBeside } from '../wording.ts';

const step =
  /\b(?:and then|and so|then|eventually|in the end|and finally|which (?:will )?(?:leads?|causes?)|and (?:the|it|they|we|this) [^,.]{0,40}?will)\b/gi;
const doom =
  /\b(?:collapse|destroy\w*|die|dies|disappear|end|ruin\w*|lose everything|lost|disaster|chaos|extinct\w*|nothing left|no future|war|crime)\b/i;
const condition = /\b(?:if|once|when|without|as soon as|unless|will)\b/i;
const opensCondition =
  /^(?:\W*(?:and|but|so|also|moreover|furthermore|then),? )?(?:if|unless|once|without|as soon as)\b/i;
/** Something large that goes under as a whole. */
const ruin =
  /\b(?:(?:the |our |a |this )?(?:(?:whole|entire|very) )?(?:society|societies|economy|country|nation|world|civili[sz]ation|humanity|mankind|human race|human beings|democracy|culture|system|state|planet|earth|community|future|education|families|family|order)|everything|everyone|everybody) (?:will|would|is going to|are going to) (?:\w+ly |soon |then |all )?(?:collapse|fall apart|break down|be (?:destroyed|ruined|lost|doomed|over|finished|wiped out)|come to an end|end|die(?: out)?|disappear|cease to exist|descend into|perish|crumble|go extinct|become extinct)\b/i;
const fall =
  /\b(?:will|would) (?:\w+ly )?(?:fail|close|collapse|die|vanish|disappear|suffer|leave|starve|be (?:lost|destroyed|ruined)|lose|rise|fall|go|end|stop|break)\b/gi;
const because = phraseFinder(REASONS.filter((r) => !/^lead/.test(r)));

/** Where the sentence goes under and after how many steps; null where it stays on its feet. */
const slide = (sentence: Sentence): { at: Span; end: string; steps: number } | null => {
  const text = sentence.text.slice(0, 1_500);
  const steps = [...text.matchAll(step)];
  const end = doom.exec(text);
  if (steps.length >= 2 && end && condition.test(text))
    return { at: sentence, end: end[0], steps: steps.length + 1 };
  if (because(sentence.words).length > 0 || !opensCondition.test(text)) return null;
  const whole = ruin.exec(text);
  const falls = [...text.matchAll(fall)].length;
  return whole ? { at: sentence, end: whole[0], steps: Math.max(1, falls) } : null;
};

/**
 * A small beginning, a great ruin, and no reason for the way between: either three steps or more that are only
 * told one after the other, or an 'if …' at whose end society, the economy or everything goes under
 * (Walton 1992, Slippery Slope Arguments). Severity 3.
 */
export const slipperySlope: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence): CritiqueDraft[] => {
    const found = slide(sentence);
    if (!found || isForeign(model, sentence)) return [];
    const { at, end, steps } = found;
    const next = model.sentences[sentence.index + 1];
    if (
      next?.paragraph === sentence.paragraph &&
      /^(?:this is because|because|for example|for instance)\b/i.test(next.text)
    )
      return [];
    const beyond = beside(at, sentence, model, 45);
    const topic = topicBeside(sentence.text, model);
    const begins = cite(sentence.text, 40);
    return [
      {
        rule: 'slippery-slope',
        issueType: 'argument',
        severity: 3,
        at: { start: at.start, end: at.end },
        issue:
          steps > 1
            ? choose(sentence.text, [
                `${begins} slides in ${steps} steps to “${end}”.`,
                `Between ${begins} and “${end}” lie ${steps} steps, and none of them is argued for.`,
              ])
            : choose(sentence.text, [
                `${begins} goes in one stride from a single decision to “${end}”.`,
                `“${end}” is a great deal to hang on ${begins}.`,
              ]),
        reasoning: choose(`${sentence.text}r`, [
          `Each step may fail, and the chain is only as likely as all of them together; ${beyond} does not say why one should follow from the other.`,
          `A reader who can imagine one place to stop before “${end}” need not follow you${topic ? ` on ${topic}` : ''} any further, and ${beyond} gives no reason against it.`,
          `Threats this large make people look for the missing links, and beside ${beyond} the essay offers none.`,
        ]),
        fix: `Keep the first consequence that you can show${topic ? ` for ${topic}` : ''}, say how it comes about, and leave “${end}” out unless you can argue each step to it.`,
        hint: `Which step on the way to “${end}” could somebody stop, and how?`,
        confidence: 0.6,
      },
    ];
  });
