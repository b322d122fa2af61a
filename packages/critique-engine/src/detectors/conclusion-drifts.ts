import { contentStems } from '../layers/term-layer.ts';
import type { EssayDetector } from '../critique-draft.ts';
import { choose, cite } from '../wording.ts';

const evasion =
  /\b(?:there are (?:two|many|both) sides|(?:it|that|this) (?:all )?depends on|everyone has (?:their|his) own opinion|both (?:sides|views|opinions) (?:are|have)|has (?:its|both) (?:advantages and disadvantages|pros and cons)|it is up to)\b/i;

/** A conclusion without a word of the thesis, or without the side that the essay took or the question asks for. */
export const conclusionDrifts: EssayDetector = ({ thesis, sentences }) => {
  const closing = sentences.filter((s) => s.part === 'conclusion');
  const [first] = closing;
  if (!first || !thesis) return [];
  const evades = closing.find((s) => evasion.test(s.text));
  if (evades) {
    const words = evasion.exec(evades.text)?.[0] ?? evades.text;
    const start = evades.start + evades.text.indexOf(words);
    return [
      {
        rule: 'conclusion-evades',
        issueType: 'thesis',
        severity: 3,
        at: { start, end: start + words.length },
        issue: `At the last moment “${words}” takes back the answer.`,
        reasoning: thesis.stated
          ? `You began with ${cite(thesis.sentence.text, 60)}; the reader now does not know whether you still hold it.`
          : `After ${sentences.length} sentences the reader still waits to hear what you hold.`,
        fix: `Say on what it turns, and which way you go: “Where …, …; that is why …”.`,
        hint: 'If you had to vote today, how would you vote, and what would tip the scale?',
        confidence: 0.65,
      },
    ];
  }
  const terms = new Set(contentStems(thesis.sentence.words));
  const shared = closing.some(
    (s) => s !== thesis.sentence && contentStems(s.words).some((t) => terms.has(t)),
  );
  if (
    shared ||
    !thesis.stated ||
    thesis.pointer !== null ||
    thesis.sentence.part !== 'introduction' ||
    terms.size < 3
  )
    return [];
  return [
    {
      rule: 'conclusion-drifts',
      issueType: 'thesis',
      severity: 3,
      at: { start: first.start, end: first.end },
      issue: `The conclusion ${cite(first.text, 50)} shares no word with your position ${cite(thesis.sentence.text, 50)}.`,
      reasoning: choose(first.text, [
        `What the essay set out to prove, ${cite(thesis.sentence.text, 40)}, and what it ends on seem to be two things, and the reader is left to join them.`,
        `The last impression is ${cite(first.text, 40)}; whether ${cite(thesis.sentence.text, 40)} was shown is no longer asked.`,
      ]),
      fix: `Take up ${cite(thesis.sentence.text, 45)} in the first sentence of the conclusion, changed by what the paragraphs have shown.`,
      hint: 'What do you know now about your first claim that you did not say when you made it?',
      confidence: 0.6,
    },
  ];
};
