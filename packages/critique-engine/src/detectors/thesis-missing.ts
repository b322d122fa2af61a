import type { Severity } from '@argint/contracts/severity';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { isQuestion } from '../layers/question-form.ts';
import { asksNoPosition } from '../layers/question-layer.ts';
import { positionCue } from '../layers/position-cue.ts';
import { openingAnswer } from '../layers/opening-answer.ts';
import { carriesStance } from '../layers/stance-layer.ts';
import type { EssayDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite, plural, topicBeside } from '../wording.ts';

/** What comes after the introduction, cited. */
const after = ({ paragraph, end }: Sentence, model: EssayModel, max = 50): string => {
  const next =
    model.sentences.find((s) => s.start >= end && s.part === 'body') ??
    model.sentences.find((s) => s.start >= end || s.paragraph !== paragraph);
  return next ? cite(next.text, max) : 'the rest';
};
const about = (sentence: Sentence, model: EssayModel): string => {
  const topic = topicBeside(sentence.text, model);
  return topic ? ` about ${topic}` : '';
};

/** A question that asks for advantages and disadvantages, and for no verdict. */
const asksForBalance = (question: string | null): boolean =>
  /\b(?:discuss|what are|describe|consider) (?:\w+ ){0,3}(?:advantages?|benefits?|pros) and (?:\w+ ){0,2}(?:disadvantages?|drawbacks?|cons)\b/i.test(
    question ?? '',
  ) && !/\b(?:opinion|view|agree|extent|outweigh|positive|position)\b/i.test(question ?? '');

/** 5 only where no side is taken at either end of an essay that was asked for one. */
const severityOf = ({ sentences, question }: EssayModel): Severity => {
  if (asksForBalance(question)) return 3;
  return carriesStance(sentences.filter((s) => s.part !== 'body')) ? 3 : 5;
};

const missing = (model: EssayModel, last: Sentence): CritiqueDraft => ({
  rule: 'thesis-missing',
  issueType: 'thesis',
  severity: severityOf(model),
  at: { start: last.start, end: last.end },
  issue: choose(last.text, [
    `Your introduction ends with ${cite(last.text)}, and it does not say what you think.`,
    `Your introduction tells us the subject, but not your answer. It ends with ${cite(last.text)}.`,
    `Your introduction ends with ${cite(last.text)}, and your reader does not know your answer yet.`,
  ]),
  reasoning: choose(`${last.text}r`, [
    `Your reader cannot tell what ${after(last, model)} is meant to show until you say what you think${about(last, model)}.`,
    `A marker looks here for your answer${about(last, model)}. Without it, ${after(last, model)} does not look like a reason.`,
    `A reader can agree with ${after(last, model)} and still not know what follows from it.`,
  ]),
  fix: choose(`${last.text}f`, [
    `Add one sentence after ${cite(last.text, 35)}: your answer${about(last, model)}, and the strongest reason for it (“… because …”).`,
    `End the introduction with what you think${about(last, model)} and why, before you come to ${after(last, model, 35)}.`,
  ]),
  hint: 'If a friend asked after one minute “So what do you think?”, what would you say?',
  confidence: 0.6,
});

/** A question at the end of the introduction where the answer should stand. */
const asked = (sentence: Sentence, model: EssayModel): CritiqueDraft => ({
  rule: 'thesis-question',
  issueType: 'thesis',
  severity: 4,
  at: { start: sentence.start, end: sentence.end },
  issue: choose(sentence.text, [
    `${cite(sentence.text)} is a question. It does not say what you think.`,
    `Your introduction ends with a question, ${cite(sentence.text)}, and does not answer it.`,
  ]),
  reasoning: choose(`${sentence.text}r`, [
    'A question can be answered in more than one way. Your reader does not know yet which answer is yours.',
    `Your reader comes to ${after(sentence, model)} and does not know which answer it supports.`,
  ]),
  fix: `Answer ${cite(sentence.text, 40)} in the next sentence, and give your strongest reason after “because”.`,
  hint: `What is the shortest honest answer you could give to ${cite(sentence.text, 40)}?`,
  confidence: 0.65,
});

/** A statement that nobody could deny. */
const factual =
  /\b(?:\d[\d.,]*|(?:is|are|was|were) (?:a|an|one of|called|known as|located|found)|there (?:is|are|was|were)|began|founded|invented|was born|years ago|century)\b/i;

/** A position that the reader learns only late. */
const buried = (held: Sentence, last: Sentence, model: EssayModel): CritiqueDraft => ({
  rule: 'thesis-buried',
  issueType: 'thesis',
  severity: 4,
  at: { start: held.start, end: held.end },
  issue: model.thesis?.stated
    ? `Your reader first learns what you think in the ${held.part}: ${cite(held.text)}.`
    : `Your introduction does not say what you think. The first sentence that does may be ${cite(held.text)}, in the ${held.part}.`,
  reasoning: `Your reader has to read ${plural(held.index, 'sentence')} before they know what each paragraph is meant to show.`,
  fix: `Say it in one sentence at the end of your introduction, after ${cite(last.text, 40)}, and come back to it in the ${held.part}.`,
  hint: 'What does your reader need to know before your first reason?',
  confidence: 0.6,
});

/** The writer takes sides somewhere, but no sentence can be told to be the position. */
const unclear = (taken: Sentence, last: Sentence): CritiqueDraft => ({
  rule: 'thesis-unclear',
  issueType: 'thesis',
  severity: 3,
  at: { start: taken.start, end: taken.end },
  issue: `We are not sure which sentence is your answer. ${cite(taken.text)} comes near it, but it is not a full answer by itself.`,
  reasoning:
    'Your reader looks for one sentence that says what you think. If they have to put it together themselves, they may get it wrong.',
  fix: `Write your answer as one sentence with a subject and a verb, and put it at the end of your introduction, after ${cite(last.text, 40)}.`,
  hint: 'If you could keep only one sentence of your essay, which one would it be?',
  confidence: 0.65,
});

/** The sentence of the conclusion that is worded as a stance, where nothing before it is. */
const lateStance = ({ sentences }: EssayModel): Sentence | undefined =>
  sentences.find(
    (s) =>
      s.part === 'conclusion' &&
      s.index > sentences.length / 3 &&
      !isQuestion(s) &&
      (carriesStance([s]) || positionCue(s, undefined) >= 2),
  );

/** No sentence of the essay is worded as a position of the writer's own, or only one late in it. */
export const thesisMissing: EssayDetector = (model) => {
  const { thesis, sentences } = model;
  const intro = sentences.filter((s) => s.part === 'introduction');
  const last = intro.at(-1);
  if (!last || sentences.length < 4) return [];
  // Causes, effects and solutions are told without taking a side.
  if (asksNoPosition(model.question) || openingAnswer(model)) return [];
  if (!thesis?.stated) {
    if (isQuestion(last)) return [asked(last, model)];
    const late = lateStance(model);
    if (late) return [buried(late, last, model)];
    const taken = sentences.find((s) => !isQuestion(s) && positionCue(s, undefined) >= 2.5);
    if (taken) return [unclear(taken, last)];
    return factual.test(last.text) ? [] : [missing(model, last)];
  }
  if (thesis.sentence.part === 'introduction' || thesis.sentence.index < sentences.length / 3)
    return [];
  return [buried(thesis.sentence, last, model)];
};
