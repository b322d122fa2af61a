import { HEDGES } from '@argint/text-analysis';
import { findPhrases } from '../../phrase-detector.ts';
import { listed, plural } from '../../wording.ts';
import type { BiasIndicator } from './bias-indicator.ts';
import { quoteOf } from '../../argument/plain-clause.ts';

/** Boosters (Hyland 2005) that rarely have another meaning. */
const BOOSTERS =
  `always,never,certainly,clearly,completely,definitely,everyone knows,evidently,in fact,indisputable,it is clear,
  it is obvious,it is certain,no doubt,nobody can deny,no one can deny,obviously,of course,surely,totally,truly,undeniable,
  undeniably,undoubtedly,without a doubt,without doubt,absolutely,proves,the fact is,the truth is,there is no question`
    .split(',')
    .map((phrase) => phrase.trim());
const boosters = findPhrases(BOOSTERS);
const hedges = findPhrases(HEDGES);

const MIN_BOOSTERS = 3;
/** The wording counts as overconfident from this many boosters per hedge. */
const OVERCONFIDENT_FROM = 2;

/** Reports an essay with many more boosters than hedges. */
export const stanceCertainty: BiasIndicator = (model) => {
  const sure = model.prose.flatMap((p) => boosters(p, model));
  const careful = model.prose.flatMap((p) => hedges(p, model));
  const [first] = sure;
  if (!first || sure.length < MIN_BOOSTERS || sure.length < OVERCONFIDENT_FROM * careful.length)
    return [];
  const words = [...new Set(sure.map(({ words: w }) => `“${w.toLowerCase()}”`))].slice(0, 3);
  const against = careful.length ? plural(careful.length, 'word') : 'no word';
  return [
    `Certainty: we found ${plural(sure.length, 'word')} of certainty (${listed(words)}) and ${against} that limits what you say. In ${quoteOf(first.sentence)}, give a reason instead of “${first.words.toLowerCase()}”, or say how often it is so.`,
  ];
};
