import type { GrammarRule } from './grammar-rule.ts';
import { phraseRule } from './phrase-rule.ts';
import { ingOf } from './verb-forms.ts';

/** Base forms that are hardly ever nouns or adjectives. */
const bare =
  'be|become|do|have|make|take|give|get|go|see|know|learn|eat|buy|tell|write|read|bring|choose|keep|meet|find|speak|understand|improve|develop|create|continue|explain|reduce|protect|provide|spend|pay|sell|send|sit|teach|think|travel|visit|wear|win|achieve|avoid|communicate|enjoy|follow|forget|grow|happen|help|include|join|live|listen|lose|prepare|receive|remember|say|share|solve|stay|study|watch|work|play|talk|walk|swim|drive|cook|move|use|start|stop|try';
const sure = bare
  .split('|')
  .filter(
    (v) =>
      !/^(?:help|share|use|start|stop|try|move|drive|walk|talk|play|work|watch|study|stay|cook|visit|travel|win|wear|live)$/.test(
        v,
      ),
  )
  .join('|');

const toIng = (id: string, pattern: RegExp, because: string, confidence = 0.8): GrammarRule => ({
  id,
  pattern,
  better: (m) => `${m[1]} ${ingOf((m[2] ?? '').toLowerCase())}`,
  because: () => because,
  severity: 3,
  confidence,
});

/** Which form of a verb follows another verb or word: to, -ing, neither. */
export const VERB_PATTERN_RULES: readonly GrammarRule[] = [
  toIng(
    'verb-wants-ing',
    new RegExp(
      `\\b(enjoys?|enjoyed|avoid|avoids|avoided|finish|finished|suggest|suggested|recommend|recommended|consider|considered|imagine|imagined|dislikes?|keeps?|kept|practise|practised|practice|give up|gave up|miss|mind|can['’]t help|stand) to (${bare})\\b`,
      'gi',
    ),
    'this verb is followed by one in -ing',
  ),
  toIng(
    'worth-to',
    new RegExp(`\\b(worth|worth it) to (${bare})\\b`, 'gi'),
    '“worth” is followed by -ing',
  ),
  toIng(
    'forward-to',
    new RegExp(`\\b(look(?:ing|s|ed)? forward (?:to|for)) (${bare}|hear)\\b`, 'gi'),
    'this “to” is a preposition, and a verb after it takes -ing',
    0.9,
  ),
  toIng(
    'spend-time-to',
    new RegExp(
      `\\b(spen(?:d|ds|t|ding) (?:[a-z]+ ){0,3}(?:time|money|hours|days|years|life|lives|weekends?|holidays?)) to (${bare})\\b`,
      'gi',
    ),
    'time is spent doing something',
  ),
  toIng(
    'difficulty-to',
    new RegExp(
      `\\b((?:have|has|had|having) (?:a lot of |many |some |great |no |any )?(?:difficulty|difficulties|problems?|trouble|fun)) to (${bare})\\b`,
      'gi',
    ),
    'one has difficulty doing something',
  ),
  toIng(
    'used-to-ing',
    new RegExp(
      `\\b((?:am|is|are|was|were|get|getting|got|become) (?:not )?(?:used|accustomed) to) (${bare})\\b`,
      'gi',
    ),
    'to be used to doing something takes -ing',
    0.7,
  ),
  toIng(
    'without-to',
    new RegExp(
      `\\b(without|before|after|by|instead of|because of|despite|about|of|for) to (${bare})\\b`,
      'gi',
    ),
    'after a preposition a verb takes -ing, without “to”',
  ),
  {
    id: 'to-ing',
    pattern:
      /\b(want|wants|wanted|need|needs|decided?|hope|hoped|plan|planned|try|tried|able|going|in order|like|learn|have|has|had|possible|important|difficult|easy|want(?:s|ed)? (?:me|you|him|her|us|them|people)) to (go|do|make|be|have|tak|get|learn|study|work|buy|play|improv|chang|develop|travell|travel|visit|help|spend|watch|read|us|liv|giv|writ|speak|mov|danc|cook|eat|driv|swimm|runn)ing\b/gi,
    better: (m) => {
      const stem = (m[2] ?? '').toLowerCase();
      const verb = /^(?:tak|mak|improv|chang|us|liv|giv|writ|mov|danc|driv)$/.test(stem)
        ? `${stem}e`
        : stem.replace(/(?:ll|mm|nn)$/, (x) => x.charAt(0));
      return `${m[1]} to ${verb}`;
    },
    because: (m) => `after “${m[1]} to” the verb stands without -ing`,
    severity: 3,
    confidence: 0.8,
  },
  phraseRule(
    'want-without-to',
    new RegExp(
      `\\b(want|wants|wanted|decide|decides|decided|would like|['’]d like|hope|hopes|hoped|refuse|refused|agreed|promised|able|supposed|forced|allowed|willing|hoping|planning|ready|afford|seems|tend|tends) (${sure})\\b`,
      'gi',
    ),
    '$1 to $2',
    '“to” stands between the two verbs',
    { severity: 3, confidence: 0.8 },
  ),
  phraseRule(
    'suggest-you-to',
    new RegExp(
      `\\b(suggest|suggested|recommend|recommended|propose|suggesting) (you|him|her|them|people|everyone|us) to (${bare})\\b`,
      'gi',
    ),
    '$1 that $2 $3',
    'it is suggested that somebody do something',
    { severity: 3, confidence: 0.75 },
  ),
  phraseRule(
    'had-better-to',
    new RegExp(
      `\\b(had better|['’]d better|would rather|['’]d rather|why not|let['’]s|let us) to ([a-z]{2,})\\b`,
      'gi',
    ),
    '$1 $2',
    'the verb stands bare here',
    { severity: 3 },
  ),
  phraseRule(
    'want-that',
    /\b(want|wants|wanted) that (you|he|she|they|we|people|my|the|everyone)\b/gi,
    '$1 $2',
    'one wants somebody to do something, without “that”',
    { severity: 3, confidence: 0.7 },
  ),
  phraseRule(
    'use-to',
    new RegExp(
      `(?<!\\b(?:that|which|what|who|whom|how|why|where|things?) )\\b(i|we|they|he|she|people|you|it|who) use to (${bare}|think|feel|love|like)\\b`,
      'gi',
    ),
    '$1 used to $2',
    'a habit of the past is “used to”',
    { severity: 3 },
  ),
  phraseRule(
    'be-use-to',
    /\b(am|is|are|was|were|['’]m|['’]re|get|getting|got) (use|suppose|bound|oblige|force) to\b/gi,
    '$1 $2d to',
    'the participle ends in -d',
    { severity: 3 },
  ),
  phraseRule(
    'reason-because',
    /\b(reasons?) (?:of )?because\b/gi,
    '$1 why',
    'after “reason” stands “why” or “that”',
    { confidence: 0.7 },
  ),
];
