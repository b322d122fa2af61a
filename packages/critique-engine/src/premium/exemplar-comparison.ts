import type { PremiumResult } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { FEATURE_NAMES, MOVE_NAMES, wordGap } from '../exemplars/difference-wording.ts';
import { DISCIPLINE_NAMES, EXEMPLARS } from '../exemplars/discipline.ts';
import type { DisciplineGuess } from '../exemplars/discipline.ts';
import { levelOf } from '../exemplars/essay-field.ts';
import { MOVES } from '../exemplars/exemplar.ts';
import type { Feature, Move } from '../exemplars/exemplar.ts';
import { shownFeatures } from '../exemplars/shown-features.ts';
import type { Shown } from '../exemplars/shown-features.ts';
import { listed } from '../wording.ts';
import type { Moves } from '../argument/essay-moves.ts';
import { quoteOf } from '../argument/plain-clause.ts';

type Comparison = NonNullable<
  NonNullable<PremiumResult['comparativeAnalysis']>['comparisonWithExemplars']
>;

/** A student would not act on more. */
const MAX_GAPS = 6;

const sentenceOf = (
  move: Move,
  { sentence }: Shown,
  { nearest, claims }: Moves,
  model: EssayModel,
): string => {
  // If a move is missing, the gap is shown at the sentence that needs it.
  const stand =
    sentence ??
    (move === 'conclusion'
      ? model.sentences.at(-1)
      : move === 'source'
        ? (claims[0]?.premises[0] ?? claims[0]?.claim)
        : null) ??
    nearest;
  return stand ? quoteOf(stand, 80) : '“…”';
};

const yours = (move: Move, { sentence, features }: Shown, all: readonly Feature[]): string => {
  if (!sentence) return 'Your essay has no such passage yet.';
  const has = all.filter((feature) => features.has(feature)).map((f) => FEATURE_NAMES[f]);
  const lacks = all.filter((feature) => !features.has(feature)).map((f) => FEATURE_NAMES[f]);
  const own = `Yours turns on ${quoteOf(sentence, 90)}`;
  if (lacks.length === 0) return `${own} and, like it, gives ${listed(has)}.`;
  if (has.length === 0) return `${own}, without ${lacks.join(' and without ')}.`;
  return `${own}; it too gives ${listed(has)}, but not yet ${listed(lacks)}.`;
};

/** Compares the essay with passages of its field and level, move by move. */
export const exemplarComparison = (
  model: EssayModel,
  moves: Moves,
  field: DisciplineGuess,
): Comparison => {
  const level = levelOf(model);
  const shown = shownFeatures(model, moves);
  const exemplars = EXEMPLARS[field.discipline][level];
  const features = (move: Move) => Object.keys(exemplars[move].shows) as Feature[];
  const gaps = MOVES.flatMap((move) => {
    const here = sentenceOf(move, shown[move], moves, model);
    const missing = features(move).filter((feature) => !shown[move].features.has(feature));
    // Without the move itself, only its first feature is worth asking for: without an objection there is no answer.
    return (shown[move].sentence ? missing : missing.slice(0, 1)).map((feature) =>
      wordGap(feature, exemplars[move].shows[feature] ?? '', here),
    );
  });
  const total = MOVES.reduce((sum, move) => sum + features(move).length, 0);
  const shownCount = MOVES.reduce((sum, move) => sum + shown[move].features.size, 0);
  const full = MOVES.filter((move) => shown[move].features.size === features(move).length);
  const why =
    field.discipline === 'general'
      ? 'no single field is ahead in the words you use'
      : `you speak of ${listed(field.terms.slice(0, 3).map((term) => `“${term}”`))}`;
  return {
    overallAssessment: [
      `Beside passages on ${DISCIPLINE_NAMES[field.discipline]} at ${level} level, chosen because ${why}, the essay does ${shownCount} of ${total} things that they do.`,
      full.length
        ? `Level with them: ${listed(full.map((move) => MOVE_NAMES[move].toLowerCase()))}.`
        : 'No passage is level with them in everything yet.',
    ].join(' '),
    approachDifferences: MOVES.map(
      (move) =>
        `${MOVE_NAMES[move]}. The exemplar: “${exemplars[move].text}” ${yours(move, shown[move], features(move))}`,
    ),
    strengthGaps: gaps.slice(0, MAX_GAPS),
  };
};
