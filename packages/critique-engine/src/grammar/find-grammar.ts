import type { LineCritique } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';
import type { ReadEssay, Sentence } from '../essay.ts';
import { withRightArticle } from '../grammar-rules/a-or-an.ts';
import { isBrokenLine } from '../grammar-rules/broken-line.ts';
import { RULE_BY_CHECKER } from '../grammar-rules/all-rules.ts';
import { issueWording, SPELLING } from '../grammar-rules/issue-wording.ts';
import type { TaughtRule } from '../grammar-rules/issue-wording.ts';
import { makesNewSlip } from '../grammar-rules/new-slip.ts';
import { makesRarePair } from '../grammar-rules/rare-pair.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { toCritique } from '@argint/assembly';
import { strongest } from '../strongest.ts';
import type { Remark } from '../detector.ts';
import type { Grammar } from './grammar.ts';
import { isNameHere } from './name-filter.ts';
import { isAboutOneWord, isWorthReporting } from './grammar-issue-filter.ts';
import type { GrammarIssue } from './grammar-issue.ts';
import { isOwnTerm, isSureCorrection, withClearCorrection } from './spelling-correction.ts';

/** From so many different misspelt words in a stretch on, a word that comes twice is hardly a term of the writer's. */
const WEAK_SPELLING = 6;

/** How sure a misspelling is whose correction is a guess. */
const GUESSED = 0.6;

/** Words that are often written as one by mistake, from handbooks of usage. */
const RUN_TOGETHER = new Set(
  `alot allright aswell atleast eachother everytime eventhough highschool incase infact infront inorder
  inspite noone ofcourse thankyou`.split(/\s+/),
);

/** The rule of ours that teaches what an issue of the checker is about; undefined without one. */
const ruleOf = ({ rule }: GrammarIssue): TaughtRule | undefined => RULE_BY_CHECKER.get(rule);

/** Whether the checker takes one misspelt word for two words written as one. Then it knows no correction. */
const isWronglySplit = ({ rule, start, end }: GrammarIssue, { text }: ReadEssay): boolean =>
  rule === 'SplitWords' && !RUN_TOGETHER.has(text.slice(start, end).toLowerCase());

/** The issue as one of spelling if it is about one misspelt word, with the correction that is clear, if any. */
const misspelt = (issue: GrammarIssue, essay: ReadEssay): GrammarIssue => {
  if (isWronglySplit(issue, essay))
    return withClearCorrection({ ...issue, kind: 'Spelling', replacements: [] }, essay);
  return issue.kind === 'Spelling' ? withClearCorrection(issue, essay) : issue;
};

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
      rule === SPELLING
        ? `“${words}” is not a spelling the dictionary knows.`
        : replacement === ''
          ? `“${words}” is one word too many.`
          : `“${words}” should be “${replacement}”${reasonOf(rule)}.`,
    ...issueWording(words, { rule, replacement }),
    ...(rule === SPELLING && !isSureCorrection(words, replacement)
      ? {
          fix: `Look “${words}” up in a dictionary. You may mean “${replacement}”.`,
          confidence: GUESSED,
        }
      : { confidence: rule.confidence }),
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

/** Whether an issue is worth reporting where it stands: not in a quotation, no name, no break inside a sentence. */
const isOwnSlip = (issue: GrammarIssue, sentence: Sentence, essay: ReadEssay): boolean =>
  isWorthReporting(essay.text, issue) &&
  !isForeign(essay, issue) &&
  !(isAboutOneWord(issue) && isNameHere(essay, sentence, issue)) &&
  !(
    issue.rule === 'SentenceCapitalization' &&
    // The checker ends a sentence at abbreviations such as 'hr.', and rightly so at 'it rains.then we go'.
    (((sentence.words[0]?.start ?? issue.start) < issue.start &&
      /\s/.test(essay.text.charAt(issue.start - 1))) ||
      isBrokenLine('start', sentence, essay))
  );

/** Whether a correction would make its sentence worse. */
const isHarmful = (issue: GrammarIssue, sentence: Sentence, essay: ReadEssay): boolean => {
  const [replacement = ''] = issue.replacements;
  // 'A ilustration' gets its 'an' once the word is right.
  const article = /\ban? $/i.exec(essay.text.slice(sentence.start, issue.start))?.[0] ?? '';
  const edit = {
    start: issue.start - article.length - sentence.start,
    end: issue.end - sentence.start,
    replacement: withRightArticle(article + replacement),
  };
  if (edit.start < 0 || issue.end > sentence.end) return false;
  return (
    makesRarePair(sentence.text, edit) ||
    // A word that is known at last may show a slip beside it, which was there before.
    (issue.kind !== 'Spelling' && makesNewSlip(sentence.source, edit))
  );
};

/** The slip that an issue is, if it is worth reporting, somebody knows its one correction, and a rule teaches it. */
const slipIn = (found: GrammarIssue, essay: ReadEssay): Slip[] => {
  const sentence = sentenceAt(essay.sentences, found.start);
  if (!sentence || !isOwnSlip(found, sentence, essay)) return [];
  const issue = misspelt(found, essay);
  const rule = issue.kind === 'Spelling' ? SPELLING : ruleOf(issue);
  return rule && issue.replacements.length > 0 && !isHarmful(issue, sentence, essay)
    ? [{ issue, rule }]
    : [];
};

/**
 * Critiques on the grammar issues worth reporting. Quotations, citations, references, names and unknown words without a
 * clear correction are ignored, and so is what no rule of ours teaches.
 */
export const critiqueGrammarIssues = (
  essay: ReadEssay,
  issues: readonly GrammarIssue[],
): LineCritique[] => {
  const slips = issues.flatMap((issue) => slipIn(issue, essay));
  const unknown = slips.filter(({ rule }) => rule === SPELLING);
  const words = new Set(unknown.map(({ issue: { start, end } }) => essay.text.slice(start, end)));
  const isWeak = words.size >= WEAK_SPELLING;
  return strongest(
    slips.flatMap((slip) =>
      slip.rule === SPELLING && !isWeak && isOwnTerm(essay, slip.issue)
        ? []
        : [toCritique(remarkFor(slip, essay), essay)],
    ),
  );
};

/** Grammar critiques on the paragraphs that begin in [start, end): the critiques of a 'grammar' task's findings. */
export const findGrammar = async (
  grammar: Grammar,
  essay: ReadEssay,
  range: Span,
): Promise<LineCritique[]> =>
  critiqueGrammarIssues(essay, await grammar.check(essay.text, grammarRanges(essay, range)));
