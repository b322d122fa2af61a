import type { EssayModel, Paragraph } from '../essay-model.ts';
import { memoizeByKey } from '../memoize-by-key.ts';

const SEVERAL = 4;
const isLone = ({ part, sentences }: Paragraph): boolean =>
  part === 'body' && sentences.length === 1;

/** The lone sentences of an essay that breaks after nearly each of them; empty where paragraphs are the rule. */
export const loneSentences = memoizeByKey(({ prose }: EssayModel): Paragraph[] => {
  const body = prose.filter(({ part }) => part === 'body');
  const lone = body.filter(isLone);
  return lone.length >= SEVERAL && lone.length * 2 > body.length ? lone : [];
});
