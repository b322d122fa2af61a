import { readEssay } from '@argint/critique-engine';

type EssayModel = ReturnType<typeof readEssay>;

/**
 * Models a thread keeps: those of the jobs whose tasks alternate in it. As many as have so many characters together,
 * which is no more than two of the longest essays have, and always two.
 */
const KEPT = { least: 2, most: 16, chars: 200_000 };
const recent: EssayModel[] = [];

const forgetOldest = (): void => {
  let chars = 0;
  const isKept = (model: EssayModel, i: number): boolean => {
    chars += model.text.length;
    return i < KEPT.least || (i < KEPT.most && chars <= KEPT.chars);
  };
  const end = recent.findIndex((model, i) => !isKept(model, i));
  if (end >= 0) recent.length = end;
};

/** The essay read, or read again from memory where it was among the last few. */
export const modelOf = (text: string, question: string | null): EssayModel => {
  const at = recent.findIndex((model) => model.text === text && model.question === question);
  const model = recent.splice(at, at < 0 ? 0 : 1)[0] ?? readEssay(text, question);
  recent.unshift(model);
  forgetOldest();
  return model;
};
