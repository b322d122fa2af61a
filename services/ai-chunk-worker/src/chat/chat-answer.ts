import { z } from 'zod';
import type { TokenCounts } from '../model/model-call.ts';
import { ModelFault } from '../model/model-fault.ts';

/** The fields of a chat completion that are used here. Servers leave out or add others. */
const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .default([]),
  usage: z
    .object({
      prompt_tokens: z.number().nullish(),
      completion_tokens: z.number().nullish(),
      completion_tokens_details: z.object({ reasoning_tokens: z.number().nullish() }).nullish(),
    })
    .nullish(),
});
export type ChatCompletion = z.infer<typeof completion>;

/** A model's thoughts, which some servers leave in front of the answer. */
const THOUGHTS = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i;

/**
 * Reads the body of a response.
 *
 * @throws ModelFault `unreachable` when it is no chat completion, as an answer that was cut on its way is none
 */
export const parseCompletion = (body: string): ChatCompletion => {
  try {
    return completion.parse(JSON.parse(body));
  } catch {
    throw new ModelFault('unreachable');
  }
};

/** The same of a completion that came as a stream. */
export const checkCompletion = (value: unknown): ChatCompletion => {
  const { data } = completion.safeParse(value);
  if (!data) throw new ModelFault('unreachable');
  return data;
};

/** The tokens of a completion. Thoughts are counted apart, as they are by Gemini. */
export const tokensOf = ({ usage }: ChatCompletion): TokenCounts => {
  const thought = usage?.completion_tokens_details?.reasoning_tokens ?? 0;
  return {
    input: usage?.prompt_tokens ?? 0,
    output: Math.max(0, (usage?.completion_tokens ?? 0) - thought),
    thought,
  };
};

/**
 * The text of a finished answer, without the model's thoughts.
 *
 * @throws ModelFault with the reason `blocked`, `cut-off` or `empty`
 */
export const readCompletion = ({ choices }: ChatCompletion): string => {
  const [choice] = choices;
  if (!choice) throw new ModelFault('empty');
  const { finish_reason: end, message } = choice;
  if (end === 'content_filter' || message.refusal) throw new ModelFault('blocked');
  if (end === 'length') throw new ModelFault('cut-off');
  const text = (message.content ?? '').replace(THOUGHTS, '');
  if (text.trim() === '') throw new ModelFault('empty');
  return text;
};
