import type { Span } from '@argint/text-analysis';
import { RULE_GROUPS } from '../grammar-rules/all-rules.ts';
import { slipWording } from '../grammar-wording.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { oncePer } from '../once-per.ts';
import type { ParagraphDetector, Remark } from '../remark.ts';

const rules = RULE_GROUPS.flatMap(([kind, members]) => members.map((rule) => ({ ...rule, kind })));
/** A sentence of this size is a page without full stops; more of it is not searched. */
const SEARCHED = 2_000;

/** A comma after what opens a sentence is good style, and few would call its absence a fault. */
const asks = (id: string): string =>
  id.startsWith('comma-after-') ? 'reads more easily as' : 'should be';

const find: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence) => {
    const text = sentence.text.slice(0, SEARCHED);
    const slips: (Remark & { at: Span })[] = [];
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
          slips.some((other) => other.at.start < at.end && at.start < other.at.end)
        )
          continue;
        slips.push({
          rule: `grammar-${rule.id}`,
          issueType: 'grammar',
          severity: rule.severity,
          at,
          issue: `“${words}” ${asks(rule.id)} “${better.trim()}”: ${rule.because(match)}.`,
          ...slipWording({ at, kind: rule.kind, better: better.trim() }, sentence, model),
          confidence: rule.confidence,
        });
      }
    return slips;
  });

/**
 * The engine's own high-precision rules of grammar; they need no checker to be loaded. Scores, remarks and quotations
 * all ask for the slips of a paragraph, and some 350 patterns take their time.
 */
export const grammarSlips: ParagraphDetector = oncePer(find);
