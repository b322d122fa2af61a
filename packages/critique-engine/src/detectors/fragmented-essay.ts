import type { ReadEssay, Paragraph } from '../essay.ts';
import { piecesOf } from '../layers/sentence-pieces.ts';
import { memoizeByKey } from '../memoize-by-key.ts';

const SEVERAL = 4;
/** A longer sentence is several in one: its trouble is not that it stands alone. */
export const LONE_WORDS_MAX = 40;
/** Whether a paragraph is one sentence. A stop without a space after it ends a sentence. */
export const isOneSentence = ({ sentences: [first, ...others] }: Paragraph): boolean =>
  first !== undefined && others.length === 0 && piecesOf(first).length === 1;
const isLone = (paragraph: Paragraph): boolean =>
  paragraph.part === 'body' &&
  isOneSentence(paragraph) &&
  (paragraph.sentences[0]?.words.length ?? 0) <= LONE_WORDS_MAX;

/** The lone sentences of an essay that breaks after nearly each of them; empty where paragraphs are the rule. */
export const loneSentences = memoizeByKey(({ prose }: ReadEssay): Paragraph[] => {
  const body = prose.filter(({ part }) => part === 'body');
  const lone = body.filter(isLone);
  return lone.length >= SEVERAL && lone.length * 2 > body.length ? lone : [];
});
