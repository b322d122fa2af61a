import type { AnalysisResult } from '@argint/contracts';
import type { EssayModel } from '../../essay-model.ts';
import { choose, plural } from '../../wording.ts';
import { readMoves } from '../../argument/essay-moves.ts';
import type { Moves } from '../../argument/essay-moves.ts';
import { absentVoices } from './absent-voices.ts';
import type { BiasIndicator } from './bias-indicator.ts';
import { citedAuthors } from './cited-authors.ts';
import { evidenceSide } from './evidence-side.ts';
import { narrowFrame } from './narrow-frame.ts';
import { excludingWords, loadedWords, settledFraming, wholeGroups } from './one-sided-wording.ts';
import { stanceCertainty } from './stance-certainty.ts';
import { quoteOf } from '../../argument/plain-clause.ts';

type AuthorBias = NonNullable<
  AnalysisResult['criticalThinkingAmplification']
>['authorBiasAnalysis'];

/** Heaviest first. */
const INDICATORS: readonly BiasIndicator[] = [
  wholeGroups,
  loadedWords,
  evidenceSide,
  stanceCertainty,
  settledFraming,
  excludingWords,
  narrowFrame,
];
const MOST = 5;

/** One sentence that says which side the essay takes and how firmly. */
const leaning = (
  model: EssayModel,
  { thesis, nearest, counters, mentionOfOthers }: Moves,
): string => {
  const premises = model.sentences.filter(({ role }) => role === 'premise').length;
  const quote = quoteOf(nearest?.text ?? '');
  const side = thesis ? quote : `no position told in so many words (nearest: ${quote})`;
  if (mentionOfOthers)
    return `Names another side once, in ${quoteOf(mentionOfOthers)}, and argues for its own: ${side}.`;
  if (counters.length === 0)
    return choose(quote, [
      `Speaks for one side: ${plural(premises, 'sentence')} of support for ${side}, and no other view.`,
      `One voice throughout: ${side} meets no objection in ${plural(model.sentences.length, 'sentence')}.`,
    ]);
  const answered = counters.filter(({ answer }) => answer).length;
  const times = counters.length === 1 ? 'once' : `${counters.length} times`;
  const reply =
    answered === 0
      ? 'but does not answer it'
      : answered === counters.length
        ? 'and answers it'
        : `and answers it ${answered === 1 ? 'once' : `${answered} times`}`;
  return `Lets another view in ${times} ${reply}; stands for ${side}.`;
};

/**
 * The bias of the writer, then of the authors the essay cites. Each limitation quotes its place and says how to
 * balance it. `opposingSchools` lists the voices that are missing. Empty if no sentence shows a bias.
 */
export const authorBias = (model: EssayModel): AuthorBias => {
  const moves = readMoves(model);
  if (!moves.nearest) return [];
  return [
    {
      author: 'Your own voice',
      disciplinaryBias: leaning(model, moves),
      methodologicalLimitations: INDICATORS.flatMap((look) => look(model, moves)).slice(0, MOST),
      opposingSchools: absentVoices(model, moves),
    },
    ...citedAuthors(model),
  ];
};
