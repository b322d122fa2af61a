import type { Findings } from '@argint/contracts';
import type { ModelAnswer, ModelKind } from '../answers/answer-schemas.ts';
import type { Page } from '../grounding/place-passage.ts';
import type { Tally } from './tally.ts';
import { withArgument } from './with-argument.ts';
import { withDialectic } from './with-dialectic.ts';
import { withLines } from './with-lines.ts';
import { withPremium } from './with-premium.ts';

/** Adds those parts of the model's answer to the engine's findings that are grounded in the essay. */
export type WithAnswer<K extends ModelKind> = (
  own: Findings,
  answer: ModelAnswer<K>,
  page: Page,
  tally: Tally,
) => Findings;

/** How to add the model's answer to the findings, by kind of task. */
export const WITH_ANSWER: { readonly [K in ModelKind]: WithAnswer<K> } = {
  lines: withLines,
  argument: withArgument,
  dialectic: withDialectic,
  premium: withPremium,
};
