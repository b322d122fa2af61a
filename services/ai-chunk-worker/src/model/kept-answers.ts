import { createHash } from 'node:crypto';
import { z } from 'zod';
import { plainSchema } from './answers/plain-schema.ts';

/** An answer as it is kept: as the model gave it, before it is checked. */
const keptSchema = z.object({ model: z.string(), answer: z.unknown() });
export type KeptAnswer = z.infer<typeof keptSchema>;

/** Where answers are kept: sealed with the essay that they are about, and deleted with it. Neither call rejects. */
export interface KeptAnswers {
  /** The answer to the same call about any essay of the same owner; null without one. */
  find(essayId: string, key: string): Promise<KeptAnswer | null>;
  keep(essayId: string, key: string, answer: KeptAnswer): Promise<void>;
}

/** The calls of the essay service that this needs. */
interface AnswerStore {
  findAnswer(request: { essayId: string; key: string }): Promise<{ answerJson?: string }>;
  keepAnswer(request: { essayId: string; key: string; answerJson: string }): Promise<unknown>;
}

/** Keeps answers with the essay service. What cannot be kept or found is asked again, which `onError` is told. */
export const createKeptAnswers = (
  essay: AnswerStore,
  onError: (error: unknown) => void,
): KeptAnswers => ({
  find: async (essayId, key) => {
    try {
      const { answerJson } = await essay.findAnswer({ essayId, key });
      if (answerJson === undefined) return null;
      return keptSchema.safeParse(JSON.parse(answerJson)).data ?? null;
    } catch (error) {
      onError(error);
      return null;
    }
  },
  keep: async (essayId, key, answer) => {
    try {
      await essay.keepAnswer({ essayId, key, answerJson: JSON.stringify(answer) });
    } catch (error) {
      onError(error);
    }
  },
});

/** Keeps nothing. */
export const NOTHING_KEPT: KeptAnswers = {
  find: async () => null,
  keep: async () => undefined,
};

/** The digest of everything a call is asked by: protocol, models, instructions, material and form. */
export const keyOf = (asked: {
  engine: string;
  models: readonly string[];
  system: string;
  prompt: string;
  form: z.ZodType;
}): string => {
  const { engine, models, system, prompt, form } = asked;
  return createHash('sha256')
    .update(JSON.stringify([engine, models, system, prompt, plainSchema(form)]))
    .digest('hex');
};
