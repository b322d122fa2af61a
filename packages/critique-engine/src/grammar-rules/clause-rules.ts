import type { GrammarRule } from './grammar-rule.ts';

const pronoun = 'i|you|we|they|he|she|it|there|this|these';
const finite =
  "is|are|was|were|am|will|would|can|could|should|must|may|might|have|has|had|do|does|did|don['’]t|doesn['’]t|didn['’]t|can['’]t|won['’]t|need|want|think|believe|get|feel|know|become|became|went|got|see|saw|find|found|go|make|start|like|love|cannot";
const opener =
  /^["'“‘(]?(?:if|when|although|even though|though|while|because|since|as soon as|after|before|whenever|once|unless|until|as)\b/i;
const ties =
  /\b(?:that|what|which|who|whom|where|how|why|if|when|whether|because|and|or|but|so|as|than|think|believe|know|say|said|hope|feel|like|everything|all|thing|things|way|time|places?|people|of|for|to|with|in|on|about|not|until|while|since|although|though|before|after|whatever|whenever|wherever|unless|once|is|are|was|were|do|does|did|can|could|should|will|would|have|has|had|if)$/i;

const phraseOpener =
  /^["'“‘(]?(?:in|on|at|after|during|before|last|next|one day|these days|nowadays|today|this year|from|for|with|by|until|due to|thanks to|according to|despite|instead of|because of|besides|apart from|as a|sometimes|usually|every)\b/i;

/** A clause within the opening: where it ends is no longer certain. */
const inner =
  /\b(?:that|which|who|because|if|when|and|but|so|than|i|you|we|they|he|she|it|is|are|was|were)\b/i;

/** Where two clauses meet. */
export const CLAUSE_RULES: readonly GrammarRule[] = [
  {
    id: 'comma-after-clause',
    pattern: new RegExp(`(?<=\\s)([a-z'’]+) (${pronoun}) (?=(?:${finite})\\b)`, 'gi'),
    better: (m, sentence) => {
      const before = sentence.slice(0, m.index);
      if (
        !opener.test(sentence) ||
        /,/.test(sentence.slice(0, m.index + m[0].length)) ||
        ties.test(m[1] ?? '')
      )
        return null;
      const words = before.split(' ').length;
      return words >= 3 && words <= 18 ? `${m[1]}, ${m[2]}` : null;
    },
    because: (m) =>
      `the main clause begins at “${m[2]}”, and a comma shows where the condition ends`,
    severity: 1,
    confidence: 0.7,
  },
  {
    id: 'comma-after-phrase',
    pattern: new RegExp(`(?<=\\s)([a-z0-9'’]+) (${pronoun}) (?=(?:${finite})\\b)`, 'gi'),
    better: (m, sentence) => {
      const before = sentence.slice(0, m.index);
      if (!phraseOpener.test(sentence) || /[,:;]/.test(before) || ties.test(m[1] ?? ''))
        return null;
      const words = before.split(' ').length;
      return words >= 2 && words <= 12 && !inner.test(before) ? `${m[1]}, ${m[2]}` : null;
    },
    because: (m) =>
      `the sentence proper begins at “${m[2]}”, and a comma shows where its setting ends`,
    severity: 1,
    confidence: 0.65,
  },
  {
    id: 'comma-before-but',
    pattern: new RegExp(
      `\\b([a-z'’]+) (but) (?=(?:i|you|we|they|he|she|it|there) (?:${finite})\\b)`,
      'gi',
    ),
    better: (m, sentence) =>
      m.index > 12 &&
      !/^(?:not|nothing|anything|all)$/i.test(m[1] ?? '') &&
      !/\bnot only\b/i.test(sentence)
        ? `${m[1]}, but`
        : null,
    because: () => 'two full sentences meet here, and a comma parts them before “but”',
    severity: 1,
    confidence: 0.75,
  },
  {
    id: 'comma-before-so',
    pattern: new RegExp(
      `\\b([a-z'’]{3,}) (so) (?=(?:i|you|we|they|he|she|it) (?:${finite})\\b)`,
      'gi',
    ),
    better: (m, sentence) =>
      m.index > 12 &&
      !/^(?:and|think|hope|doing|did|even|just|not|said|say)$/i.test(m[1] ?? '') &&
      !/\bso that\b/i.test(sentence)
        ? `${m[1]}, so`
        : null,
    because: () => 'two full sentences meet here, and a comma parts them before “so”',
    severity: 1,
    confidence: 0.7,
  },
];
