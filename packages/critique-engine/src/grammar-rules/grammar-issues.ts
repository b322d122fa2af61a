import type { Span } from '@argint/text-analysis';
import { isBrokenLine } from './broken-line.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { issueWording } from './issue-wording.ts';
import { correctionsIn } from './sentence-corrections.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import type { ParagraphDetector, Remark } from '../detector.ts';

/** What is good style is hardly a mistake where it is missing. */
const verbFor = ({ isOptional }: GrammarRule): string =>
  isOptional ? 'reads more easily as' : 'should be';

const find: ParagraphDetector = ({ sentences }, essay) =>
  sentences.flatMap((sentence) => {
    const issues: (Remark & { at: Span })[] = [];
    const corrections = correctionsIn(sentence.source);
    for (const { rule, start, words, replacement, reason } of corrections) {
      const at = { start: sentence.start + start, end: sentence.start + start + words.length };
      if (
        isForeign(essay, at) ||
        isBrokenLine(rule.border, sentence, essay) ||
        issues.some((other) => other.at.start < at.end && at.start < other.at.end)
      )
        continue;
      issues.push({
        ruleId: `grammar-${rule.id}`,
        slip: rule.slip,
        issueType: 'grammar',
        severity: rule.severity,
        at,
        replacement,
        issue: `“${words}” ${verbFor(rule)} “${replacement}”: ${reason}.`,
        ...issueWording(words, { rule, replacement }),
        confidence: rule.confidence,
      });
    }
    return issues;
  });

/**
 * Grammar issues of a paragraph by the engine's own rules, which need no checker. Memoized, because scores, critiques
 * and quotations all ask for them.
 */
export const grammarIssues: ParagraphDetector = memoizeByKey(find);
