import type { Span } from '@argint/text-analysis';
import { agreementByTags } from './agreement-by-tags.ts';
import { RULE_GROUPS } from './all-rules.ts';
import { withRightArticle } from './article-rules.ts';
import { isBrokenLine } from './broken-line.ts';
import { isPlain, issueWording } from './lessons/issue-wording.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import type { Sentence, SentenceSource } from '../essay-model.ts';

const rules = RULE_GROUPS.flatMap(([kind, members]) => members.map((rule) => ({ ...rule, kind })));
/** UTF-16 units searched in one sentence. A longer sentence is a page without full stops. */
const MAX_SEARCHED_UNITS = 2_000;

/** A comma after an opening phrase is good style, but a missing one is hardly a mistake. */
const verbFor = (id: string): string =>
  id.startsWith('comma-after-') ? 'reads more easily as' : 'should be';

/** What a rule would correct in a sentence. `start` counts from the start of the sentence. */
interface Correction {
  rule: Pick<(typeof rules)[number], 'id' | 'kind' | 'severity' | 'confidence'>;
  start: number;
  words: string;
  replacement: string;
  reason: string;
}

/** Whether a match cuts a word with a letter such as é, which \b takes for its border. */
const cutsWord = (text: string, start: number, end: number): boolean =>
  /\p{L}{2}/u.test(text.slice(Math.max(0, start - 1), start + 1)) ||
  /\p{L}{2}/u.test(text.slice(end - 1, end + 1));

/** The corrections in a sentence, whatever stands around it. Memoized, because about 350 patterns take a while. */
const correctionsIn = memoizeByKey((source: SentenceSource): readonly Correction[] => {
  const text = source.text.slice(0, MAX_SEARCHED_UNITS);
  const byPattern = rules.flatMap((rule) =>
    [...text.matchAll(rule.pattern)].flatMap((match): Correction[] => {
      const raw = rule.replacement(match, text)?.trim();
      const words = match[0].trim();
      const start = match.index + (match[0].length - match[0].trimStart().length);
      if (raw === undefined || cutsWord(text, start, start + words.length)) return [];
      const replacement = withRightArticle(raw);
      if (replacement === words) return [];
      return [{ rule, start, words, replacement, reason: rule.reason(match) }];
    }),
  );
  const byTag =
    source.text.length > MAX_SEARCHED_UNITS
      ? []
      : agreementByTags(source).map(({ id, ...found }): Correction => ({
          rule: { id, kind: 'verb', severity: 3, confidence: 0.8 },
          ...found,
        }));
  return [...byPattern, ...byTag];
});

/** Whether an own rule would correct something in a sentence. */
export const hasCorrections = ({ source }: Sentence): boolean => correctionsIn(source).length > 0;

const find: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence) => {
    const issues: (CritiqueDraft & { at: Span })[] = [];
    const corrections = correctionsIn(sentence.source);
    const isAlone = corrections.length === 1 && isPlain(sentence);
    for (const { rule, start, words, replacement, reason } of corrections) {
      const at = { start: sentence.start + start, end: sentence.start + start + words.length };
      if (
        isForeign(model, at) ||
        isBrokenLine(rule.id, sentence, model) ||
        issues.some((other) => other.at.start < at.end && at.start < other.at.end)
      )
        continue;
      issues.push({
        rule: `grammar-${rule.id}`,
        issueType: 'grammar',
        severity: rule.severity,
        at,
        issue: `“${words}” ${verbFor(rule.id)} “${replacement}”: ${reason}.`,
        ...issueWording(
          { at, rule: rule.id, kind: rule.kind, replacement, isAlone },
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
 * and quotations all ask for them.
 */
export const grammarIssues: ParagraphDetector = memoizeByKey(find);
