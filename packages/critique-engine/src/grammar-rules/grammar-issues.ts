import type { Severity } from '@argint/contracts/severity';
import type { Span } from '@argint/text-analysis';
import { RULE_GROUPS } from './all-rules.ts';
import { withRightArticle } from './article-rules.ts';
import { isBrokenLine } from './broken-line.ts';
import { isPlain, issueWording, type GrammarIssueKind } from './lessons/issue-wording.ts';
import { taggedSentence, writtenFrom } from './tagged/tagged-rule.ts';
import { TAGGED_RULES } from './tagged/tagged-rules.ts';
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
  rule: { id: string; severity: Severity; confidence: number; kind: GrammarIssueKind };
  start: number;
  words: string;
  replacement: string;
  reason: string;
}

/** Whether a match cuts a word with a letter such as é, which \b takes for its border. */
const cutsWord = (text: string, start: number, end: number): boolean =>
  /\p{L}{2}/u.test(text.slice(Math.max(0, start - 1), start + 1)) ||
  /\p{L}{2}/u.test(text.slice(end - 1, end + 1));

const byPattern = ({ text: whole }: SentenceSource): Correction[] => {
  const text = whole.slice(0, MAX_SEARCHED_UNITS);
  return rules.flatMap((rule) =>
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
};

const byTags = (source: SentenceSource): Correction[] => {
  if (source.text.length > MAX_SEARCHED_UNITS) return [];
  const sentence = taggedSentence(source);
  return TAGGED_RULES.flatMap((rule) =>
    rule.find(sentence).map(({ first, last, replacement, reason }) => ({
      rule: { ...rule, kind: rule.kind ?? 'verb' },
      start: sentence.before(first).length,
      words: writtenFrom(sentence, first, last),
      replacement,
      reason,
    })),
  );
};

const isOptional = ({ rule }: Correction): boolean => rule.id.startsWith('comma-');

/** The corrections in a sentence, whatever stands around it. Memoized, because about 350 patterns take a while. */
const correctionsIn = memoizeByKey((source: SentenceSource): readonly Correction[] => {
  const found = byPattern(source);
  return [
    ...found.filter((one) => !isOptional(one)),
    ...byTags(source),
    ...found.filter(isOptional),
  ];
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
