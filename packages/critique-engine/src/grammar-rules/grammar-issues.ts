import type { Span } from '@argint/text-analysis';
import { RULE_GROUPS } from './all-rules.ts';
import { issueWording } from '../grammar-wording.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';

const rules = RULE_GROUPS.flatMap(([kind, members]) => members.map((rule) => ({ ...rule, kind })));
/** UTF-16 units searched in one sentence. A longer sentence is a page without full stops. */
const MAX_SEARCHED_UNITS = 2_000;

/** A comma after an opening phrase is good style, but a missing one is hardly a mistake. */
const verbFor = (id: string): string =>
  id.startsWith('comma-after-') ? 'reads more easily as' : 'should be';

const find: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence) => {
    const text = sentence.text.slice(0, MAX_SEARCHED_UNITS);
    const issues: (CritiqueDraft & { at: Span })[] = [];
    for (const rule of rules)
      for (const match of text.matchAll(rule.pattern)) {
        const replacement = rule.replacement(match, text);
        const words = match[0].trim();
        const start =
          sentence.start + match.index + (match[0].length - match[0].trimStart().length);
        const at = { start, end: start + words.length };
        if (
          replacement === null ||
          replacement.trim() === words ||
          isForeign(model, at) ||
          issues.some((other) => other.at.start < at.end && at.start < other.at.end)
        )
          continue;
        issues.push({
          rule: `grammar-${rule.id}`,
          issueType: 'grammar',
          severity: rule.severity,
          at,
          issue: `“${words}” ${verbFor(rule.id)} “${replacement.trim()}”: ${rule.reason(match)}.`,
          ...issueWording(
            { at, kind: rule.kind, replacement: replacement.trim() },
            sentence,
            model,
          ),
          confidence: rule.confidence,
        });
      }
    return issues;
  });

/**
 * Grammar issues of a paragraph by the engine's own rules, which need no checker. Memoized, because scores, critiques
 * and quotations all ask for them and about 350 patterns take a while.
 */
export const grammarIssues: ParagraphDetector = memoizeByKey(find);
