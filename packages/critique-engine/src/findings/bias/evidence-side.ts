import { plural } from '../../wording.ts';
import type { BiasIndicator } from './bias-indicator.ts';
import { quoteOf } from '../../argument/plain-clause.ts';

const personal = /\b(?:I|my|me|mine)\b/;

/** How many supporting sentences each side gets, and how many rest on the writer's own life. */
export const evidenceSide: BiasIndicator = (model, { nearest, counters }) => {
  const premises = model.sentences.filter(({ role }) => role === 'premise');
  if (!nearest || premises.length < 2) return [];
  const found: string[] = [];
  const [counter] = counters;
  if (!counter)
    found.push(
      `Evidence: we found ${plural(premises.length, 'sentence')} with a reason or a case, and all of them speak for your side. Do you know a case that speaks against it?`,
    );
  else if (!counter.answer)
    found.push(
      `Evidence: we found no answer to ${quoteOf(counter.sentence)}. Say what is right in it, and why it does not change your mind.`,
    );
  const own = premises.filter(({ text }) => personal.test(text));
  if (own[0] && own.length >= 2 && own.length / premises.length >= 0.4)
    found.push(
      `Experience: ${own.length} of ${premises.length} supporting sentences are about your own life, first ${quoteOf(own[0])}. Add somebody whose life is different, or a number.`,
    );
  return found;
};
