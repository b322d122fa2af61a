import type { Severity } from '@argint/contracts/severity';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { asksForAccount, carriesStance, isContestable } from '../layers/stance-layer.ts';
import type { EssayDetector, Remark } from '../remark.ts';
import { cite, plural } from '../wording.ts';

/** A sentence at the edge of the introduction that could be the position, though nothing says that it is. */
const unmarked = (sentence: Sentence): Remark => ({
  rule: 'thesis-unmarked',
  issueType: 'thesis',
  severity: 2,
  at: { start: sentence.start, end: sentence.end },
  issue: `${cite(sentence.text)} may be your thesis, but it is not marked as your position.`,
  reasoning:
    'A reader who takes it for background will look for your answer further on and not find it.',
  fix: `If ${cite(sentence.text, 40)} is what you hold, say so (“I argue that …”, “This essay argues that …”); if not, add the sentence that is.`,
  hint: `How would your reader tell ${cite(sentence.text, 40)} from a summary of what others say?`,
  confidence: 0.55,
});

/** 5 only where no side is taken at either end of an essay that was asked for one. */
const severityOf = ({ sentences, question }: EssayModel): Severity => {
  if (asksForAccount(question)) return 2;
  return carriesStance(sentences.filter((s) => s.part !== 'body')) ? 3 : 5;
};

const missing = (model: EssayModel, last: Sentence): Remark => ({
  rule: 'thesis-missing',
  issueType: 'thesis',
  severity: severityOf(model),
  at: { start: last.start, end: last.end },
  issue: `The introduction ends at ${cite(last.text)} without saying what you hold.`,
  reasoning: `In ${plural(model.sentences.length, 'sentence')} no one takes a position a reader could disagree with, so the points that follow have nothing to prove.`,
  fix: 'Add one sentence here: your answer, and the strongest reason for it (“… because …”).',
  hint: 'If a friend asked after one minute “So what do you think?”, what would you say?',
  confidence: 0.6,
});

/** No sentence of the essay is worded as a position of the writer's own, or only one late in it. */
export const thesisMissing: EssayDetector = (model) => {
  const { thesis, sentences } = model;
  const intro = sentences.filter((s) => s.part === 'introduction');
  const last = intro.at(-1);
  if (!thesis || !last || sentences.length < 4) return [];
  const implicit = [last, intro[0]].find((s) => s && isContestable(s, model));
  if (!thesis.stated) return [implicit ? unmarked(implicit) : missing(model, last)];
  if (thesis.sentence.part === 'introduction' || thesis.sentence.index < sentences.length / 3)
    return [];
  if (implicit) return [unmarked(implicit)];
  return [
    {
      rule: 'thesis-buried',
      issueType: 'thesis',
      severity: asksForAccount(model.question) ? 2 : 4,
      at: { start: thesis.start, end: thesis.end },
      issue: `Your position, ${cite(thesis.sentence.text)}, is first told in the ${thesis.sentence.part}.`,
      reasoning: `Until there, ${plural(thesis.sentence.index, 'sentence')} in, the reader cannot know what each paragraph is meant to show.`,
      fix: `Move its substance to the end of the introduction, after ${cite(last.text, 40)}, and let the ${thesis.sentence.part} come back to it.`,
      hint: 'What would your reader have needed to know before the first body paragraph?',
      confidence: 0.6,
    },
  ];
};
