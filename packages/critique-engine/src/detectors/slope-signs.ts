import { hedgesIn } from './extreme-words.ts';

/** A sentence with those of its paragraph around it. */
export interface SlopeContext {
  text: string;
  before: string;
  after: string;
}

/** Words with which a writer leaps to the end of a chain. */
const leaps: readonly RegExp[] = [
  /\b(?:(?:the )?next thing (?:you|we|they) know|before (?:you|we|they) (?:even )?(?:know|notice|realise|realize|see)(?: it)?(?=[ ,])|before long)\b[^.!?]*/i,
  /\bwhere (?:does|will|would|do) (?:it|this|that|they|we)(?: all)? (?:end|stop)\b|\bwhere (?:it|this|that) (?:will |would |['’]ll )?(?:all )?(?:ends?|stops?)\b(?! up)/i,
  /(?:^\W*|[,;.–—-] ?|\b(?:and|so|then|allowed|happens|stand|this|that) )(?:what|who)(?:['’]s| is| will be| comes) (?:going to (?:be|happen) )?next\W*\?/i,
  /\b(?:open(?:s|ed|ing)? (?:up )?(?:the |a )?(?:flood ?gates?|pandora['’]?s box|can of worms)|give (?:them|him|her|people|governments?|\w+) an inch|domino effect|(?:is|are|be|becomes?|down|on) (?:a|the|this|that) (?:very )?slippery slope)\b/i,
  /\bwhat(?:['’]?s| is| will| would| could)? (?:to |going to |then )?stop(?:s|ping)? (?:\w+ ){1,4}?from (?:\w+ing|an?|the)\b[^.!?]*|\bat what point (?:does|do|will) (?:this|that|it|they)\b[^.!?]*|\b(?:it|they|this|that|he|she)(?: will|['’]ll)? (?:never|not|won['’]t|does(?:n['’]t| not)) (?:\w+ )?(?:ends?|stops?) there\b|\b(?:think|believe)s?\b[^.!?]{0,40}['’]ll (?:stop|end) there\b/i,
  /\bone thing leads to another\b|\b(?:snowball effect|(?:will|can|could|to) snowball|spiral(?:s|ing)? out of control|(?:lead|leads) to a chain reaction)\b|\bgiv(?:e|ing) an inch\b/i,
  /\btoday (?!(?:is|was|will|has)\b)[^.!?,;]{3,50}[,;] ?(?:and |but )?tomorrow (?!(?:is|was|i|we|you|at|in|and)\b)[^.!?,;]{3,60}/i,
  /(?:^\W*|[,;] (?:and |then )?|\band )soon (?:enough,? )?(?!(?:we|i|you) (?:will|['’]ll) (?:be|see|have|get|find|know|feel|meet|learn|start)\b)(?:\w+ ){1,3}?(?:will|['’]ll|won['’]t)(?: not| never| be| have)? [^.!?]*\b(?:anything|anymore|any more|no longer|never|everyone|everything|nothing|nobody|excuses|without|banned|forced|control\w*|not be able)\b[^.!?]*/i,
  /\bwhat(?:['’]?s| is| comes) next, (?:an?|the|they|will|are|is|no|we)\b[^.!?]*|\bno telling what(?:['’]s| is| comes| will)[^.!?]*|\bif [^.!?]{5,90} (?:then )?what(?:['’]s| is) next\b|\bwhat \w+ will (?:they|he|she|it|the \w+) (?:come for|take|ban|want) next\b/i,
  /\bonce (?:you|we|they|people) (?:let|allow|give|accept|open|ban|start \w+ing)\b[^.!?]{3,110}\b(?:will|['’]ll) (?!(?:be able|feel|enjoy|learn|see|find|know|get better)\b)[^.!?]*\b(?:more|always|never|gradually|over time|everything|all|too|next)\b[^.!?]*|\bif (?:you|we|they|people|the \w+|a \w+) (?:let|allow|ban|start|give)\b[^.!?]{3,100}\b(?:you|we|they|it) (?:will|['’]ll) (?:soon |next |eventually |also )?(?:start|begin) \w+ing (?:it |them )?[^.!?]*\b(?:others?|everything|more|all)\b|\b(?:take|go) (?:it |this |things )?a step further\b/i,
  /\b(?:today|first|now)[, ](?:it['’]?s|it is|its|they|it['’]ll be|we) [^.!?]{3,80}[,;–—-] ?(?:and |but |then )?(?:tomorrow|next|soon)\b[^.!?]*/i,
];
/** A beginning that is said to go on. Only beside what follows. */
const beginnings =
  /\b(?:just|only|merely) (?:the|a) (?:beginning|start|first step|stepping stone|tip of the iceberg)\b[^.!?]*|\b(?:only|just|simply) a (?:matter|question) of time (?:before|until|till|when)\b[^.!?]*/i;
const follows = /\b(?:will|['’]ll|would|going to|soon|if|once|eventually|next)\b/i;
/** The writer does not take the slope for real, or asks about plans. */
const calm =
  /(?:\b(?:not|incorrect|wrong|fallacy|thinking|yourself|wonder\w*)|n['’]t)\b[^.!?]{0,40}(?:slippery|next)\b|\bslippery slope (?:is (?!a\b|when)|argument)/i;
/** What goes under, or falls into somebody's hands, as a whole. */
const doom =
  '(?:(?:another |full[- ]?(?:blown|scale) |a |an |civil |world |all[- ]out |total |utter |complete |mass |more |real[- ]world )*(?:wars?|genocide|dictatorship|anarchy|chaos|collapse|tyranny|extinction|totalitarian\\w*|lawlessness|disaster|catastrophe|civil unrest|bloodshed|ruin|slavery|oppression|violence|downfall|destruction|authoritarian\\w*|police state)|the (?:end|downfall|collapse|destruction|death|demise) of|take over (?:the |our |every|all |completely)\\w*|out of (?:control|hand)|no (?:freedom|rights?|future|one left|country)|nothing left|(?:always|forever) (?:be|stay)|wiped? out|destroy\\w*|collapse|ruin|die(?: out)?)';
const surely = "(?:will|would|['’]ll|is going to|are going to|is bound to|are bound to|won['’]t)";
/** One decision, and then certain ruin. */
const chain = new RegExp(
  `\\b(?:if|once|when|unless|allowing|letting|by (?:allowing|letting|\\w+ing)|this|that|it|which|they) [^.!?]{3,160}?\\b${surely} (?:\\w+ly |only |just |soon |then |all |inevitably |in turn )*(?:lead|escalate|spiral|turn|end(?: up)?|result|become|spread|descend|destroy|ruin|be|cause|start|take|bring|have|lose|mean)\\b[^.!?]{0,40}?\\b${doom}`,
  'i',
);
const steps =
  /\b(?:soon|eventually|next|then|before long|one day|in the end|ultimately|inevitably|sooner or later|lead(?:s|ing)? to|only|gradually|slowly|in turn|snowball|spiral|escalate)\b/i;
const begins =
  /\b(?:if|once|unless|allow(?:s|ed|ing)?|let(?:s|ting)?|start(?:s|ed|ing)?|get(?:s|ting)? away|first|today|without|give|giving)\b/i;
/** A sentence that goes on with the chain of the one before. */
const goesOn = new RegExp(
  `^\\W*(?:and |so |but )?(?:next|then|soon|eventually|before long|after that|pretty soon|in no time|from there)\\b,? [^.!?]{0,60}?\\b${surely}\\b`,
  'i',
);
const ends = new RegExp(`\\b${doom}`, 'i');
const past = /\b(?:was|were|had been|did)\b/i;

/** In a longer sentence several thoughts run together. */
const MOST_CHARACTERS = 260;

/** A leap from a small beginning to an end that nothing between them shows. Null without one. */
export const leapIn = ({ text, before, after }: SlopeContext): string | null => {
  if (text.length > MOST_CHARACTERS || calm.test(text)) return null;
  const leap = leaps.map((form) => form.exec(text)).find((match) => match);
  if (leap) return past.test(leap[0]) || /\b(?:may|might)\b/.test(leap[0]) ? null : leap[0];
  const start = beginnings.exec(text);
  if (start && [text.replace(start[0], ''), after].some((part) => follows.test(part)))
    return start[0];
  if (hedgesIn(text) > 0) return null;
  const found = chain.exec(text);
  if (found && steps.test(text) && (begins.test(text) || begins.test(before))) return found[0];
  const next = goesOn.exec(text);
  return next && begins.test(before) && ends.test(text) ? text : null;
};
