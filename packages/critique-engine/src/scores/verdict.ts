import type { Scores } from '@argint/contracts';
import { listed } from '../listed.ts';
import { AREAS } from './all-scores.ts';
import type { Area } from './criterion.ts';

/** Not every slip is found, so even the best verdict says so. */
const NEARLY_READY =
  'Nearly ready, as far as we can see: let somebody else read it for slips that we miss';

/** Criteria with a value, weakest first. */
export const weakest = (scores: Scores): { name: Area; value: number }[] =>
  AREAS.flatMap((name) => {
    const { value } = scores[name];
    return value === null ? [] : [{ name, value }];
  }).sort((a, b) => a.value - b.value);

/** A criterion as a student calls it. */
const NAMES: Readonly<Record<Area, string>> = {
  relevance: 'how you answer the question',
  thesis: 'your position',
  argument: 'your argument',
  structure: 'your paragraphs and their order',
  sources: 'your sources',
  language: 'your language',
};

/** The weakest criteria by name, at most `most` of them. */
const namesOfWeakest = (scores: Scores, most: number): string =>
  listed(
    weakest(scores)
      .slice(0, most)
      .map(({ name }) => NAMES[name]),
  );

/** Below this score a criterion needs work, however good the others are. */
const WEAK_BELOW = 46;
const hasWeakArea = (scores: Scores): boolean =>
  AREAS.some((area) => (scores[area].value ?? 100) < WEAK_BELOW);

/** That nothing was found is not enough to call a text nearly ready: these scores need much that is there. */
const NEARLY_READY_FROM = { overall: 80, argument: 65 };
/** A text is close only clearly above the middle of a marker's scale. */
const CLOSE_FROM = 72;
/** Below this score there is more to do than mending. */
const EARLY_BELOW = 35;
/** An argument below this score needs another draft, however clean the sentences are. */
const WEAK_ARGUMENT_BELOW = 46;

/**
 * How close a text is to being handed in. A word such as 'ready' promises that little is left to do, so it needs a good
 * overall score, a good argument and a stated position.
 */
export const readiness = (
  scores: Scores,
  { offQuestion, thesisStated }: { offQuestion: boolean; thesisStated: boolean },
): string => {
  const { overall, argument } = scores;
  const value = overall.value ?? 0;
  if (offQuestion)
    return 'Not yet: check first whether it answers the question that you were given';
  if (value < EARLY_BELOW) return 'Early draft: rework the main line before the wording';
  if (!thesisStated) return 'Not yet: no sentence says outright what you think';
  if ((argument.value ?? 0) < WEAK_ARGUMENT_BELOW)
    return 'Not yet: the argument needs another draft';
  if (value < CLOSE_FROM) return `Not yet: work on ${namesOfWeakest(scores, 2)}`;
  const isNearlyReady =
    value >= NEARLY_READY_FROM.overall && (argument.value ?? 0) >= NEARLY_READY_FROM.argument;
  return !isNearlyReady || hasWeakArea(scores)
    ? `Close: work once more on ${namesOfWeakest(scores, 1)}`
    : NEARLY_READY;
};

/** How close a text that is not an argument is to being handed in. */
export const draftReadiness = (scores: Scores): string => {
  const overall = scores.overall.value ?? 0;
  if (overall < EARLY_BELOW) return 'Early draft: work on the sentences first';
  if (overall < CLOSE_FROM) return `Not yet: work on ${namesOfWeakest(scores, 2)}`;
  return overall < NEARLY_READY_FROM.overall || hasWeakArea(scores)
    ? `Close: work once more on ${namesOfWeakest(scores, 1)}`
    : NEARLY_READY;
};
