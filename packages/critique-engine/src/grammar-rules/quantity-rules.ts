import { phraseRule } from './phrase-rule.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { likeCase } from './grammar-rule.ts';

const people =
  'people|students|children|women|men|teachers|parents|countries|teenagers|companies|families|adults|workers|kids|governments|schools';
const plural: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
};

/** Words that say how many, and the nouns and verbs that go with them. */
export const QUANTITY_RULES: readonly GrammarRule[] = [
  {
    id: 'both-of-is',
    pattern:
      /(?<!\b(?:of|for|by|with|to|in|on|from|about|than|like|as|at|[a-z]+ing) )\b((?:both|many|most|several|few) of (?:them|us|you|these|those)) (is|was|has|does)\b/gi,
    replacement: (m) => `${m[1]} ${plural[(m[2] ?? '').toLowerCase()] ?? ''}`,
    reason: () => 'the verb goes with more than one',
    severity: 3,
    confidence: 0.85,
  },
  {
    id: 'kinds-of',
    pattern:
      /\b(these|those|all|different|many|various|several|two|three|both) (kind|type|sort) of (?=[a-z]+s\b|people|children|food|music|information)/gi,
    replacement: (m) => `${m[1]} ${m[2]}s of `,
    reason: (m) => `“${(m[1] ?? '').toLowerCase()}” means more than one`,
    severity: 2,
    confidence: 0.85,
  },
  {
    id: 'this-kinds',
    pattern: /\bthis (kinds|types|sorts) of\b/gi,
    replacement: (m) => likeCase(m[0], `these ${m[1]} of`),
    reason: () => '“this” means one',
    severity: 2,
    confidence: 0.85,
  },
  phraseRule(
    'many-of-plural',
    new RegExp(`\\b(many|some|several|few) of (${people})\\b(?!['’])`, 'gi'),
    '$1 $2',
    '“of” needs “the” or “these” behind it, or goes',
  ),
];
