import type { Severity } from '@argint/contracts/severity';
import type { SentenceSource } from '../essay-model.ts';
import { readSentence } from '../layers/sentence-source.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { RULE_GROUPS } from './all-rules.ts';
import { withRightArticle } from './article-rules.ts';
import { isBadlyMended } from './mended-sentence.ts';
import { makesRarePair } from './rare-pair.ts';
import type { GrammarIssueKind } from './lessons/issue-wording.ts';
import { taggedSentence, writtenFrom } from './tagged/tagged-rule.ts';
import { TAGGED_RULES } from './tagged/tagged-rules.ts';

const rules = RULE_GROUPS.flatMap(([kind, members]) => members.map((rule) => ({ ...rule, kind })));
/** UTF-16 units searched in one sentence. A longer sentence is a page without full stops. */
const MAX_SEARCHED_UNITS = 2_000;

/** What a rule would correct in a sentence. `start` counts from the start of the sentence. */
export interface Correction {
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

const NONE: readonly RegExpExecArray[] = [];

/** All matches of a global pattern. `matchAll` copies its pattern at every call, which costs more than the search. */
const matchesOf = (pattern: RegExp, text: string): readonly RegExpExecArray[] => {
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (!match) return NONE;
  const found: RegExpExecArray[] = [];
  for (; match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return found;
};

const byPattern = ({ text: whole }: SentenceSource): Correction[] => {
  const text = whole.slice(0, MAX_SEARCHED_UNITS);
  return rules.flatMap((rule) =>
    matchesOf(rule.pattern, text).flatMap((match): Correction[] => {
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

/** Whether another correction of the same words is worth more: a comma of good style, or a capital too many. */
export const isOptional = ({ rule }: Correction): boolean =>
  rule.id.startsWith('comma-') || rule.id === 'stray-capital';

/** 'Straight-A students', 'grade A students': here 'A' is no article. */
const hasLetterA = ({ start, words }: Correction, { text }: SentenceSource): boolean =>
  /^A\b/.test(words) &&
  /(?:-|\b(?:grade|level|type|vitamin|plan|class|with an?|straight) )$/i.test(text.slice(0, start));

/** Whether the corrected words hardly ever stand beside their neighbours, or leave a wrong sentence. Commas, capitals and doubled words change none. */
const isHarmful = (correction: Correction, source: SentenceSource): boolean => {
  const { rule, start, words, replacement } = correction;
  if (rule.kind === 'typing' || rule.kind === 'comma') return false;
  const edit = { start, end: start + words.length, replacement };
  return (
    hasLetterA(correction, source) ||
    makesRarePair(source.text, edit) ||
    isBadlyMended(source, edit)
  );
};

/** Fewest words of a sentence in capitals. A shorter one is an abbreviation or a name. */
const SHOUTED_WORDS = 4;

/** A sentence in capitals as it is written in small letters, for the tagger and the rules; null if it is not in capitals. */
const inSmallLetters = ({ text, words }: SentenceSource): SentenceSource | null => {
  if (words.length < SHOUTED_WORDS || /\p{Ll}/u.test(text) || !/\p{Lu}{2}/u.test(text)) return null;
  const small = text.toLowerCase().replace(/\p{Ll}/u, (first) => first.toUpperCase());
  return small.length === text.length ? readSentence(small) : null;
};

/** The corrections in a sentence, whatever stands around it. Memoized, because about 350 patterns take a while. */
export const correctionsIn = memoizeByKey((source: SentenceSource): readonly Correction[] => {
  const small = inSmallLetters(source);
  if (small)
    return correctionsIn(small).flatMap((one) => {
      const words = source.text.slice(one.start, one.start + one.words.length);
      const replacement = one.replacement.toUpperCase();
      return replacement === words ? [] : [{ ...one, words, replacement }];
    });
  const found = byPattern(source);
  return [
    ...[...found.filter((one) => !isOptional(one)), ...byTags(source)].filter(
      (one) => !isHarmful(one, source),
    ),
    ...found.filter(isOptional),
  ];
});
