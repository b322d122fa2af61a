import { readEssay } from '@argint/critique-engine';

type EssayModel = ReturnType<typeof readEssay>;

/** Models a thread keeps: those of the jobs whose chunks alternate in it. */
const KEPT = 2;
const recent: EssayModel[] = [];

/** The essay read, or read again from memory where it was among the last few. */
export const modelOf = (text: string, question: string | null): EssayModel => {
  const at = recent.findIndex((model) => model.text === text && model.question === question);
  const model = recent.splice(at, at < 0 ? 0 : 1)[0] ?? readEssay(text, question);
  recent.unshift(model);
  recent.length = Math.min(recent.length, KEPT);
  return model;
};
