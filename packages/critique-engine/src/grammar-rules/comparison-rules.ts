import { phraseRule } from './phrase-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';

const short: Readonly<Record<string, string>> = {
  easy: 'easier',
  cheap: 'cheaper',
  big: 'bigger',
  small: 'smaller',
  fast: 'faster',
  old: 'older',
  young: 'younger',
  high: 'higher',
  tall: 'taller',
  short: 'shorter',
  long: 'longer',
  hard: 'harder',
  strong: 'stronger',
  rich: 'richer',
  poor: 'poorer',
  happy: 'happier',
  healthy: 'healthier',
  early: 'earlier',
  busy: 'busier',
  dirty: 'dirtier',
  noisy: 'noisier',
  funny: 'funnier',
  lazy: 'lazier',
  heavy: 'heavier',
  cold: 'colder',
  hot: 'hotter',
  warm: 'warmer',
  near: 'nearer',
  safe: 'safer',
  large: 'larger',
  good: 'better',
  bad: 'worse',
  clean: 'cleaner',
  close: 'closer',
  quick: 'quicker',
  late: 'later',
  nice: 'nicer',
};
const adjectives = Object.keys(short).join('|');
const superlative = (adjective: string): string =>
  ({ good: 'best', bad: 'worst' })[adjective] ?? (short[adjective] ?? '').replace(/r$/, 'st');

/** Comparative and superlative forms. */
export const COMPARISON_RULES: readonly GrammarRule[] = [
  {
    id: 'more-short',
    pattern: new RegExp(
      `\\bmore (${adjectives})(?= than (?:the|an?|my|your|his|her|our|their|other|before|ever|it|they|we|you|i|he|she|this|that|in)\\b)(?<!\\b(?:good|bad))`,
      'gi',
    ),
    replacement: (m) => short[(m[1] ?? '').toLowerCase()] ?? null,
    reason: (m) => `“${m[1]}” is a short word, so we add an ending instead of “more”`,
    severity: 2,
    confidence: 0.85,
  },
  {
    id: 'most-short',
    pattern: new RegExp(
      `\\bthe most (${adjectives})(?<!\\b(?:good|bad))(?=[.,;]|$| (?:way|thing|place|city|country|subject|sport|solution|person|option|method|part|job|time|day|to)\\b)`,
      'gi',
    ),
    replacement: (m) => `the ${superlative((m[1] ?? '').toLowerCase())}`,
    reason: (m) => `“${m[1]}” is a short word, so we add an ending instead of “most”`,
    severity: 2,
    confidence: 0.85,
  },
  phraseRule(
    'as-than',
    /\b(?:as|so) (?!more\b|less\b|worse\b|such\b|rather\b|[a-z]+er\b)([a-z]+) than\b/gi,
    'as $1 as',
    'equal things are “as … as”',
    {
      confidence: 0.85,
    },
  ),
  phraseRule(
    'comparative-that',
    /\b(worse|bigger|smaller|easier|harder|cheaper|faster|safer|stronger|healthier|more (?:important|expensive|difficult|interesting|comfortable|useful|dangerous)) that (?=(?:the other|any other|others?|in the past|before|public|cars?)\b)/gi,
    '$1 than ',
    'a comparison is made with “than”',
    { confidence: 0.65 },
  ),
  phraseRule('elder-than', /\belder than\b/gi, 'older than', 'it is “older than”'),
  phraseRule(
    'worser',
    /\b(?:worser|more worse)(?=[.,;!?]|$| than\b)/gi,
    'worse',
    '“worse” already compares',
    {
      confidence: 0.95,
    },
  ),
  phraseRule('gooder', /\bgooder\b/gi, 'better', 'it is “better”'),
  phraseRule(
    'much-more-er',
    /\bmuch more (easier|happier|healthier|busier|earlier|heavier|better|bigger|cheaper|faster|stronger)\b/gi,
    'much $1',
    'the ending already says “more”',
    { confidence: 0.9 },
  ),
];
