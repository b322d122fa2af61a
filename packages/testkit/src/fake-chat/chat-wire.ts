import { essayIn, type AnswerSchema } from '../fake-model/model-request.ts';
import type { Wire, WireAnswer } from '../fake-model/wire.ts';

const chatError = (status: number, message: string, type: string, code?: string): WireAnswer => ({
  status,
  body: { error: { message, type, param: null, code: code ?? status } },
});

interface Body {
  model?: string;
  stream?: boolean;
  messages?: { role?: string; content?: string }[];
  response_format?: { json_schema?: { schema?: AnswerSchema } };
}

const usage = {
  prompt_tokens: 100,
  completion_tokens: 25,
  total_tokens: 125,
  completion_tokens_details: { reasoning_tokens: 5 },
};
const FINISH = { whole: 'stop', 'cut-off': 'length', blocked: 'content_filter' };

/** The chat-completions protocol, with the errors of vLLM. */
export const chatWire: Wire = {
  hasKey: (headers, key) => key === '' || headers.authorization === `Bearer ${key}`,
  wrongKey: { status: 401, body: { error: 'Unauthorized' } },
  route: (method, path, body, models) => {
    if (method === 'GET' && path === '/v1/models')
      return {
        status: 200,
        body: { object: 'list', data: models.map((id) => ({ id, object: 'model' })) },
      };
    if (method === 'POST' && path === '/v1/chat/completions')
      return { asks: (JSON.parse(body) as Body).model ?? '' };
    return { status: 404, body: { detail: 'Not Found' } };
  },
  unknownModel: (model) =>
    chatError(404, `The model \`${model}\` does not exist.`, 'NotFoundError'),
  parse: (model, body) => {
    const wire = JSON.parse(body) as Body;
    const { messages = [] } = wire;
    const turns = messages.filter(({ role }) => role !== 'system');
    return {
      model,
      at: performance.now(),
      system: messages.find(({ role }) => role === 'system')?.content ?? '',
      isStream: wire.stream === true,
      turns: turns.map(({ content = '' }) => content),
      schema: wire.response_format?.json_schema?.schema ?? {},
      essay: essayIn(turns[0]?.content),
      body: wire as Record<string, unknown>,
    };
  },
  answer: (text, end, thoughts) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: thoughts ? `<think>${thoughts}</think>\n\n${text}` : text,
          refusal: null,
        },
        finish_reason: FINISH[end],
      },
    ],
    usage,
  }),
  events: (pieces, end, thoughts) => {
    const event = (delta: object, finish: string | null = null): string =>
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        choices: [{ index: 0, delta, finish_reason: finish }],
      });
    return [
      event({ role: 'assistant' }),
      ...(thoughts ? [event({ content: `<think>${thoughts}</think>\n\n` })] : []),
      ...pieces.map((content) => event({ content })),
      event({}, FINISH[end]),
      JSON.stringify({ choices: [], usage }),
      '[DONE]',
    ];
  },
  blockedPrompt: chatError(
    400,
    'The response was filtered.',
    'invalid_request_error',
    'content_filter',
  ),
  error: (status, message) => chatError(status, message, 'BadRequestError'),
};
