import { questionTerms } from '../layers/question-layer.ts';
import { contentStems } from '../layers/term-layer.ts';
import type { EssayDetector, Remark } from '../remark.ts';
import { cite, listed } from '../wording.ts';

/** A body paragraph of three sentences or more that names nothing the question or the thesis names. */
export const paragraphOffQuestion: EssayDetector = (model) => {
  if (!model.question) return [];
  const asked = questionTerms(model.question);
  const held = new Set([...asked.keys(), ...contentStems(model.thesis?.sentence.words ?? [])]);
  if (asked.size < 2) return [];
  return model.prose.flatMap(({ part, sentences }): Remark[] => {
    const [first] = sentences;
    if (part !== 'body' || sentences.length < 3 || !first) return [];
    if (sentences.some((s) => contentStems(s.words).some((t) => held.has(t)))) return [];
    const about = listed([...asked.values()].slice(0, 3).map((w) => `“${w}”`));
    return [
      {
        rule: 'paragraph-off-question',
        issueType: 'relevance',
        severity: 4,
        at: { start: first.start, end: first.end },
        issue: `The paragraph that begins ${cite(first.text, 50)} never comes to ${about}.`,
        reasoning: `In ${sentences.length} sentences it names nothing the question asks about, so a marker cannot count it towards your answer.`,
        fix: `End it with a sentence that says what ${cite(first.text, 35)} shows about ${about}; if none comes to mind, cut it.`,
        hint: 'If this paragraph fell out, which part of your answer would be missing?',
        confidence: 0.7,
      },
    ];
  });
};
