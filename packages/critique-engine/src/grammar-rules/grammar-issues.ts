import type { Span } from '@argint/text-analysis';
import { RULE_GROUPS } from './all-rules.ts';
import { issueWording } from '../grammar-wording.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';

const rules = RULE_GROUPS.flatMap(([kind, members]) => members.map((rule) => ({ ...rule, kind })));
/** Most UTF-16 units searched in one sentence; a longer one is a page without full stops. */
const SEARCHED = 2_000;

/** A comma after an opening phrase is good style, but leaving it out is hardly a mistake. */
const asks = (id: string): string =>
  id.startsWith('comma-after-') ? 'reads more easily as' : 'should be';

const find: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence) => {
    const text = sentence.text.slice(0, SEARCHED);
    const issues: (CritiqueDraft & { at: Span })[] = [];
    for (const rule of rules)
      for (const match of text.matchAll(rule.pattern)) {
        const better = rule.better(match, text);
        const words = match[0].trim();
        const start =
          sentence.start + match.index + (match[0].length - match[0].trimStart().length);
        const at = { start, end: start + words.length };
        if (
          better === null ||
          better.trim() === words ||
          isForeign(model, at) ||
          issues.some((other) => other.at.start < at.end && at.start < other.at.end)
        )
          continue;
        issues.push({
          rule: `grammar-${rule.id}`,
          issueType: 'grammar',
          severity: rule.severity,
          at,
          issue: `“${words}” ${asks(rule.id)} “${better.trim()}”: ${rule.because(match)}.`,
          ...issueWording({ at, kind: rule.kind, better: better.trim() }, sentence, model),
          confidence: rule.confidence,
        });
      }
    return issues;
  });

/**
 * The engine's own high-precision rules of grammar; they need no checker to be loaded. Scores, critiques and quotations
 * all ask for the grammar issues of a paragraph, and some 350 patterns take their time.
 */
export const grammarIssues: ParagraphDetector = memoizeByKey(find);
