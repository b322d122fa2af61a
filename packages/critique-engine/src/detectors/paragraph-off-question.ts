import { speaksForOthers } from '../layers/graph/voices.ts';
import type { EssayDetector, CritiqueDraft } from '../critique-draft.ts';
import { readCohesion, type Cohesion } from '../layers/cohesion-layer.ts';
import { questionTerms } from '../layers/question-layer.ts';
import { contentStems } from '../layers/term-layer.ts';
import { choose, cite } from '../wording.ts';

/** A foreign paragraph shares at most this part of its words with the essay, and clearly less than any other does. */
const FOREIGN = { shared: 0.13, below: 0.08, types: 12 };
/** In a short essay few words come back, so that only a paragraph with hardly any shared word is foreign. */
const SHORT = { words: 250, shared: 0.02 };

const isForeignTo = (
  { shared, types, paragraph }: Cohesion,
  others: readonly Cohesion[],
  asked: ReadonlySet<string>,
  words: number,
): boolean => {
  const most = words < SHORT.words ? SHORT.shared : FOREIGN.shared;
  const lowest = Math.min(...others.map((other) => other.shared));
  const named = paragraph.sentences
    .flatMap((s) => contentStems(s.words))
    .filter((t) => asked.has(t));
  return (
    types >= FOREIGN.types &&
    shared <= most &&
    shared <= lowest - FOREIGN.below &&
    new Set(named).size < 2 &&
    !paragraph.sentences.slice(0, 2).some(({ text }) => speaksForOthers(text))
  );
};

/** A body paragraph that shares hardly a word with the rest of the essay, where the others hold together. */
export const paragraphOffQuestion: EssayDetector = (model) => {
  const all = readCohesion(model);
  const body = all.filter(({ paragraph, types }) => paragraph.part === 'body' && types >= 8);
  const asked = new Set(questionTerms(model.question ?? '').keys());
  if (body.length < 2) return [];
  return body.flatMap((cohesion): CritiqueDraft[] => {
    const [first] = cohesion.paragraph.sentences;
    const others = all.filter((other) => other !== cohesion && other.types >= 8);
    if (!first || others.length < 2 || !isForeignTo(cohesion, others, asked, model.proseWords))
      return [];
    return [
      {
        rule: 'paragraph-off-question',
        issueType: 'relevance',
        severity: 4,
        at: { start: first.start, end: cohesion.paragraph.end },
        issue: `The paragraph that begins ${cite(first.text, 70)} speaks of other things than the rest of your essay.`,
        reasoning: choose(first.text, [
          'It shares almost no words with your other paragraphs, so your reader cannot see what it has to do with your question.',
          'Your other paragraphs hold together. This one does not connect to any of them, so it cannot help your answer.',
        ]),
        fix: 'Say in its first sentence what it has to do with your question. If you cannot, leave the paragraph out.',
        hint: 'If this paragraph were missing, which part of your answer would be missing too?',
        confidence: 0.8,
      },
    ];
  });
};
