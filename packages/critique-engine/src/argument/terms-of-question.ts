import type { EssayModel } from '../essay-model.ts';
import { isNamed, questionTerms } from '../layers/question-layer.ts';
import { stem } from '../layers/stem.ts';

/** Words that occur in questions but are not what the question is about. */
const helping = new Set(
  `little big much enough strong tell help make take use need spend prefer want come become keep attend period short long number
  amount lot part place level increase increasing growing face change certain particular different various negatively
  positively good bad best worst able order session live living way look find start begin doing`
    .split(/\s+/)
    .map(stem),
);
/** The terms that a question asks about, in its own words, and those that the essay never names. */
export const termsOfQuestion = ({
  question,
  terms,
}: EssayModel): { asked: string[]; missed: string[] } => {
  const asked = [...questionTerms(question ?? '')].filter(([term]) => !helping.has(term));
  const missed = asked.filter(([term]) => !isNamed(term, terms));
  return { asked: asked.map(([, word]) => word), missed: missed.map(([, word]) => word) };
};
