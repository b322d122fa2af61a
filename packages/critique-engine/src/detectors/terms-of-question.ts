import type { EssayModel } from '../essay-model.ts';
import { questionTerms } from '../layers/question-layer.ts';
import { stem } from '../layers/stem.ts';

/** Words that help a question along without being what it is about. */
const helping = new Set(
  `little much enough strong tell help make take use need spend prefer want come become keep attend period short long number
  amount lot part place level increase increasing growing face change certain particular different various negatively
  positively good bad best worst able order session live living way look find start begin doing`
    .split(/\s+/)
    .map(stem),
);
const LEAST_JOINED = 4;

/** Whether the essay has a term within a longer word: 'cell' in 'cellphone'. */
const isJoined = (term: string, terms: EssayModel['terms']): boolean =>
  term.length >= LEAST_JOINED &&
  [...terms.keys()].some(
    (t) => t.length > term.length + 2 && (t.startsWith(term) || t.endsWith(term)),
  );

/** The things a question asks about, in its words, and those of them that the essay never names. */
export const termsOfQuestion = ({
  question,
  terms,
}: EssayModel): { asked: string[]; missed: string[] } => {
  const asked = [...questionTerms(question ?? '')].filter(([term]) => !helping.has(term));
  const missed = asked.filter(([term]) => !terms.has(term) && !isJoined(term, terms));
  return { asked: asked.map(([, word]) => word), missed: missed.map(([, word]) => word) };
};
