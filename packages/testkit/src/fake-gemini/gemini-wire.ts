import { essayIn, type AnswerSchema } from '../fake-model/model-request.ts';
import type { Wire, WireAnswer } from '../fake-model/wire.ts';

const CODES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

/** An HTTP status and an error body in the format of Google's APIs. */
export const apiError = (status: number, message: string, details: unknown[] = []): WireAnswer => ({
  status,
  body: {
    error: {
      code: status,
      message,
      status: CODES[status],
      ...(details.length > 0 ? { details } : {}),
    },
  },
});

interface Body {
  systemInstruction?: { parts?: { text?: string }[] };
  contents?: { parts?: { text?: string }[] }[];
  generationConfig?: { responseSchema?: AnswerSchema };
}
const textOf = (parts: { text?: string }[] = []): string =>
  parts.map(({ text = '' }) => text).join('');

const usageMetadata = {
  promptTokenCount: 100,
  candidatesTokenCount: 20,
  thoughtsTokenCount: 5,
  totalTokenCount: 125,
};
const ASKS: ReadonlySet<string> = new Set(['generateContent', 'streamGenerateContent']);
const FINISH = { whole: 'STOP', 'cut-off': 'MAX_TOKENS', blocked: 'PROHIBITED_CONTENT' };

interface WirePart {
  text: string;
  thought?: boolean;
}
const thought = (text: string | undefined): WirePart[] => (text ? [{ text, thought: true }] : []);
const candidateOf = (parts: WirePart[], finishReason?: string) => ({
  content: { role: 'model', parts },
  ...(finishReason === undefined ? {} : { finishReason }),
  index: 0,
});

/** The Gemini API: models.get, generateContent and its streaming form. */
export const geminiWire: Wire = {
  hasKey: (headers, key) => headers['x-goog-api-key'] === key,
  wrongKey: apiError(400, 'API key not valid.'),
  route: (method, path, _body, models) => {
    const [, model = '', action] =
      /^\/v1beta\/models\/([^/:?]+)(?::(\w+))?(?:\?alt=sse)?$/.exec(path) ?? [];
    if (method === 'POST' && ASKS.has(action ?? '')) return { asks: model };
    if (!models.includes(model)) return geminiWire.unknownModel(model);
    if (method !== 'GET' || action !== undefined)
      return apiError(404, 'this method is not part of the fake');
    const supportedGenerationMethods = ['generateContent', 'countTokens'];
    return { status: 200, body: { name: `models/${model}`, supportedGenerationMethods } };
  },
  unknownModel: (model) => apiError(404, `models/${model} is not found for API version v1beta`),
  parse: (model, body) => {
    const wire = JSON.parse(body) as Body;
    const turns = (wire.contents ?? []).map(({ parts }) => textOf(parts));
    return {
      model,
      at: performance.now(),
      // The product asks Gemini for streams only.
      isStream: true,
      system: textOf(wire.systemInstruction?.parts),
      turns,
      schema: wire.generationConfig?.responseSchema ?? {},
      essay: essayIn(turns[0]),
      body: wire as Record<string, unknown>,
    };
  },
  answer: (text, end, thoughts) => ({
    candidates: [candidateOf([...thought(thoughts), { text }], FINISH[end])],
    usageMetadata,
  }),
  events: (pieces, end, thoughts) =>
    [
      ...(thoughts ? [{ candidates: [candidateOf(thought(thoughts))] }] : []),
      ...pieces.map((text) => ({ candidates: [candidateOf([{ text }])] })),
      { candidates: [candidateOf([{ text: '' }], FINISH[end])], usageMetadata },
    ].map((event) => JSON.stringify(event)),
  blockedPrompt: {
    status: 200,
    body: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata },
  },
  error: apiError,
};
