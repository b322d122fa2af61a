import { likeCase } from './grammar-rule.ts';
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
const tense =
  (take: readonly [string, string, string, string]) =>
  (verb: string): string =>
    /ing$/.test(verb)
      ? take[3]
      : /^(?:did|made|said|closed|opened|won|knew|had|gave|put)$/.test(verb)
        ? take[2]
        : /s$/.test(verb)
          ? take[1]
          : take[0];

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
  other(
    'make-homework',
    'make|makes|made|making',
    'homework|housework|sports?|exercises?|yoga|shopping|my best',
    (v) => forms[v] ?? 'do',
    'one does it',
    0.7,
  ),
  other(
    'make-photo',
    'make|makes|made|making',
    'photos?|selfies?|nap',
    tense(['take', 'takes', 'took', 'taking']),
    'one takes it',
    0.65,
  ),
  other(
    'say-truth',
    'say|says|said|saying',
    'truth|lies?|stor(?:y|ies)|jokes?|secrets?',
    tense(['tell', 'tells', 'told', 'telling']),
    'one tells it',
  ),
  other(
    'open-light',
    'open|opens|opened|opening',
    'lights?|tv|television',
    tense(['turn on', 'turns on', 'turned on', 'turning on']),
    'one turns it on',
  ),
  other(
    'close-light',
    'close|closes|closed|closing',
    'lights?|tv|television',
    tense(['turn off', 'turns off', 'turned off', 'turning off']),
    'one turns it off',
  ),
  other(
    'win-money',
    'win|wins|won|winning',
    'living',
    tense(['earn', 'earns', 'earned', 'earning']),
    'for work one earns it',
    0.65,
  ),
  other(
    'know-new',
    'know|knows|knew|knowing',
    'new people|new friends|new cultures',
    tense(['meet', 'meets', 'met', 'meeting']),
    'for the first time one meets people',
    0.65,
  ),
  other(
    'make-travel',
    'make|makes|made|making',
    'travels?',
    tense(['go on', 'goes on', 'went on', 'going on']),
    'one goes on it',
    0.6,
  ),
  other(
    'make-party',
    'make|makes|made|making',
    'part(?:y|ies)',
    tense(['have', 'has', 'had', 'having']),
    'one has it',
    0.7,
  ),
  phraseRule(
    'strong-rain',
    /\bstrong (rain|traffic|smoker)(?=[.,;!?]|$| (?:and|in|on|which|that)\b)/gi,
    'heavy $1',
    'it is heavy',
    { confidence: 0.85 },
  ),
  {
    id: 'learn-me',
    pattern:
      /\b(learn|learns|learned|learnt) (me|him|them|us|children|students|you|pupils|kids) (?=(?:how|to|that|about|the|english)\b)/gi,
    replacement: (m) => {
      const verb = (m[1] ?? '').toLowerCase();
      const form = verb === 'learn' ? 'teach' : verb === 'learns' ? 'teaches' : 'taught';
      return likeCase(m[0], `${form} ${m[2]} `);
    },
    reason: () => 'one learns; a teacher teaches',
    severity: 2,
    confidence: 0.85,
  },
  phraseRule(
    'borrow-me',
    /\bborrow (me|him|us|them) (?=(?:an?|some|your|money)\b)/gi,
    'lend $1 ',
    'the owner lends, the other borrows',
  ),
  phraseRule(
    'big-quantity',
    /\b(?:big|high|large) (quantity|quantities|amount) of (people|students|children|cars|tourists|countries)\b/gi,
    'large number of $2',
    'what can be counted has a number',
    { confidence: 0.75 },
  ),
  phraseRule(
    'amount-people',
    /\bamounts? of (people|students|children|cars|tourists|countries|friends|books|women|men|accidents)\b(?!['’])/gi,
    'number of $1',
    'what can be counted has a number',
    { confidence: 0.85 },
  ),
  phraseRule(
    'big-importance',
    /\bbig (importance|attention|happiness)(?=[.,;!?]|$| (?:to|for|in|of|and)\b)/gi,
    'great $1',
    'it is great rather than big',
    { confidence: 0.7 },
  ),
  phraseRule(
    'in-these-days',
    /\b(?:in|at) these days\b(?=,| (?:people|many|young)\b)/gi,
    'these days',
    'it stands without “in”',
    { confidence: 0.7 },
  ),
  phraseRule(
    'until-the-moment',
    /\buntil the moment(?=[.,;!?]|$)/gi,
    'so far',
    'up to now is “so far”',
    { confidence: 0.8 },
  ),
  phraseRule(
    'for-my-opinion',
    /^(?:to|with|under|as|on|for|by|at) my opinion(?=,| (?:i|it|the|we|this)\b)/gi,
    'in my opinion',
    'it is “in my opinion”',
    { confidence: 0.85 },
  ),
  phraseRule(
    'as-i-know',
    /(?<=^|, )as (?:much as )?i know(?=,)/gi,
    'as far as I know',
    'it is “as far as I know”',
    { confidence: 0.7 },
  ),
  phraseRule(
    'all-the-days',
    /(?<!\bof )\ball the days(?=[.!?;]|$)/gi,
    'every day',
    'it is “every day”',
    {
      confidence: 0.85,
    },
  ),
  phraseRule(
    'how-you-call',
    /\bhow (?=(?:(?:is|are|was) (?:it|this|that) called(?=[.?!,]|$| in\b)|(?:do you|do we) call (?:it|this|that)\?))/gi,
    'what ',
    'one asks what a thing is called',
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
