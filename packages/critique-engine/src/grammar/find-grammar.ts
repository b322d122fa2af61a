import type { LineCritique } from '@argint/contracts';
import type { Severity } from '@argint/contracts/severity';
import type { Span } from '@argint/text-analysis';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { withRightArticle } from '../grammar-rules/a-or-an.ts';
import { hasCorrections } from '../grammar-rules/grammar-issues.ts';
import { isBrokenLine } from '../grammar-rules/broken-line.ts';
import { RULE_BY_CHECKER } from '../grammar-rules/all-rules.ts';
import type { GrammarIssueKind } from '../grammar-rules/grammar-rule.ts';
import { isPlain, issueWording } from '../grammar-rules/issue-wording.ts';
import { makesNewSlip } from '../grammar-rules/new-slip.ts';
import { makesRarePair } from '../grammar-rules/rare-pair.ts';
import { unknownWords } from '../layers/pos-tagger.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { toCritique } from '@argint/assembly';
import { strongest } from '../strongest.ts';
import type { CritiqueDraft } from '../critique-draft.ts';
import type { Grammar } from './grammar.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { isNameHere } from './name-filter.ts';
import { isAboutOneWord, isWorthReporting } from './grammar-issue-filter.ts';
import type { GrammarIssue } from './grammar-issue.ts';
import { isOwnTerm, withClearCorrection } from './spelling-correction.ts';

const severities: Readonly<Record<string, Severity>> = {
  Spelling: 2,
  Agreement: 3,
  Grammar: 3,
  Punctuation: 1,
};
const confidences: Readonly<Record<string, number>> = {
  Spelling: 0.75,
  Punctuation: 0.7,
  Agreement: 0.7,
};

/** From so many different misspelt words in a stretch on, a word that comes twice is hardly a term of the writer's. */
const WEAK_SPELLING = 6;

/** Words that are often written as one by mistake, from handbooks of usage. */
const RUN_TOGETHER = new Set(
  `alot allright aswell atleast eachother everytime eventhough highschool incase infact infront inorder
  inspite noone ofcourse thankyou`.split(/\s+/),
);

const kinds: Readonly<Record<string, GrammarIssueKind>> = {
  Spelling: 'spelling',
  Typo: 'typing',
  Repetition: 'typing',
  Capitalization: 'typing',
  Agreement: 'verb',
  WordChoice: 'word',
  Malapropism: 'word',
  Eggcorn: 'word',
};

/** Whether the checker takes one misspelt word for two words written as one. Then it knows no correction. */
const isWronglySplit = ({ rule, start, end }: GrammarIssue, { text }: EssayModel): boolean =>
  rule === 'SplitWords' && !RUN_TOGETHER.has(text.slice(start, end).toLowerCase());

const mayBeTerm = (issue: GrammarIssue, model: EssayModel): boolean =>
  issue.kind === 'Spelling' || isWronglySplit(issue, model);

/**
 * The issue as one of spelling if it is about one misspelt word, with the correction that is clear, if any. Memoized,
 * because looking for it takes time and it also decides whether the issue is reported.
 */
const misspelt = memoizeByKey((issue: GrammarIssue, model: EssayModel): GrammarIssue => {
  if (isWronglySplit(issue, model))
    return withClearCorrection({ ...issue, kind: 'Spelling', replacements: [] }, model);
  return issue.kind === 'Spelling' ? withClearCorrection(issue, model) : issue;
});

/** Whether a word that the dictionary lacks has no clear correction. It may be right, and a remark would not help. */
const isUncorrected = (issue: GrammarIssue, model: EssayModel): boolean =>
  misspelt(issue, model).replacements.length === 0;

