import { hasExplicitPosition } from '@argint/text-analysis';
import type { Sentence } from '../essay.ts';
import { saysNorm } from '../layers/graph/clause-signs.ts';
import { withoutLeadIn } from './lead-in.ts';

const judges =
  /\b(?:too (?!many people\b)\w+|good|bad|better|best|worse|worst|important|essential|crucial|vital|helpful|useful|useless|harmful|beneficial|wrong|right|fair|unfair|necessary|unnecessary|effective|ineffective|valuable|dangerous|safer?|mistake|waste|advantages?|disadvantages?|benefits?|drawbacks?|threat|burden|solution|deserves?|harms?|improves?|destroys?|ruins?|damages?|matters?|worth|leads? to|results? in)\b/i;
const compares = /\b(?:more|less|\w+er) (?:\w+ ){0,3}than\b/i;
/** It points at another sentence, or only says that something exists. */
const leans =
  /^(?:this|that|these|those|it|they|he|she|there|here|which|who|why|what|how|such|one|another|other|because|if|when)\b/i;
const personal = /\b(?:I|me|my|mine|myself)\b/;
/** A definition or an explanation of a scale or a name. */
const defines =
  /\b(?:means?|is called|are called|stands? for|refers? to|is defined|consists? of|(?:is|are) (?:an?|the) (?:\w+ ){0,3}(?:words?|names?|terms?|kinds?|types?|sorts?|scales?|grades?|letters?|numbers?))\b/i;
const position =
  /^\W*(?:[\w’']+ ?,? ){0,2}(?:i (?:\w+ ){0,2}(?:agree|disagree|believe|think|argue|hold)|in my (?:\w+ )?(?:opinion|view))\b/i;

/** Whether a sentence opens by telling what the writer holds, as a thesis does. */
export const tellsPosition = ({ text }: Pick<Sentence, 'text'>): boolean =>
  hasExplicitPosition(text) || position.test(text);

/**
 * Whether a sentence is a claim that somebody could deny and that stands by itself: it judges, compares or says what
 * should be. A definition, a description, the writer's own life and a list of cases are none.
 */
export const isContestable = (sentence: Sentence): boolean => {
  const said = withoutLeadIn(sentence.text.slice(0, 600));
  if (leans.test(said) || personal.test(said) || defines.test(said)) return false;
  if ((said.match(/,/g)?.length ?? 0) > 2) return false;
  return saysNorm(sentence) || judges.test(said) || compares.test(said);
};
