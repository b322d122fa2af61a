import { limitedBody } from '@argint/service-kit';
import type { z } from 'zod';
import { plainSchema, type PlainSchema } from '../model/answers/plain-schema.ts';
import type { CallModel, ModelCall } from '../model/model-call.ts';
import { ModelFault } from '../model/model-fault.ts';
import { observedCall, type CallParts } from '../model/observed-call.ts';
import { checkCompletion, parseCompletion, readCompletion, tokensOf } from './chat-answer.ts';
import { faultOfResponse } from './chat-fault.ts';
import { readChatStream } from './chat-stream.ts';

/** Most bytes of a response. An answer within its token limit has a tenth of them. */
const MAX_BODY_BYTES = 2_000_000;
/** The same of a stream, in which each token has an envelope of some 200 bytes. */
const MAX_STREAM_BYTES = 20_000_000;

/** A server that speaks the chat-completions protocol. */
export interface ChatServer {
  /** Base address with its path, such as http://localhost:11434/v1. */
  baseUrl: string;
  /** Null where the server asks for none. */
  apiKey: string | null;
}

/** The headers of every request. */
export const chatHeaders = ({ apiKey }: ChatServer): Record<string, string> =>
  apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };

/** A form as the strict mode of the protocol wants it: no fields but the named ones. */
const chatSchema = (form: z.ZodType): PlainSchema =>
  plainSchema(form, () => ({ additionalProperties: false }));

/**
 * The request. The servers only use the schema to keep the model to its form and do not show it to the model, so the
 * system message ends with it.
 */
const requestOf = (model: string, { system, turns, form }: ModelCall, maxTokens: number) => {
  const schema = chatSchema(form);
  const first = `${system}\n\nThe form, as a JSON schema:\n${JSON.stringify(schema)}`;
  return {
    model,
    messages: [
      { role: 'system', content: first },
      ...turns.map(({ by, text }) => ({ role: by === 'us' ? 'user' : 'assistant', content: text })),
    ],
    response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
    max_tokens: maxTokens,
    stream: true,
    // Without it a streamed answer does not say what it cost.
    stream_options: { include_usage: true },
  };
};

const ignore = (): void => undefined;

/**
 * Makes single calls to a server that speaks the OpenAI chat-completions protocol with a JSON schema, each with its own
 * time limit and without retries. Follows no redirect: the essay goes to the named server only.
 */
export const createChatClient = ({
  server,
  maxOutputTokens,
  ...parts
}: CallParts & { server: ChatServer; maxOutputTokens: number }): CallModel => {
  const named = { operation: 'chat', provider: 'openai_compatible' };
  return observedCall(parts, named, async (model, call, signal, count) => {
    const response = await fetch(`${server.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...chatHeaders(server) },
      body: JSON.stringify(requestOf(model, call, maxOutputTokens)),
      redirect: 'error',
      signal,
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (response.ok && isStream) {
      const streamed = await readChatStream(response, MAX_STREAM_BYTES, call.watch?.() ?? ignore);
      const whole = checkCompletion(streamed);
      count(tokensOf(whole));
      return readCompletion(whole);
    }
    // An error, or a server that answers at once although a stream was asked for.
    const body = await limitedBody(response, MAX_BODY_BYTES).catch((error: unknown) => {
      throw error instanceof RangeError ? new ModelFault('cut-off') : error;
    });
    if (!response.ok) throw faultOfResponse(response, body);
    const completion = parseCompletion(body);
    count(tokensOf(completion));
    return readCompletion(completion);
  });
};
