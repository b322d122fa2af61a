import type { EssayDetector } from '../remark.ts';
import { cite, plural } from '../wording.ts';

/** No sentence of the essay is worded as a position of the writer's own, or only one late in it. */
export const thesisMissing: EssayDetector = (model) => {
  const { thesis, sentences } = model;
  const intro = sentences.filter((s) => s.part === 'introduction');
  const last = intro.at(-1);
  if (!thesis || !last || sentences.length < 4) return [];
  const at = { start: last.start, end: last.end };
  if (!thesis.stated)
    return [
      {
        rule: 'thesis-missing',
        issueType: 'thesis',
        severity: 5,
        at,
        issue: `The introduction ends at ${cite(last.text)} without saying what you hold.`,
        reasoning: `In ${plural(sentences.length, 'sentence')} no one takes a position a reader could disagree with, so the points that follow have nothing to prove.`,
        fix: 'Add one sentence here: your answer, and the strongest reason for it (“… because …”).',
        hint: 'If a friend asked after one minute “So what do you think?”, what would you say?',
        confidence: 0.6,
      },
    ];
  if (thesis.sentence.part === 'introduction') return [];
  return [
    {
      rule: 'thesis-buried',
      issueType: 'thesis',
      severity: 4,
      at: { start: thesis.start, end: thesis.end },
      issue: `Your position, ${cite(thesis.sentence.text)}, is first told in the ${thesis.sentence.part}.`,
      reasoning: `Until there, ${plural(thesis.sentence.index, 'sentence')} in, the reader cannot know what each paragraph is meant to show.`,
      fix: `Move its substance to the end of the introduction, after ${cite(last.text, 40)}, and let the ${thesis.sentence.part} come back to it.`,
      hint: 'What would your reader have needed to know before the first body paragraph?',
      confidence: 0.6,
    },
  ];
};
