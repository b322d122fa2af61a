import type { LineCritique } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';
import type { ReadEssay, Sentence } from '../essay.ts';
import { editWithArticle } from '../grammar-rules/a-or-an.ts';
import { isBrokenLine } from '../grammar-rules/broken-line.ts';
import { baseOfPast, baseOfThird } from '../grammar-rules/finders/verb-base.ts';
import { RULE_BY_CHECKER } from '../grammar-rules/all-rules.ts';
import { issueWording } from '../grammar-rules/issue-wording.ts';
import type { TaughtRule } from '../grammar-rules/issue-wording.ts';
import { makesNewSlip } from '../grammar-rules/new-slip.ts';
import { makesRarePair } from '../grammar-rules/rare-pair.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { toCritique } from '@argint/assembly';
import { strongest } from '../strongest.ts';
import type { Remark } from '../detector.ts';
import type { Grammar } from './grammar.ts';
import { isFalsePositive } from './checker-false-positives.ts';
import type { GrammarIssue } from './grammar-issue.ts';

/** The rule of ours that teaches what an issue of the checker is about; undefined without one. */
const ruleOf = ({ rule }: GrammarIssue): TaughtRule | undefined => RULE_BY_CHECKER.get(rule);

/** The grammar issue with the words on both sides, if it marks only punctuation or a space. */
const withWords = (issue: GrammarIssue, { text }: ReadEssay): GrammarIssue => {
  if (/[\p{L}\p{N}]/u.test(text.slice(issue.start, issue.end))) return issue;
  const before = /\S*$/.exec(text.slice(Math.max(0, issue.start - 40), issue.start))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(issue.end, issue.end + 40))?.[0] ?? '';
  return {
    ...issue,
    start: issue.start - before.length,
    end: issue.end + after.length,
    replacements: issue.replacements.map((words) => before + words + after),
  };
};

/** The verb in its plain form, from the lexicon: the checker cuts letters, and makes 'to passe' of 'to passed'. */
const withBaseForm = (issue: GrammarIssue, { text }: ReadEssay): GrammarIssue => {
  if (issue.rule !== 'InflectedVerbAfterTo') return issue;
  const [, to = '', verb = ''] = /^(.* )(\S+)$/.exec(text.slice(issue.start, issue.end)) ?? [];
  const base = baseOfPast(verb.toLowerCase()) ?? baseOfThird(verb.toLowerCase());
  return { ...issue, replacements: base === null ? [] : [to + base] };
};

/** Why a correction is right, where the rule says the same of all. */
const reasonOf = ({ because }: TaughtRule): string =>
  typeof because === 'string' && !because.includes('$') ? `: ${because}` : '';

/** An issue that is shown with its first correction, and the rule that teaches it. */
interface Slip {
  issue: GrammarIssue;
  rule: TaughtRule;
}

const remarkFor = ({ issue, rule }: Slip, essay: ReadEssay): Remark => {
  const { start, end, replacements } = withWords(issue, essay);
  const at = { start, end };
  const [replacement = ''] = replacements;
  const words = essay.text.slice(at.start, at.end);
  return {
    ruleId: `grammar-${rule.id}`,
    slip: rule.slip,
    issueType: 'grammar',
    severity: rule.severity,
    at,
    replacement,
    issue:
      replacement === ''
        ? `“${words}” is one word too many.`
        : `“${words}” should be “${replacement}”${reasonOf(rule)}.`,
    ...issueWording(words, { rule, replacement }),
    confidence: rule.confidence,
  };
};

const sentenceAt = (sentences: readonly Sentence[], offset: number): Sentence | undefined => {
  let low = 0;
  let high = sentences.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sentences[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return sentences[low];
};

/** The paragraphs that begin in [start, end), for the checker. None if the essay cannot be read. */
export const grammarRanges = (essay: ReadEssay, { start, end }: Span): Span[] =>
  essay.unreadable
    ? []
    : essay.prose
        .filter((p) => p.start >= start && p.start < end)
        .map((p) => ({ start: p.start, end: p.end }));

/** Whether only the case of words in capitals would change: in a line of capitals, 'UNITED NATIONS' is written like its neighbours. */
const isInCapitals = ({ start, end, replacements }: GrammarIssue, { text }: ReadEssay): boolean => {
  const words = text.slice(start, end);
  return (
    /\p{Lu}{2}/u.test(words) &&
    words === words.toUpperCase() &&
    replacements.some((other) => other.toUpperCase() === words)
  );
};

/** Whether an issue is worth reporting where it stands: not in a quotation, no break inside a sentence. */
const isOwnSlip = (issue: GrammarIssue, sentence: Sentence, essay: ReadEssay): boolean =>
  !isFalsePositive(essay.text, issue) &&
  !isInCapitals(issue, essay) &&
  !isForeign(essay, issue) &&
  !(
    issue.rule === 'SentenceCapitalization' &&
    // The checker ends a sentence at abbreviations such as 'hr.', and rightly so at 'it rains.then we go'.
    (((sentence.words[0]?.start ?? issue.start) < issue.start &&
      /\s/.test(essay.text.charAt(issue.start - 1))) ||
      isBrokenLine('start', sentence, essay))
  );

/** Whether a correction would make its sentence worse. */
const isHarmful = (issue: GrammarIssue, sentence: Sentence): boolean => {
  const edit = editWithArticle(sentence, issue, issue.replacements[0] ?? '');
  return (
    edit !== null && (makesRarePair(sentence.text, edit) || makesNewSlip(sentence.source, edit))
  );
};

/** The slip that an issue is, if it is worth reporting, the checker knows a correction, and a rule teaches it. */
const slipIn = (found: GrammarIssue, essay: ReadEssay): Slip[] => {
  const issue = withBaseForm(found, essay);
  const sentence = sentenceAt(essay.sentences, issue.start);
  if (!sentence || !isOwnSlip(issue, sentence, essay)) return [];
  const rule = ruleOf(issue);
  return rule && issue.replacements.length > 0 && !isHarmful(issue, sentence)
    ? [{ issue, rule }]
    : [];
};

/**
 * Critiques on the grammar issues worth reporting. Quotations, citations and references are ignored, and so is what no rule
 * of ours teaches.
 */
export const critiqueGrammarIssues = (
  essay: ReadEssay,
  issues: readonly GrammarIssue[],
): LineCritique[] =>
  strongest(
    issues
      .flatMap((issue) => slipIn(issue, essay))
      .map((slip) => toCritique(remarkFor(slip, essay), essay)),
  );

/** Grammar critiques on the paragraphs that begin in [start, end): the critiques of a 'grammar' task's findings. */
export const findGrammar = async (
  grammar: Grammar,
  essay: ReadEssay,
  range: Span,
): Promise<LineCritique[]> =>
  critiqueGrammarIssues(essay, await grammar.check(essay.text, grammarRanges(essay, range)));
