import { readEssay } from '@argint/critique-engine';
import type { CritiqueRequest } from '../providers/critique-provider.ts';

type EssayModel = ReturnType<typeof readEssay>;

/** What an essay is read with. */
export type ReadRequest = Pick<CritiqueRequest, 'text' | 'question' | 'textKind'>;

/**
 * Models a thread keeps: those of the jobs whose tasks alternate in it. As many as have so many characters together,
 * which is no more than two of the longest essays have, and always two.
 */
const KEPT = { least: 2, most: 16, chars: 200_000 };
/** A model with the kind of text that the student named for it. */
interface Kept {
  model: EssayModel;
  textKind: ReadRequest['textKind'];
}
const recent: Kept[] = [];

const forgetOldest = (): void => {
  let chars = 0;
  const isKept = ({ model }: Kept, i: number): boolean => {
    chars += model.text.length;
    return i < KEPT.least || (i < KEPT.most && chars <= KEPT.chars);
  };
  const end = recent.findIndex((one, i) => !isKept(one, i));
  if (end >= 0) recent.length = end;
};

/** The essay read, or read again from memory where it was among the last few. */
export const modelOf = ({ text, question, textKind }: ReadRequest): EssayModel => {
  const at = recent.findIndex(
    ({ model, textKind: named }) =>
      model.original === text && model.question === question && named === textKind,
  );
  const known = recent.splice(at, at < 0 ? 0 : 1)[0];
  const kept = known ?? { model: readEssay(text, question, { textKind }), textKind };
  recent.unshift(kept);
  forgetOldest();
  return kept.model;
};
