import type { AnalysisResult } from '@argint/contracts';
import type { EssayModel } from '../../essay-model.ts';
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

/** Which side the essay takes, as we read it, and whether it hears another. */
const leaning = (
  model: EssayModel,
  { thesis, nearest, counters, mentionOfOthers }: Moves,
): string => {
  const quote = quoteOf(nearest?.text ?? '');
  const side = thesis
    ? `Your position, as we read it, is ${quote}.`
    : `We found no position that is said outright; ${quote} comes nearest.`;
  if (counters.length === 0)
    return mentionOfOthers
      ? `${side} In line ${model.lines.lineAt(mentionOfOthers.start)} you name people who see it differently.`
      : `${side} We found no view against it.`;
  const answered = counters.filter(({ answer }) => answer).length;
  const views = counters.length === 1 ? 'one view' : `${counters.length} views`;
  const reply =
    answered === counters.length
      ? 'and answer it'
      : answered === 0
        ? 'and we found no answer'
        : `and answer ${answered} of them`;
  return `${side} You mention ${views} against it ${counters.length > 1 ? reply.replace('answer it', 'answer them') : reply}.`;
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
