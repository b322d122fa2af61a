import type { Severity } from '@argint/contracts/severity';
import type { ReadEssay, Sentence } from '../essay.ts';
import { isQuestion } from '../layers/question-form.ts';
import { asksNoPosition } from '../layers/question-layer.ts';
import { positionCue } from '../layers/position-cue.ts';
import { openingAnswer } from '../layers/opening-answer.ts';
import { carriesPosition } from '../layers/position-layer.ts';
import type { EssayDetector, Remark } from '../detector.ts';
import { choose, cite, topicBeside } from '../wording.ts';

/** A shorter text is no essay. */
const FEWEST_SENTENCES = 4;

/** What comes after the introduction, cited. */
const after = ({ paragraph, end }: Sentence, essay: ReadEssay, max = 50): string => {
  const next =
    essay.sentences.find((s) => s.start >= end && s.part === 'body') ??
    essay.sentences.find((s) => s.start >= end || s.paragraph !== paragraph);
  return next ? cite(next.text, max) : 'the rest';
};
const about = (sentence: Sentence, essay: ReadEssay): string => {
  const topic = topicBeside(sentence.text, essay);
  return topic ? ` about ${topic}` : '';
};

/** A question that asks for advantages and disadvantages, and for no verdict. */
const asksForBalance = (question: string | null): boolean =>
  /\b(?:discuss|what are|describe|consider) (?:\w+ ){0,3}(?:advantages?|benefits?|pros) and (?:\w+ ){0,2}(?:disadvantages?|drawbacks?|cons)\b/i.test(
    question ?? '',
  ) && !/\b(?:opinion|view|agree|extent|outweigh|positive|position)\b/i.test(question ?? '');

/** 5 only where no side is taken at either end of an essay that was asked for one. */
const severityOf = ({ sentences, question }: ReadEssay): Severity => {
  if (asksForBalance(question)) return 3;
  return carriesPosition(sentences.filter((s) => s.part !== 'body')) ? 3 : 5;
};

const missing = (essay: ReadEssay, last: Sentence): Remark => ({
  ruleId: 'thesis-missing',
  issueType: 'thesis',
  severity: severityOf(essay),
  at: { start: last.start, end: last.end },
  issue: choose(last.text, [
    `Your introduction ends with ${cite(last.text)}, and it does not say what you think.`,
    `Your introduction tells us the subject, but not your answer. It ends with ${cite(last.text)}.`,
    `Your introduction ends with ${cite(last.text)}, and your reader does not know your answer yet.`,
  ]),
  reasoning: choose(`${last.text}r`, [
    `Your reader cannot tell what ${after(last, essay)} is meant to show until you say what you think${about(last, essay)}.`,
    `A marker looks here for your answer${about(last, essay)}. Without it, ${after(last, essay)} does not look like a reason.`,
    `A reader can agree with ${after(last, essay)} and still not know what follows from it.`,
  ]),
  fix: choose(`${last.text}f`, [
    `Add one sentence after ${cite(last.text, 35)}: your answer${about(last, essay)}, and the strongest reason for it (“… because …”).`,
    `End the introduction with what you think${about(last, essay)} and why, before you come to ${after(last, essay, 35)}.`,
  ]),
  hint: 'If a friend asked after one minute “So what do you think?”, what would you say?',
  confidence: 0.6,
});

/** A statement that nobody could deny. */
const factual =
  /\b(?:\d[\d.,]*|(?:is|are|was|were) (?:a|an|one of|called|known as|located|found)|there (?:is|are|was|were)|began|founded|invented|was born|years ago|century)\b/i;

/** Strength of its wording (positionCue) from which on a sentence counts as a position. */
const POSITION = { conclusion: 2, elsewhere: 2.5 };

/** Whether a sentence is worded as a position; in the conclusion weaker wording is enough. */
const takesPosition = (sentence: Sentence, { sentences }: ReadEssay): boolean => {
  if (isQuestion(sentence)) return false;
  const strength = positionCue(sentence, undefined);
  const closes = sentence.part === 'conclusion' && sentence.index > sentences.length / 3;
  if (closes && (carriesPosition([sentence]) || strength >= POSITION.conclusion)) return true;
  return strength >= POSITION.elsewhere;
};

/**
 * No sentence of the essay is worded as a position of the writer's own. Silent where one is stated late or comes near to
 * a position, and where the introduction ends with a question or a fact that leads on.
 */
export const thesisMissing: EssayDetector = (essay) => {
  const { thesis, sentences, question } = essay;
  const last = sentences.findLast((s) => s.part === 'introduction');
  if (!last || sentences.length < FEWEST_SENTENCES) return [];
  // Causes, effects and solutions are listed without taking a side.
  if (thesis?.stated || asksNoPosition(question) || openingAnswer(essay)) return [];
  if (isQuestion(last) || factual.test(last.text)) return [];
  return sentences.some((sentence) => takesPosition(sentence, essay)) ? [] : [missing(essay, last)];
};
