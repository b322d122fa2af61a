import { slipWording } from '../grammar-wording.ts';
import type { SlipKind } from '../grammar-wording.ts';
import { ARTICLE_RULES } from '../grammar-rules/article-rules.ts';
import { CLAUSE_RULES } from '../grammar-rules/clause-rules.ts';
import type { GrammarRule } from '../grammar-rules/grammar-rule.ts';
import { NOUN_RULES } from '../grammar-rules/noun-rules.ts';
import { PREPOSITION_RULES } from '../grammar-rules/preposition-rules.ts';
import { PUNCTUATION_RULES } from '../grammar-rules/punctuation-rules.ts';
import { VERB_CHAIN_RULES } from '../grammar-rules/verb-chain-rules.ts';
import { VERB_RULES } from '../grammar-rules/verb-rules.ts';
import { isForeign } from '../layers/region-lookup.ts';
import type { ParagraphDetector, Remark } from '../remark.ts';

const groups: readonly (readonly [SlipKind, readonly GrammarRule[]])[] = [
  ['article', ARTICLE_RULES],
  ['comma', CLAUSE_RULES],
  ['number', NOUN_RULES],
  ['other', PREPOSITION_RULES],
  ['typing', PUNCTUATION_RULES],
  ['verb', VERB_CHAIN_RULES],
  ['verb', VERB_RULES],
];
const rules = groups.flatMap(([kind, members]) => members.map((rule) => ({ ...rule, kind })));
/** A sentence of this size is a page without full stops; more of it is not searched. */
const SEARCHED = 2_000;

/** The engine's own high-precision rules of grammar; they need no checker to be loaded. */
export const grammarSlips: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence) => {
    const text = sentence.text.slice(0, SEARCHED);
    return rules.flatMap((rule) =>
      [...text.matchAll(rule.pattern)].flatMap((match): Remark[] => {
        const better = rule.better(match, text);
        const words = match[0].trim();
        const start =
          sentence.start + match.index + (match[0].length - match[0].trimStart().length);
        const at = { start, end: start + words.length };
        if (better === null || better.trim() === words || isForeign(model, at)) return [];
        return [
          {
            rule: `grammar-${rule.id}`,
            issueType: 'grammar',
            severity: rule.severity,
            at,
            issue: `“${words}” should be “${better.trim()}”: ${rule.because(match)}.`,
            ...slipWording({ at, kind: rule.kind, better: better.trim() }, sentence, model),
            confidence: rule.confidence,
          },
        ];
      }),
    );
  });
