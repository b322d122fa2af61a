import { COUNTERS, phraseFinder } from '@argint/text-analysis';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { isQuestion } from './question-form.ts';
import { isForeign } from './region-lookup.ts';

const MOST_WORDS = 45;
/** 'Some people' alone may be the writer's own words. */
const COUNTED = 'some people';
const list = (text: string): string[] => text.split(',').map((p) => p.trim().replace(/\s+/g, ' '));

/** Phrases that introduce other voices. The sentences that follow in the paragraph may still be theirs. */
const voices = phraseFinder(
  list(`critics, opponents, supporters, proponents, sceptics, skeptics, advocates, some argue, some will say,
  some would say, some may say, some might say, some say, some claim, some will argue, some would argue, some may argue,
  some might argue, some believe, some think, some people say, some people think, some people believe, some people argue, some people claim,
  some people feel, others argue, others believe, others say, others think, other people, others would say,
  many people think, many people believe, many people say, it could be argued, it may be argued, it is argued, it is said,
  it is believed, one might argue, admittedly, granted, it is true that, while it is true, counter-argument, counterargument,
  objection, on the one hand, one hand, other hand, they say, they think, they believe, they argue, people think, people say,
  people believe, people argue, people claim, those who, the former, the latter, disadvantage, disadvantages, drawback,
  drawbacks, downside, the negative side, imagine, suppose`),
);
/** Signs that a sentence concedes something, sets a condition or is about another time. */
const limits = phraseFinder([
  ...COUNTERS.filter((phrase) => phrase !== COUNTED),
  ...list(`while, whether, if, unless, when, whenever, once, according to, in the past, years ago, instead, in theory,
  ideally, depends, depending, until, used to, as long as, provided that, would be, would have, but`),
]);
/** Words with which the writer returns to their own view after another view. */
const returns = /^(?:however|but|yet|still|nevertheless|nonetheless|i |in my |for these reasons)/i;

/** Statements that the writer makes unconditionally and in their own voice. Questions are left out. */
export const ownVoice = (model: EssayModel): Sentence[] =>
  model.prose.flatMap(({ sentences }) => {
    let another = false;
    return sentences.filter((sentence) => {
      const heard = voices(sentence.words).length > 0;
      if (heard) another = true;
      else if (returns.test(sentence.text)) another = false;
      return (
        !another &&
        sentence.words.length >= 3 &&
        sentence.words.length <= MOST_WORDS &&
        limits(sentence.words).length === 0 &&
        !isQuestion(sentence) &&
        !isForeign(model, sentence)
      );
    });
  });
