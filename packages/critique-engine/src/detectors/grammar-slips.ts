import { ARTICLE_RULES } from '../grammar-rules/article-rules.ts';
import { CLAUSE_RULES } from '../grammar-rules/clause-rules.ts';
import { NOUN_RULES } from '../grammar-rules/noun-rules.ts';
import { PREPOSITION_RULES } from '../grammar-rules/preposition-rules.ts';
import { PUNCTUATION_RULES } from '../grammar-rules/punctuation-rules.ts';
import { VERB_CHAIN_RULES } from '../grammar-rules/verb-chain-rules.ts';
import { VERB_RULES } from '../grammar-rules/verb-rules.ts';
import { isForeign } from '../layers/region-lookup.ts';
import type { ParagraphDetector, Remark } from '../remark.ts';
import { beside, choose, cite } from '../wording.ts';

const rules = [
  ...ARTICLE_RULES,
  ...CLAUSE_RULES,
  ...NOUN_RULES,
  ...PREPOSITION_RULES,
  ...PUNCTUATION_RULES,
  ...VERB_CHAIN_RULES,
  ...VERB_RULES,
];
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
        const rest = beside(at, sentence, model, 50);
        return [
          {
            rule: `grammar-${rule.id}`,
            issueType: 'grammar',
            severity: rule.severity,
            at,
            issue: `“${words}” should be “${better.trim()}”: ${rule.because(match)}.`,
            reasoning: choose(`${rest}r`, [
              `Beside ${rest} the slip draws the eye away from what you say.`,
              `A reader stops at “${words}”, goes back, and has half forgotten ${rest}.`,
              `Small slips cost trust: ${rest} is believed less than it should be.`,
              `The thought in ${rest} is clear enough; the form lets it down.`,
              `Markers count such places, and ${rest} is worth more than a lost mark.`,
              `Whoever reads ${rest} aloud hears where it does not fit.`,
              `With “${better.trim()}” the reader gets through to ${rest} without a halt.`,
              `Until it is mended, ${rest} can be read in more than one way.`,
            ]),
            fix: choose(`${rest}f`, [
              `Write “${better.trim()}”.`,
              `Change it to “${better.trim()}” and read on to ${rest}.`,
              `“${better.trim()}” is the form that goes with ${rest}.`,
            ]),
            hint: `Read ${cite(text.slice(Math.max(0, match.index - 15), match.index + match[0].length + 15), 60)} slowly: which word would you change?`,
            confidence: rule.confidence,
          },
        ];
      }),
    );
  });
