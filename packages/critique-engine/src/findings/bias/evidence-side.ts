import { choose, plural } from '../../wording.ts';
import type { BiasIndicator } from './bias-indicator.ts';
import { quoteOf } from '../../argument/plain-clause.ts';

const personal = /\b(?:I|my|me|mine)\b/;

/** How many supporting sentences each side gets, and how many rest on the writer's own life. */
export const evidenceSide: BiasIndicator = (model, { nearest, counters, mentionOfOthers }) => {
  const premises = model.sentences.filter(({ role }) => role === 'premise');
  if (!nearest || premises.length < 2) return [];
  const found: string[] = [];
  const [counter] = counters;
  if (!counter && mentionOfOthers)
    found.push(
      `Evidence: others are named in ${quoteOf(mentionOfOthers)}, but ${premises.length} supporting sentences later they have no reason of their own. Give them one.`,
    );
  else if (!counter)
    found.push(
      choose(nearest.text, [
        `Evidence: ${plural(premises.length, 'sentence')} give reasons or cases, and none gives one to those who would deny ${quoteOf(nearest)}. Write their best reason in their own words before you answer it.`,
        `Evidence: every one of your ${premises.length} supporting sentences is on one side. Ask somebody who doubts ${quoteOf(nearest)} for one reason, and print it.`,
      ]),
    );
  else if (!counter.answer && counter.reasonCount > 0)
    found.push(
      `Evidence: ${quoteOf(counter.sentence)} is heard and gets no reply. Say what in it is right, and why it does not change your mind.`,
    );
  else if (!counter.answer)
    found.push(
      `Evidence: the other side is named in ${quoteOf(counter.sentence)}, but gets no reason and no reply; yours gets ${plural(premises.length, 'sentence')}. Give it one reason it would recognise as its own.`,
    );
  else if (
    premises.length >
    4 * (counters.length + counters.reduce((sum, c) => sum + c.reasonCount, 0))
  )
    found.push(
      `Evidence: the other side has ${plural(counters.length, 'sentence')}, ${counters.length > 1 ? 'first ' : ''}${quoteOf(counter.sentence)}; yours has ${premises.length}. Lend it a case as good as your best one.`,
    );
  const own = premises.filter(({ text }) => personal.test(text));
  if (own[0] && own.length >= 2 && own.length / premises.length >= 0.4)
    found.push(
      `Experience: ${own.length} of ${premises.length} supporting sentences are about your own life, first ${quoteOf(own[0])}. Set beside it somebody who lives otherwise, or a figure for the many.`,
    );
  return found;
};
