import type { Sentence } from '../essay.ts';
import { cite } from '../wording.ts';
import { withoutLeadIn } from './lead-in.ts';

const positionWords =
  /^.{20,}?,? (?:but |yet |however,? )?i (?:\w+ly |still |also |do )?(?:believe|think|argue|feel(?: strongly| certain| sure)?|hold|contend|maintain|am convinced|am (?:\w+ly )?(?:of|in) the (?:opinion|view))(?: the opinion)?,?(?: that)?,? (?=.{20})/i;
/** The view of others, or a concession, up to the writer's answer: 'Many people believe …, but'. */
const granted =
  /^(?:(?:some|many|most|other|few) (?:people |\w+ )?|people |others |critics )(?:\w+ly |may |might |would |will )?(?:believe|think|say|argue|claim|feel|hold|prefer|criticise|criticize)\b.{10,200}?[,;] (?:but|yet|however,?|although|though|while|whereas|nevertheless,?|nonetheless,?) (?=.{20})|^.{20,300}?[,;] (?:nevertheless|nonetheless|however|but|yet),? (?=i\b.{15})|^(?:(?:al|even )?though|while|whereas)\b[^,;]{10,200}, (?=(?!(?:and|or|but|as|which|who)\b).{20})/i;

/** The main statement of a sentence, without a concession before it: 'Although …, I believe that' is left out. */
const withoutConcession = (bare: string): string => {
  const own = bare.replace(positionWords, '');
  return own === bare ? bare.replace(granted, '') : own;
};

/** A sentence in quotation marks, without lead-in and full stop, so that it can be part of a sentence of ours. */
export const quoteOf = (of: string | Pick<Sentence, 'text'>, max = 80): string => {
  const bare = withoutLeadIn(typeof of === 'string' ? of : of.text);
  const main = bare.length > max ? withoutConcession(bare) : bare;
  return main === bare ? cite(bare, max) : cite(main, max).replace('“', '“… ');
};
