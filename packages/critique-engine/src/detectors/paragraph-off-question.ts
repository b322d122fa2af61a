import { questionTerms } from '../layers/question-layer.ts';
import { contentStems } from '../layers/term-layer.ts';
import type { EssayDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite, listed } from '../wording.ts';

/** A body paragraph of three sentences or more that names nothing the question or the thesis names. */
export const paragraphOffQuestion: EssayDetector = (model) => {
  if (!model.question) return [];
  const asked = questionTerms(model.question);
  const held = new Set([...asked.keys(), ...contentStems(model.thesis?.sentence.words ?? [])]);
  if (asked.size < 2) return [];
  return model.prose.flatMap(({ part, sentences }): CritiqueDraft[] => {
    const [first] = sentences;
    if (part !== 'body' || sentences.length < 3 || !first) return [];
    if (sentences.some((s) => contentStems(s.words).some((t) => held.has(t)))) return [];
    const last = sentences.at(-1) ?? first;
    const about = listed([...asked.values()].slice(0, 3).map((w) => `“${w}”`));
    return [
      {
        rule: 'paragraph-off-question',
        issueType: 'relevance',
        severity: 4,
        at: { start: first.start, end: first.end },
        issue: `The paragraph that begins ${cite(first.text, 50)} never comes to ${about}.`,
        reasoning: choose(first.text, [
          `From ${cite(first.text, 35)} on, ${sentences.length} sentences name nothing the question asks about, so a marker cannot count them towards your answer.`,
          `However good ${cite(last.text, 45)} may be, it answers something that was not asked.`,
          `The reader follows you to ${cite(last.text, 45)} and wonders what that has to do with ${about}.`,
        ]),
        fix: `End it with a sentence that says what ${cite(first.text, 35)} shows about ${about}; if none comes to mind, cut it.`,
        hint: 'If this paragraph fell out, which part of your answer would be missing?',
        confidence: 0.7,
      },
    ];
  });
};
