import { phraseRule } from './phrase-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { ingOf } from '../lexicon/verbs.ts';

const object =
  '(?=(?:the|a|an|my|your|his|her|our|their|its|this|that|these|those|it|them|us|me|him|you|people|what|how|society|life|[a-z]+ing)\\b)';

/** After an adjective or a noun: [id, words, wrong ones, right one]. */
const wanted: readonly [string, string, string, string][] = [
  ['adjective-for', 'famous|responsible|grateful', 'of', 'for'],
  [
    'adjective-to',
    'similar|superior|inferior|related|accustomed|addicted|devoted',
    'than|with',
    'to',
  ],
  ['noun-on', 'impact|influence', 'to', 'on'],
];

/** Prepositions after adjectives and nouns, and in set phrases. */
export const PREPOSITION_NOUN_RULES: readonly GrammarRule[] = [
  ...wanted.map(([id, words, wrong, right]) =>
    phraseRule(
      id,
      new RegExp(
        `(?<!\\b(?:most|more|least|less|one|as) )\\b(${words}) (?:${wrong}) ${object}(?!the (?:start|beginning|first|outset|moment|end)\\b)`,
        'gi',
      ),
      `$1 ${right} `,
      `the word is followed by “${right}”`,
      { confidence: 0.75 },
    ),
  ),
  {
    id: 'capable-to',
    pattern:
      /\b(capable|incapable) to (?!the\b|me\b|him\b|her\b|us\b|them\b|an?\b)([a-z]{2,15})\b(?<!ing)/gi,
    replacement: (m) => `${m[1]} of ${ingOf((m[2] ?? '').toLowerCase())}`,
    reason: (m) => `we say “${m[1]} of doing something”`,
    severity: 2,
    confidence: 0.85,
  },
  phraseRule(
    'in-the-other-hand',
    /(?<=^|[,;] )(?:in|by|at|to) (the other hand|the one hand)\b(?! (?:is|was|were)\b|,? (?:i|we|they|he|she) had\b|.*\b(?:hold|held|holding|carr\w+|grip\w*)\b)/gi,
    'on $1',
    'it is “on the one hand … on the other hand”',
  ),
  phraseRule(
    'on-other-hand',
    /(?:\bon|(?<=^|[,;] |\b(?:and|but) )(?:in|by|at|for)) (?:an )?other hand\b/gi,
    'on the other hand',
    'it is “on the other hand”',
  ),
  phraseRule(
    'point-of-view',
    /(?<=^|[,;] )(?:in|on|at|by|for) (my|his|her|their|our) point of view\b/gi,
    'from $1 point of view',
    'one looks from a point of view',
  ),
  phraseRule(
    'according-to-me',
    /\baccording to me\b/gi,
    'in my opinion',
    'others are cited with “according to”; for oneself it is “in my opinion”',
  ),
  phraseRule(
    'same-time',
    /(?<=^|, |\b(?:and|but) )(?:in|on) (the same time|the same moment|the end of the day)(?=[,.]|$| (?:i|we|you|they|it|there)\b)/gi,
    'at $1',
    'a point in time takes “at”',
    { confidence: 0.85 },
  ),
  phraseRule(
    'in-this-moment',
    /(?<!\b(?:liv\w+|caught(?: up)?|lost|be|being|present|joy|fully) )\b(?:in|on) (this moment|the moment)(?=[.,]|$| (?:i|we|there|people|in|the|my|it|you|they|many)\b)/gi,
    'at $1',
    'a moment takes “at”',
    { confidence: 0.75 },
  ),
  phraseRule(
    'in-home',
    /\b(?:in|on) home(?=[.,;!?]|$| (?:because|with|at)\b)/gi,
    'at home',
    'it is “at home”',
  ),
  phraseRule(
    'by-own',
    /(?<!(?:ed|en|wn|un|lt|nt) )\bby (my|your|his|her|our|their) own(?=[.,;!?]|$| (?:because|but|when|without)\b)/gi,
    'on $1 own',
    'alone is “on one’s own”',
  ),
  phraseRule(
    'as-conclusion',
    /^(?:as (?:a )?conclusion|for conclusion|in a conclusion|to conclusion|for conclude|in conclude)(?=,| (?:i|we)\b)/gi,
    'In conclusion',
    'it is “in conclusion” or “to conclude”',
  ),
];
