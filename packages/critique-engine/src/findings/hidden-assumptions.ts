import type { PremiumResult } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { otherLinks, type LinkSort, type QuestionableLink } from './questionable-links.ts';

type Assumption = PremiumResult['criticalThinking']['hiddenAssumptions'][number];

/** Together with the questions these are at most five things to think about. */
const MOST = 2;

interface Wording {
  type: string;
  text: (link: QuestionableLink) => string;
  challenge: (link: QuestionableLink) => string;
  feedback: string;
}

/** What a link takes for granted, by its sort. The other sorts take nothing for granted that their form shows. */
const WORDINGS: Readonly<Partial<Record<LinkSort, Wording>>> = {
  cases: {
    type: 'Experience',
    text: ({ first, second }) =>
      `${second} is one case. You take it that others are like it when you say ${first}.`,
    challenge: ({ second }) => `Who could not say ${second}, and why?`,
    feedback: 'One case stands for many.',
  },
  cause: {
    type: 'Cause',
    text: ({ first, between, second }) =>
      `When you say that ${first} ${between} ${second}, you take it that nothing else explains it.`,
    challenge: ({ second }) =>
      `Name one other thing that could explain ${second}. How would you tell the two apart?`,
    feedback: 'You name one cause. There may be others.',
  },
  comparison: {
    type: 'Comparison',
    text: ({ first, second }) =>
      `When you say ${first}, you take it that ${second} is wanted for the same purpose.`,
    challenge: ({ second }) => `Think of somebody who chose ${second}. What mattered to them?`,
    feedback: 'You compare two things, but don’t say by what.',
  },
  everybody: {
    type: 'Sameness',
    text: ({ first }) => `When you say ${first}, you take it that there is no exception.`,
    challenge: () => 'Think of two people as unlike each other as you can. Does it hold for both?',
    feedback: 'You speak of everybody without exception.',
  },
  means: {
    type: 'Means',
    text: ({ first, second }) =>
      `You take it that this is enough: ${first}. It is meant to reach this: ${second}.`,
    challenge: () => 'What else has to happen before the end is reached?',
    feedback: 'You name a means and an end. Between them something else may be needed.',
  },
  prediction: {
    type: 'Prediction',
    text: ({ first }) => `When you say ${first}, you take it that everything else stays as it is.`,
    challenge: () => 'What might people do differently once it has changed?',
    feedback: 'You say what will happen, but not why nothing else will.',
  },
};

/** What the thesis, the claims and the reasons take for granted, where their form shows it. At most two. */
export const hiddenAssumptions = (model: EssayModel): Assumption[] =>
  otherLinks(model)
    .flatMap((link): Assumption[] => {
      const wording = WORDINGS[link.sort];
      if (!wording) return [];
      const text = wording.text(link);
      const challenge = wording.challenge(link);
      return [
        {
          assumptionText: text,
          text,
          type: wording.type,
          challengePrompt: challenge,
          challenge,
          criticalFeedback: wording.feedback,
        },
      ];
    })
    .filter(({ type }, i, all) => all.findIndex((other) => other.type === type) === i)
    .slice(0, MOST);
