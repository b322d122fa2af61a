import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { ModelFault } from '../model/model-fault.ts';
import type { ChatCompletion } from './chat-answer.ts';

/** The fields of a streamed piece that are used here. Servers leave out or add others. */
const piece = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z.unknown().nullish(),
  error: z.unknown().nullish(),
});

/** The last event of a stream. */
const DONE = '[DONE]';

/**
 * Reads a streamed completion, and hands its text on piece by piece. A stream that ends before its answer does is a
 * connection that broke.
 *
 * @throws ModelFault `unreachable`; `cut-off` when it is longer than `most` bytes
 */
export const readChatStream = async (
  { body }: Response,
  most: number,
  onText: (text: string) => void,
): Promise<unknown> => {
  let content = '';
  let refusal: string | null = null;
  let end: string | null = null;
  let usage: unknown = null;
  let isDone = false;
  const take = (data: string): void => {
    if (data === DONE) {
      isDone = true;
      return;
    }
    const { choices, usage: used, error } = piece.parse(JSON.parse(data));
    if (error) throw new ModelFault('unreachable');
    usage = used ?? usage;
    const [choice] = choices;
    const text = choice?.delta?.content ?? '';
    refusal = choice?.delta?.refusal ?? refusal;
    end = choice?.finish_reason ?? end;
    content += text;
    if (text !== '') onText(text);
  };
  const parser = createParser({ onEvent: ({ data }) => take(data) });
  const decoder = new TextDecoder();
  let bytes = 0;
  try {
    for await (const part of body ?? []) {
      bytes += part.byteLength;
      if (bytes > most) throw new ModelFault('cut-off');
      parser.feed(decoder.decode(part, { stream: true }));
      // Some servers keep the connection open after the last event.
      if (isDone) break;
    }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError)
      throw new ModelFault('unreachable');
    throw error;
  }
  if (end === null) throw new ModelFault('unreachable');
  return {
    choices: [{ finish_reason: end, message: { content, refusal } }],
    usage,
  } satisfies Partial<Record<keyof ChatCompletion, unknown>>;
};
