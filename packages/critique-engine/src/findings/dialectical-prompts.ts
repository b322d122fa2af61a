import type { AnalysisResult } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { choose } from '../wording.ts';
import { askedLinks, type LinkSort, type QuestionableLink } from './questionable-links.ts';

type Prompt = AnalysisResult['dialecticalPrompts'][number];
type Asks = readonly [string, ...string[]];
type Wording = Pick<Prompt, 'cognitiveOperation' | 'difficulty' | 'disciplinaryLens'> & {
  /** The link in the essay's own words, and one question about it. */
  ask: (link: QuestionableLink) => Asks;
  followUps: (link: QuestionableLink) => readonly string[];
};

const WORDINGS: Readonly<Record<LinkSort, Wording>> = {
  because: {
    cognitiveOperation: 'Justification',
    difficulty: 'Introductory',
    disciplinaryLens: 'Structure of argument',
    ask: ({ first, second }) => [
      `You say ${first}, and your reason is ${second}. Is that always so, or only sometimes?`,
      `You say ${first}, and your reason is ${second}. How could you show this to a reader who has not seen it?`,
    ],
    followUps: ({ first, second }) => [
      `If it were not so that ${second}, would you still say ${first}?`,
      'Do you have a second reason, in case a reader does not accept this one?',
    ],
  },
  cases: {
    cognitiveOperation: 'Generalisation',
    difficulty: 'Introductory',
    disciplinaryLens: 'Evidence',
    ask: ({ first, second }) => [
      `You say ${first}, and you show it with one case: ${second}. Where would you look for a case that turned out differently?`,
      `You say ${first}, and you show it with one case: ${second}. How usual is this case, and how do you know?`,
    ],
    followUps: () => [
      'Does it hold for most people, for some, or for the one you know?',
      'What would a second, quite different case have to look like?',
    ],
  },
  cause: {
    cognitiveOperation: 'Explanation',
    difficulty: 'Intermediate',
    disciplinaryLens: 'Cause and effect',
    ask: ({ first, between, second }) => [
      `You say that ${first} ${between} ${second}. What else could have the same effect?`,
      `You say that ${first} ${between} ${second}. How does that happen, step by step?`,
      `You say that ${first} ${between} ${second}. When does it not happen?`,
    ],
    followUps: ({ first, second }) => [
      `Do you know a case with ${first} and without ${second}?`,
      'Could it be the other way round?',
    ],
  },
  comparison: {
    cognitiveOperation: 'Comparison',
    difficulty: 'Intermediate',
    disciplinaryLens: 'Evidence',
    ask: ({ first, second }) => [
      `You say ${first}. For whom, or when, would ${second} come out ahead?`,
      `You say ${first}. What would you measure or count to show that to somebody who prefers ${second}?`,
    ],
    followUps: ({ second }) => [
      `What is the best that can be said for ${second}?`,
      'Do you compare both sides at their best?',
    ],
  },
  demand: {
    cognitiveOperation: 'Evaluation',
    difficulty: 'Intermediate',
    disciplinaryLens: 'Policy',
    ask: ({ first }) => [
      `You say ${first}. Why has that not been done already?`,
      `You say ${first}. What would have to be given up for it?`,
    ],
    followUps: () => [
      'Who would be against it, and what is their best reason?',
      'What would be the first step?',
    ],
  },
  everybody: {
    cognitiveOperation: 'Generalisation',
    difficulty: 'Introductory',
    disciplinaryLens: 'Logic',
    ask: ({ first }) => [
      `You say ${first}. For whom is that least true?`,
      `You say ${first}. Can you think of one exception, and would it matter to your point?`,
    ],
    followUps: () => [
      'Does your argument need everybody, or is “most” enough?',
      'How would you find out how many it is true for?',
    ],
  },
  example: {
    cognitiveOperation: 'Generalisation',
    difficulty: 'Introductory',
    disciplinaryLens: 'Evidence',
    ask: ({ first, second }) => [
      `You say ${first}. Your example is ${second}. Is it a typical one, or the clearest that you could find?`,
      `You say ${first}. Your example is ${second}. What would an example look like that does not fit?`,
    ],
    followUps: () => [
      'Which words in the example show your point?',
      'Would a second example from somewhere else show the same?',
    ],
  },
  means: {
    cognitiveOperation: 'Evaluation',
    difficulty: 'Intermediate',
    disciplinaryLens: 'Policy',
    ask: ({ first, between, second }) => [
      `You say ${first} ${between} ${second}. Would that be enough, or does it take something else as well?`,
      `You say ${first} ${between} ${second}. Is there another way to the same end, and why is yours better?`,
    ],
    followUps: ({ second }) => [
      `How would you see after a year whether it worked: ${second}?`,
      'What could go wrong on the way?',
    ],
  },
  others: {
    cognitiveOperation: 'Objection',
    difficulty: 'Intermediate',
    disciplinaryLens: 'The other side',
    ask: ({ first }) => [
      `You report this view: ${first}. What would you answer to somebody who holds it?`,
      `You report this view: ${first}. Which part of it is right, and which part do you reject?`,
    ],
    followUps: () => [
      'What is their best reason?',
      'What could you show them that they do not know?',
    ],
  },
  prediction: {
    cognitiveOperation: 'Inference',
    difficulty: 'Advanced',
    disciplinaryLens: 'Cause and effect',
    ask: ({ first }) => [
      `You predict this: ${first}. What else could happen instead?`,
      `You predict this: ${first}. Where has it been tried, and what happened there?`,
    ],
    followUps: () => [
      'How sure are you: certain, likely or possible? Does your wording say so?',
      'What would have to stay the same for it to come true?',
    ],
  },
  source: {
    cognitiveOperation: 'Evidence',
    difficulty: 'Introductory',
    disciplinaryLens: 'Evidence',
    ask: ({ first }) => [
      `You rely on a source here: ${first}. What did it look at, and is your case like that?`,
      `You rely on a source here: ${first}. What does it show about your own point, and what does it leave open?`,
    ],
    followUps: () => [
      'Who would disagree with this source?',
      'Does the source say this, or do you conclude it?',
    ],
  },
};

/**
 * At most three questions that a teacher would ask, each at a link of the argument whose sort is plain: a cause, a
 * comparison, a case that stands for many. They accuse of nothing: whether a cause is false or a case too few takes
 * knowledge that the engine does not have.
 */
export const dialecticalPrompts = (model: EssayModel): Prompt[] =>
  askedLinks(model).map((link) => {
    const { ask, followUps, ...wording } = WORDINGS[link.sort];
    return {
      ...wording,
      basePrompt: choose(`${link.first}${link.second}`, ask(link)),
      followUps: [...followUps(link)],
    };
  });