/** The grammar issue with the words on both sides, if it marks only punctuation or a space. */
const withWords = (issue: GrammarIssue, { text }: EssayModel): GrammarIssue => {
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

/** What is wrong with a form that the checker cannot correct, by its rule. */
const UNCORRECTED: Readonly<Record<string, string>> = {
  'allow-to':
    'after “allow” comes the person who may (“allow people to do it”), or the form in -ing (“allow doing it”)',
  'quantifier-numeral-conflict': 'one of these words already says how many',
};

const draftFor = (
  found: GrammarIssue,
  sentence: Sentence,
  isAlone: boolean,
  model: EssayModel,
): CritiqueDraft => {
  const issue = withWords(misspelt(found, model), model);
  const at = { start: issue.start, end: issue.end };
  const words = model.text.slice(at.start, at.end);
  const [replacement] = issue.replacements;
  const kind = kinds[issue.kind] ?? 'other';
  const rule = issue.rule.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return {
    rule: `grammar-${rule}`,
    slip: RULE_BY_CHECKER.get(rule)?.slip,
    issueType: 'grammar',
    severity: severities[issue.kind] ?? 2,
    at,
    replacement,
    issue:
      kind === 'spelling'
        ? `“${words}” is not a spelling the dictionary knows.`
        : replacement
          ? `“${words}” should be “${replacement}”.`
          : replacement === ''
            ? `“${words}” is one word too many.`
            : `“${words}”: ${UNCORRECTED[rule] ?? 'the form does not fit its sentence'}.`,
    ...issueWording({ at, rule, kind, replacement, isAlone }, sentence, model),
    confidence: confidences[issue.kind] ?? 0.7,
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
export const grammarRanges = (model: EssayModel, { start, end }: Span): Span[] =>
  model.unreadable
    ? []
    : model.prose
        .filter((p) => p.start >= start && p.start < end)
        .map((p) => ({ start: p.start, end: p.end }));

/** Whether the checker knows no correction for words of which one is in no dictionary: the word is what is wrong. */
const isOnUnknownWord = (issue: GrammarIssue, { text }: EssayModel): boolean =>
  issue.replacements.length === 0 &&
  unknownWords(
    text
      .slice(issue.start, issue.end)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [],
  ).size > 0;

/** Whether an issue is worth reporting where it stands: not in a quotation, no name, no break inside a sentence. */
const isOwnSlip = (issue: GrammarIssue, sentence: Sentence, model: EssayModel): boolean =>
  isWorthReporting(model.text, issue) &&
  !isForeign(model, issue) &&
  !isOnUnknownWord(issue, model) &&
  !(isAboutOneWord(issue) && isNameHere(model, sentence, issue)) &&
  !(
    issue.rule === 'SentenceCapitalization' &&
    // The checker ends a sentence at abbreviations such as 'hr.', and rightly so at 'it rains.then we go'.
    (((sentence.words[0]?.start ?? issue.start) < issue.start &&
      /\s/.test(model.text.charAt(issue.start - 1))) ||
      isBrokenLine('start', sentence, model))
  );

/** Whether a correction would make its sentence worse. */
const isHarmful = (issue: GrammarIssue, sentence: Sentence, model: EssayModel): boolean => {
  const [replacement] = misspelt(issue, model).replacements;
  if (replacement === undefined) return false;
  // 'A ilustration' gets its 'an' once the word is right.
  const article = /\ban? $/i.exec(model.text.slice(sentence.start, issue.start))?.[0] ?? '';
  const edit = {
    start: issue.start - article.length - sentence.start,
    end: issue.end - sentence.start,
    replacement: withRightArticle(article + replacement),
  };
  if (edit.start < 0 || issue.end > sentence.end) return false;
  return makesRarePair(sentence.text, edit) || makesNewSlip(sentence.source, edit);
};

/**
 * Critiques on the grammar issues worth reporting. Quotations, citations, references, names, matters of style and unknown
 * words without a clear correction are ignored.
 */
export const critiqueGrammarIssues = (
  model: EssayModel,
  issues: readonly GrammarIssue[],
): LineCritique[] => {
  const slips = issues.flatMap((issue) => {
    const sentence = sentenceAt(model.sentences, issue.start);
    return sentence &&
      isOwnSlip(issue, sentence, model) &&
      !isHarmful(issue, sentence, model) &&
      !(mayBeTerm(issue, model) && isUncorrected(issue, model))
      ? [{ issue, sentence }]
      : [];
  });
  const perSentence = new Map<Sentence, number>();
  for (const { sentence } of slips) perSentence.set(sentence, (perSentence.get(sentence) ?? 0) + 1);
  const isAlone = (issue: GrammarIssue, sentence: Sentence): boolean =>
    perSentence.get(sentence) === 1 &&
    !hasCorrections(sentence) &&
    (issue.kind === 'Spelling' || isPlain(sentence));
  const unknown = slips.filter(({ issue }) => mayBeTerm(issue, model));
  const words = new Set(unknown.map(({ issue: { start, end } }) => model.text.slice(start, end)));
  const isWeak = words.size >= WEAK_SPELLING;
  return strongest(
    slips.flatMap(({ issue, sentence }) =>
      mayBeTerm(issue, model) && !isWeak && isOwnTerm(model, issue)
        ? []
        : [toCritique(draftFor(issue, sentence, isAlone(issue, sentence), model), model)],
    ),
  );
};

/** Grammar critiques on the paragraphs that begin in [start, end): the critiques of a 'grammar' task's findings. */
export const findGrammar = async (
  grammar: Grammar,
  model: EssayModel,
  range: Span,
): Promise<LineCritique[]> =>
  critiqueGrammarIssues(model, await grammar.check(model.text, grammarRanges(model, range)));
