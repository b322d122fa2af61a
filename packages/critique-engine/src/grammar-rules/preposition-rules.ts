import { likeCase } from './grammar-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';

const swap = (
  id: string,
  pattern: RegExp,
  better: string,
  because: string,
  confidence = 0.85,
): GrammarRule => ({
  id,
  pattern,
  replacement: (m) => likeCase(m[0], better.replace('$1', m[1] ?? '')),
  reason: () => because,
  severity: 2,
  confidence,
});

/** Verbs, nouns and adjectives with a wrong or superfluous preposition. */
export const PREPOSITION_RULES: readonly GrammarRule[] = [
  swap(
    'discuss-about',
    /\b(discuss|discussed|discusses|discussing|mention|mentioned) about(?= (?:the|an?|my|our|their|his|her|it|this|these|how|what|that)\b)/gi,
    '$1',
    'one discusses or mentions a thing, not about it',
  ),
  swap(
    'depend-of',
    /\b(depend|depends|depending|depended) (?:of|from)\b(?! course)/gi,
    '$1 on',
    'what depends, depends on something',
  ),
  swap(
    'interested-on',
    /\binterested (?:on|about|to(?= [a-z]+ing\b)) (?=the|a|my|their|his|her|it|this|that|learning|[a-z]+ing)\b/gi,
    'interested in ',
    'interest is in something',
  ),
  swap(
    'listen-without',
    /\b(listen|listens|listening|listened) (?=(?:music|the(?! (?:most|least|whole|entire|first))|my|our|their|your|his|her|them|him|me|us)\b)/gi,
    '$1 to ',
    'one listens to something',
  ),
  swap('despite-of', /\bdespite of\b/gi, 'despite', '“despite” needs no “of”', 0.95),
  swap('in-nowadays', /\bin nowadays\b/gi, 'nowadays', '“nowadays” already says when', 0.95),
  swap(
    'more-better',
    /(?<!\b(?:one|two|three|no|any|many|some|few|several) )\bmore (better|worse|easier|bigger|faster|cheaper|happier|harder|stronger|healthier|cleaner|safer)(?=[.,;!?]|$| (?:than|then|for|to|if|when|because)\b)/gi,
    '$1',
    'the ending already says “more”',
    0.95,
  ),
  swap('alot', /\balot\b/gi, 'a lot', 'it is two words', 0.95),
  swap(
    'its-a',
    /\bits (?=(?:(?:an?|the|because|been|too (?:late|early|much|hard|easy|big|small|expensive|far|bad|good|long|short|hot|cold))\b|not (?:an?|the|true|easy|only|just|that|enough|fair|right|clear|possible)\b|(?:important|hard|easy|difficult|better|good|necessary) to\b|true that\b|going to (?:be|have|help|happen)\b))/gi,
    "it's ",
    '“its” means “of it”; here it stands for “it is”',
    0.85,
  ),
  swap(
    'their-is',
    /\btheir (?=(?:is|are|was|were)\b(?! (?:leaving|living|going|doing|having|being|trying|getting|making|taking|coming)\b))/gi,
    'there ',
    '“their” means “of them”',
    0.95,
  ),
  swap(
    'people-which',
    /(?<!\b(?:of|for|from|with|about|to|in|between|by|on|ask|asks|asked|tell|tells|told|show|shows|showed|teach|taught) (?:the |these |young |many |such |all |an? )?)\b(people|person|students?|learners?|pupils?|child|children|man|woman|teachers?|parents?|workers?) which (?=(?:(?:only|always|often|never|also|still|usually|really) )?(?:are|is|have|has|can|lives?|wants?|will|works?|likes?|do|does|don['’]t|were|was|needs?|watch|watches|knows?|goes|gets?|takes?|makes?|uses?)\b)/gi,
    '$1 who ',
    'a person is a “who”',
    0.8,
  ),
];
