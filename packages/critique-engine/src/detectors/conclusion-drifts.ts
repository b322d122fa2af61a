import type { EssayDetector } from '../critique-draft.ts';
import type { EssayModel } from '../essay-model.ts';
import { readCohesion } from '../layers/cohesion-layer.ts';
import { phraseOf } from '../comment/phrase-of.ts';
import { cite, listed } from '../wording.ts';

/** A conclusion that shares at most this part of its words with the essay speaks of something else. */
const OFF_TOPIC = { shared: 0.08, types: 8 };

/** A question about the position, or else about the subjects that run through the paragraphs. */
const hintOn = ({ topics, thesis, text }: EssayModel): string => {
  const said = thesis?.stated ? phraseOf(text, thesis) : null;
  if (said) return `Your position is ${said}. Which sentence of your conclusion comes back to it?`;
  const subjects = listed(topics.slice(0, 2).map(({ word }) => `“${word}”`));
  return subjects
    ? `What does your reader know about ${subjects} now that they did not know at the start?`
    : 'What should your reader believe now that they did not believe before?';
};

/** A conclusion that speaks of something else than the essay. */
export const conclusionDrifts: EssayDetector = (model) => {
  if (!model.thesis) return [];
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
      hint: hintOn(model),
      confidence: 0.8,
    },
  ];
};
