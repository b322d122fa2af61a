import type { GrammarSlip } from './grammar.ts';

/** Kinds of remark that are about taste, typography or dialect. */
const taste = new Set([
  'Style',
  'Readability',
  'Enhancement',
  'Formatting',
  'Redundancy',
  'Regionalism',
  'Miscellaneous',
]);
/** Rules that measured as more often wrong than right in students' prose. */
const unsure = new Set([
  'OxfordComma',
  'CompoundNouns',
  'MissingPreposition',
  'QuiteQuiet',
  'OrthographicConsistency',
  'MergeWords',
  'TheMy',
  'ItsContraction',
  'GoogleNames',
  'DisjointPrefixes',
  'ProgressiveNeedsBe',
  'TheyToThem',
  'LongTimeAgo',
]);

const isName = (text: string, { start, end }: GrammarSlip): boolean => {
  const word = text.slice(start, end);
  if (!/^\p{Lu}/u.test(word)) return false;
  if (/\p{Lu}.*\p{Lu}/u.test(word)) return true;
  return !/(?:^|[.!?…]["'”’)\]]*\s|\n)\s*["'“‘(]?$/u.test(
    text.slice(Math.max(0, start - 6), start),
  );
};

/** Whether a slip is worth a remark: no taste, no rule of thumb, no name taken for a misspelling. */
export const isWorthRemark = (text: string, slip: GrammarSlip): boolean => {
  if (taste.has(slip.kind) || unsure.has(slip.rule)) return false;
  if (slip.kind !== 'Spelling') return true;
  const word = text.slice(slip.start, slip.end);
  return (
    word.length > 2 &&
    !/[\p{N}@/_]/u.test(word) &&
    !isName(text, slip) &&
    slip.replacements.length > 0
  );
};
