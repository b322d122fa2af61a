import { headOf, otherVoiceOf } from './voices.ts';

const grantsFrom =
  /^\W*(?:(?:and|but|so|also),? )?(?:(?:al|even )?though|although|despite|in spite of|while|whilst|even if)\b/i;
const participle =
  /^\W*(?:while|even if|despite) (?:\w+ly )?(?!(?:no|any|every|some)thing\b)\w+ing\b/i;
/** What a clause says in favour of the other side: a good, a harm, a cost, or what might happen. */
const weighs =
  /\b(?:advantages?|benefi\w+|merits?|useful|helpful|convenient|important|necessary|eas(?:y|ier)|cheap\w*|better|popular|fun|good|reasons?|disadvantages?|drawbacks?|demerits|downsides?|shortfalls|harm\w*|risks?|risky|dangerous|costs?|costly|expensive|bad|worse|difficult\w*|hard|problems?|negative\w*|positive\w*|true|takes? (?:some|a lot of|more|much|up)? ?(?:time|money|work)|eliminat\w+|argu\w+|(?<!can )say|believe|think|claim|feel|oppose|disagree)\b/i;
/** What a main clause says against what it grants. */
const judges =
  /\b(?:not|no|never|cannot|only|still|nevertheless|actually|rather|instead|more|less|better|worse|may|might|can|could|should|must|will|would|outweighs?|benefi\w+|advantages?|disadvantages?|harm\w*|useful|good|bad|wrong|right|important|worth|believe|think)\b|n['’]t\b/i;

/** Whether a clause that opens with 'although' or 'while' grants the other side a point, and not only a fact. */
export const concedes = (clause: string, sentence: string): boolean => {
  const head = headOf(clause);
  if (!grantsFrom.test(head) || participle.test(head)) return false;
  if (/^\W*while\b/i.test(head) && /\b(?:was|were|had|did)\b/i.test(head)) return false;
  const main = headOf(sentence).replace(head.replace(/[\s,;.]+$/, ''), '');
  return (otherVoiceOf(head) !== null || weighs.test(head)) && judges.test(main);
};
