import type { GrammarRule } from './grammar-rule.ts';
import { likeCase } from './grammar-rule.ts';

const POSITIVE: Readonly<Record<string, string>> = {
  nothing: 'anything',
  nobody: 'anybody',
  'no one': 'anyone',
  nowhere: 'anywhere',
  none: 'any',
};
const negated =
  "(?:did|do|does|was|were|could|would|should|has|have|had|will)(?: not|n['’]t)|don['’]t|won['’]t|never";
/** Comparatives that need no 'more' and no 'most'. */
const compared =
  'easier|cheaper|bigger|smaller|faster|older|younger|higher|taller|shorter|longer|harder|stronger|richer|poorer|happier|healthier|earlier|busier|darker|lighter|brighter|louder|quieter|safer|larger|cleaner|closer|quicker|nicer|warmer|colder|hotter|deeper|wider|smarter|kinder|friendlier|heavier|lower|slower|stricter|simpler|clearer|calmer|fairer|worse';

/** Forms that are set in writing: one negation, one comparison. */
export const FIXED_FORM_RULES: readonly GrammarRule[] = [
  {
    id: 'double-negative',
    pattern: new RegExp(
      `\\b(${negated}) ((?!do\\b|be\\b)[a-z]{2,15}(?: (?:him|her|them|me|us|you|to))?) (nothing|nobody|no one|nowhere|none)\\b(?! (?:but|less|more|other|except|like|to do with|short)\\b)`,
      'gi',
    ),
    replacement: (m) =>
      /^(?:and|or|but|for|that|if|because)$/i.test(m[2] ?? '')
        ? null
        : `${m[1]} ${m[2]} ${POSITIVE[(m[3] ?? '').toLowerCase()] ?? ''}`,
    reason: (m) => `“${(m[1] ?? '').toLowerCase()}” already says no`,
    severity: 3,
    confidence: 0.8,
  },
  {
    id: 'double-negative-no',
    pattern: new RegExp(
      `\\b((?:${negated}) (?:have|need|want|get|give|make|see|know|has)) no (?=[a-z]{3,})(?!(?:doubt|longer|more|less|one|matter)\\b)`,
      'gi',
    ),
    replacement: (m) => `${m[1]} any `,
    reason: () => 'the sentence says no twice',
    severity: 3,
    confidence: 0.8,
  },
  {
    id: 'double-comparison',
    pattern: new RegExp(`\\b(a )?more (${compared})\\b(?! (?:and|or) more\\b)`, 'gi'),
    replacement: (m) => likeCase(m[0], `${m[1] ?? ''}${m[2] ?? ''}`),
    reason: (m) => `“${(m[2] ?? '').toLowerCase()}” already compares`,
    severity: 2,
    confidence: 0.85,
  },
];
