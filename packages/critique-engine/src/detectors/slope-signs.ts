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
