import type { CritiqueDraft, EssayDetector } from '../critique-draft.ts';
import type { EssayModel } from '../essay-model.ts';
import { readCohesion } from '../layers/cohesion-layer.ts';
import { cite } from '../wording.ts';

const evasion =
  /\b(?:there are (?:two|many|both) sides|(?:it|that|this) (?:all )?depends on|everyone has (?:their|his) own opinion|both (?:sides|views|opinions) (?:are|have)|has (?:its|both) (?:advantages and disadvantages|pros and cons)|it is up to)\b/i;

/** A conclusion that shares at most this part of its words with the essay speaks of something else. */
const OFF_TOPIC = { shared: 0.08, types: 8 };

const offTopicConclusion = (model: EssayModel): CritiqueDraft[] => {
  const all = readCohesion(model);
  const last = all.at(-1);
  const [first] = last?.paragraph.sentences ?? [];
  if (!last || !first || all.length < 4 || last.paragraph.part !== 'conclusion') return [];
  const others = all.slice(0, -1).map(({ shared }) => shared);
  const usual = others.reduce((sum, shared) => sum + shared, 0) / others.length;
  if (last.types < OFF_TOPIC.types || last.shared > OFF_TOPIC.shared || usual <= last.shared + 0.05)
    return [];
  return [
    {
      rule: 'conclusion-drifts',
      issueType: 'thesis',
      severity: 4,
      at: { start: first.start, end: last.paragraph.end },
      issue: `Your conclusion, which begins ${cite(first.text, 70)}, speaks of something else than your essay.`,
      reasoning:
        'It shares almost no words with your other paragraphs. Your reader expects your answer here, and meets a new subject.',
      fix: 'Say in the first sentence of the conclusion what your paragraphs have shown about your question.',
      hint: 'What should your reader believe now that they did not believe before?',
      confidence: 0.8,
    },
  ];
};

/** A conclusion that speaks of something else than the essay, or without the side that the essay took or the question asks for. */
export const conclusionDrifts: EssayDetector = (model) => {
  const { thesis, sentences } = model;
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
  return offTopicConclusion(model);
};
