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
): GrammarRule => ({
  id,
  pattern: new RegExp(
    `\\b(${verbs}) ((?:an? |the |some |my |your |our |their |his |her |many |a lot of |more |any |this |good |big |great |new )*)(${nouns})\\b`,
    'gi',
  ),
  better: (m) => `${to((m[1] ?? '').toLowerCase())} ${m[2]}${m[3]}`,
  because: () => because,
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

/** Words that do not go together, and those that do: general lists of dictionaries for learners. */
export const COLLOCATION_RULES: readonly GrammarRule[] = [
  other(
    'do-mistake',
    'do|does|did|doing|done',
    'mistakes?|decisions?|progress|efforts?|noise|choice|choices|difference|plans?|money|friends|changes?|mess|phone calls?|suggestions?|promise|excuses?|party|reservation|contribution|profit',
    (v) => forms[v] ?? 'make',
    'one makes it',
  ),
  other(
    'make-homework',
    'make|makes|made|making',
    'homework|housework|sports?|exercises?|exams?|research|shopping|business|yoga|cooking|cleaning|my best|activities|things|job',
    (v) => forms[v] ?? 'do',
    'one does it',
    0.7,
  ),
  other(
    'make-photo',
    'make|makes|made|making|do|does|did|doing',
    'photos?|pictures?|photographs?|selfies?|shower|nap|walk',
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
    'lights?|tv|television|computer|radio',
    tense(['turn on', 'turns on', 'turned on', 'turning on']),
    'one turns it on',
  ),
  other(
    'close-light',
    'close|closes|closed|closing',
    'lights?|tv|television|computer|radio',
    tense(['turn off', 'turns off', 'turned off', 'turning off']),
    'one turns it off',
  ),
  other(
    'win-money',
    'win|wins|won|winning',
    'money|salary|living',
    tense(['earn', 'earns', 'earned', 'earning']),
    'for work one earns it',
    0.65,
  ),
  other(
    'know-new',
    'know|knows|knew|knowing',
    'new people|new friends|new cultures|people from',
    tense(['meet', 'meets', 'met', 'meeting']),
    'for the first time one meets people',
    0.65,
  ),
  other(
    'make-travel',
    'make|makes|made|making|do|does|did|doing',
    'travel|travels|trips?|journeys?',
    tense(['go on', 'goes on', 'went on', 'going on']),
    'one goes on it',
    0.6,
  ),
  other(
    'make-party',
    'make|makes|made|making|do|does|did|doing',
    'part(?:y|ies)|conversations?|discussion',
    tense(['have', 'has', 'had', 'having']),
    'one has it',
    0.7,
  ),
  phraseRule(
    'strong-rain',
    /\b(?:strong|big|hard) (rain|traffic|snow|smoker)\b/gi,
    'heavy $1',
    'it is heavy',
    { confidence: 0.85 },
  ),
  phraseRule(
    'learn-me',
    /\b(?:learn|learns|learned) (me|him|them|us|children|students|you|pupils|kids) (?=(?:how|to|that|about|the|english)\b)/gi,
    'teach $1 ',
    'one learns; a teacher teaches',
    { confidence: 0.85 },
  ),
  phraseRule(
    'borrow-me',
    /\bborrow (me|him|her|us|them)\b/gi,
    'lend $1',
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
    /\bamounts? of (people|students|children|cars|tourists|countries|friends|books|things|women|men|accidents|problems)\b/gi,
    'number of $1',
    'what can be counted has a number',
    { confidence: 0.85 },
  ),
  phraseRule(
    'big-importance',
    /\bbig (importance|attention|interest in|value|effort|success|help|damage|pleasure|respect|happiness|experience)\b/gi,
    'great $1',
    'it is great rather than big',
    { confidence: 0.7 },
  ),
  phraseRule(
    'in-these-days',
    /\b(?:in|at|on) (?:these|those) days\b(?=[ ,](?:people|i|we|it|they|the|there|young|many|,))/gi,
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
    /\b(?:to|with|under|as) my opinion\b/gi,
    'in my opinion',
    'it is “in my opinion”',
    { confidence: 0.85 },
  ),
  phraseRule(
    'as-i-know',
    /\bas (?:much as )?i know(?=[.,;]|$| (?:that|the|there|it|he|she|they|you)\b)/gi,
    'as far as I know',
    'it is “as far as I know”',
    { confidence: 0.7 },
  ),
  phraseRule('all-the-days', /\ball the days\b/gi, 'every day', 'it is “every day”', {
    confidence: 0.85,
  }),
  phraseRule(
    'how-you-call',
    /\bhow (?=(?:is|are|was|do you|do we) (?:it |you |this |they )?call(?:ed)?\b)/gi,
    'what ',
    'one asks what a thing is called',
  ),
  phraseRule('very-fun', /\b(?:very|really very|so much) fun\b/gi, 'great fun', '“fun” is a noun', {
    confidence: 0.7,
  }),
  phraseRule(
    'lack-of',
    /\b(i|we|they|people|countries|students|who|that) lack of\b/gi,
    '$1 lack',
    'the verb takes no “of”',
    { confidence: 0.75 },
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
    /\b(such as|like|including|e\.g\.)[:,] (?=[a-z])/gi,
    '$1 ',
    'the examples follow at once',
    { severity: 1, confidence: 0.6 },
  ),
  phraseRule(
    'although-but',
    /^although ([^,.]{10,120}), but\b/gi,
    'Although $1,',
    '“although” and “but” say the same twice',
    { confidence: 0.85 },
  ),
];
