import { phraseEnd } from './clause-start.ts';
import { phraseRule } from './phrase-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';

const forms: Readonly<Record<string, string>> = {
  do: 'make',
  does: 'makes',
  did: 'made',
  doing: 'making',
  done: 'made',
  make: 'do',
  makes: 'does',
  made: 'did',
  making: 'doing',
};
const other = (
  id: string,
  verbs: string,
  nouns: string,
  to: (verb: string) => string,
  because: string,
  confidence = 0.8,
  innocent: (before: string, match: RegExpExecArray) => boolean = () => false,
  end = phraseEnd,
): GrammarRule => ({
  id,
  pattern: new RegExp(
    `\\b(${verbs}) ((?:an? |the |some |my |your |our |their |his |her |many |a lot of |more |any |this |good |big |great |new )*)(${nouns})\\b(?!['’-])${end}`,
    'gi',
  ),
  // A question or 'not only' makes an auxiliary of 'do'; the noun must end its phrase, for 'make homework easier' is right.
  replacement: (m, sentence) =>
    innocent(sentence.slice(0, m.index), m)
      ? null
      : `${to((m[1] ?? '').toLowerCase())} ${m[2]}${m[3]}`,
  reason: () => because,
  severity: 2,
  confidence,
});

/** Whether 'do' may help another verb: 'what did the party promise', 'things do change'. */
const doHelps = (
  before: string,
  [, verb = '', determiner = '', noun = '']: RegExpExecArray,
): boolean =>
  (/^(?:do|does|did)$/i.test(verb) &&
    !/\b(?:i|you|we|they|he|she|people|students|to|not|will|can|could|should|must|would|never|always|who) $/i.test(
      before,
    )) ||
  (/^done$/i.test(verb) && !/\b(?:have|has|had|['’]ve)(?: \w+)? $/i.test(before)) ||
  (!determiner &&
    /^(?:plans?|changes?|promise|progress|mess|profit|choices?|phone calls?)$/i.test(noun)) ||
  /\?$/.test(before);

/** Wrong collocations, each with the right one, from learners' dictionaries. */
export const COLLOCATION_RULES: readonly GrammarRule[] = [
  other(
    'do-mistake',
    'do|does|did|doing|done',
    'mistakes?|decisions?|progress|efforts?|noise|choice|choices|difference|plans?|money|friends|changes?|mess|phone calls?|suggestions?|promise|excuses?|reservation|contribution|profit',
    (v) => forms[v] ?? 'make',
    'one makes it',
    0.8,
    doHelps,
    '(?=[.,;!?]|$| (?:in|and|when|because|to|about|for|with|at|on|but)\\b)',
  ),
  phraseRule(
    'borrow-me',
    /\bborrow (me|him|us|them) (?=(?:an?|some|your|money)\b)/gi,
    'lend $1 ',
    'the owner lends, the other borrows',
  ),
  phraseRule(
    'amount-people',
    /\bamounts? of (people|students|children|cars|tourists|countries|friends|books|women|men|accidents)\b(?!['’])/gi,
    'number of $1',
    'what can be counted has a number',
    { confidence: 0.85 },
  ),
  phraseRule(
    'for-my-opinion',
    /^(?:to|with|under|as|on|for|by|at) my opinion(?=,| (?:i|it|the|we|this)\b)/gi,
    'in my opinion',
    'it is “in my opinion”',
    { confidence: 0.85 },
  ),
  phraseRule(
    'very-fun',
    /\bvery fun(?=[.,;!?]|$| (?:and|to|because)\b)/gi,
    'great fun',
    '“fun” is a noun',
    {
      confidence: 0.7,
    },
  ),
  phraseRule(
    'lack-of',
    /\b((?:i|we|they|who|you|people|students|children|he|she|it) lack(?:s|ed)?) of\b/gi,
    '$1',
    'the verb takes no “of”',
    {
      confidence: 0.75,
    },
  ),
  phraseRule(
    'comma-that',
    /\b(think|believe|know|say|said|agree|feel|hope|mean|means|shows?|suggests?|realised?|realized?|understand|noticed|sure|true|clear|important|obvious), that (?=(?:i|we|you|they|he|she|it|the|a|people|this|there|in|my|our|some|all)\b)/gi,
    '$1 that ',
    'no comma stands before this “that”',
    { severity: 1, confidence: 0.85 },
  ),
  phraseRule(
    'such-as-comma',
    /\b(such as)[:,] (?!for\b|but\b|in\b|among\b|say\b)(?=[a-z])/gi,
    '$1 ',
    'the examples follow at once',
    { severity: 1, confidence: 0.6 },
  ),
  phraseRule(
    'although-but',
    /^(although|though|even though) ([^,.]{10,120}), but(?= (?:i|you|we|they|he|she|it|there|the|this|people|many)\b)/gi,
    '$1 $2,',
    '“although” and “but” say the same twice',
    { confidence: 0.85 },
  ),
];
