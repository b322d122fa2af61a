import type { AnalysisResult } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { DISCIPLINE_NAMES } from '../exemplars/discipline.ts';
import { HABITS } from '../exemplars/discipline-habits.ts';
import { fieldOf } from '../exemplars/essay-field.ts';
import { weightySentences } from '../argument/weighty-sentences.ts';
import type { Moves } from '../argument/essay-moves.ts';
import { choose } from '../wording.ts';
import { quoteOf } from '../argument/plain-clause.ts';
import { subjectOf } from '../argument/subject-of.ts';

type Prompt = AnalysisResult['dialecticalPrompts'][number];

const MOST = 4;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const objection = (
  model: EssayModel,
  { thesis, nearest, counters, mentionOfOthers }: Moves,
): Prompt | null => {
  const held = thesis ?? nearest;
  if (!held) return null;
  const quote = quoteOf(held);
  const counter =
    counters[0]?.wording ?? (mentionOfOthers === held ? null : (mentionOfOthers?.text ?? null));
  const topic = subjectOf(held, model) ?? 'the matter';
  return {
    cognitiveOperation: 'Objection',
    difficulty: 'Intermediate',
    disciplinaryLens: 'Logic',
    basePrompt: counter
      ? choose(quote, [
          `You let somebody say ${quoteOf(counter)}. What would they answer to ${quoteOf(held, 60)}?`,
          `What is the best case for ${quoteOf(counter)}, and does ${quoteOf(held, 60)} survive it?`,
        ])
      : choose(quote, [
          `Who has the best reason to deny ${quote}, and what would they say?`,
          `Somebody you respect disagrees with ${quote}. What have they seen that you have not?`,
        ]),
    followUps: [
      `Which of your paragraphs on ${topic} would answer them?`,
      'What would you have to give up if they were right?',
    ],
  };
};

const justification = ({ unsupported, claims }: Moves, model: EssayModel): Prompt | null => {
  const link = unsupported[0] ?? claims.at(-1);
  if (!link) return null;
  const quote = quoteOf(link.claim);
  return {
    cognitiveOperation: 'Justification',
    difficulty: 'Introductory',
    disciplinaryLens: 'Evidence',
    basePrompt: choose(quote, [
      `What would somebody have to observe to find ${quote} false?`,
      `How do you know this: ${quote}? Who could have seen it otherwise, and where?`,
    ]),
    followUps: [
      `Has anybody looked, as far as you know, at ${subjectOf(link.claim, model) ?? 'this'}?`,
      link.premises.length
        ? `Is ${quoteOf(link.premises[0]?.text ?? '', 60)} a reason for it, or the same thing again?`
        : 'Which one sentence would you add straight after it?',
    ],
  };
};

/** Two claims, of different paragraphs where there are such; with one claim alone, the position and it. */
export const pairOfClaims = ({ claims, nearest }: Moves): [string, string] | null => {
  const ordered = claims.toSorted((a, b) => a.claim.index - b.claim.index);
  const [first] = ordered;
  const second =
    ordered.find(({ claim }) => claim.paragraph !== first?.claim.paragraph) ?? ordered[1];
  if (first && second) return [first.claim.text, second.claim.text];
  return first && nearest && first.claim !== nearest ? [nearest.text, first.claim.text] : null;
};

const synthesis = (moves: Moves): Prompt | null => {
  const pair = pairOfClaims(moves);
  if (!pair) return null;
  const [first, second] = pair;
  return {
    cognitiveOperation: 'Synthesis',
    difficulty: 'Advanced',
    disciplinaryLens: 'Structure of argument',
    basePrompt: choose(`${first}${second}`, [
      `Does ${quoteOf(second, 60)} need ${quoteOf(first, 60)}, or would it stand alone?`,
      `What is true only if ${quoteOf(first, 60)} and ${quoteOf(second, 60)} are both true?`,
    ]),
    followUps: ['If one falls, does the other?', 'Which of the two should your reader meet first?'],
  };
};

const perspective = (model: EssayModel, moves: Moves): Prompt | null => {
  const { discipline } = fieldOf(model);
  const sentence = weightySentences(model, moves).at(1) ?? weightySentences(model, moves)[0];
  if (!sentence) return null;
  const [basePrompt, ...followUps] = HABITS[discipline].lens(quoteOf(sentence));
  return {
    cognitiveOperation: 'Perspective',
    difficulty: 'Intermediate',
    disciplinaryLens: capital(DISCIPLINE_NAMES[discipline]),
    basePrompt,
    followUps,
  };
};

/** Questions on the essay's own sentences, each of another operation; four at most. */
export const dialecticalPrompts = (model: EssayModel, moves: Moves): Prompt[] =>
  [
    objection(model, moves),
    justification(moves, model),
    perspective(model, moves),
    synthesis(moves),
  ]
    .filter((prompt) => prompt !== null)
    .slice(0, MOST);
