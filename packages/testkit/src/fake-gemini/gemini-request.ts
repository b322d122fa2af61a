/** The fields of a Gemini response schema that the fake uses. */
export interface AnswerSchema {
  type?: string;
  enum?: string[];
  items?: AnswerSchema;
  properties?: Record<string, AnswerSchema>;
  required?: string[];
  minimum?: number;
}

/** One call of generateContent: the fields that tests check. */
export interface GeminiRequest {
  model: string;
  /** When the request arrived, in ms since the process started. */
  at: number;
  /** The system prompt. */
  system: string;
  /** The text of each turn. */
  turns: string[];
  /** The response schema. */
  schema: AnswerSchema;
  /** The essay between its BEGIN and END lines, without line numbers; empty when those lines are missing. */
  essay: string;
  /** The whole body as it was sent. */
  body: Record<string, unknown>;
}

interface Wire {
  systemInstruction?: { parts?: { text?: string }[] };
  contents?: { parts?: { text?: string }[] }[];
  generationConfig?: { responseSchema?: AnswerSchema };
}
const textOf = (parts: { text?: string }[] = []): string =>
  parts.map(({ text = '' }) => text).join('');

/**
 * Reads the body of a generateContent call.
 * @throws SyntaxError when the body is not JSON
 */
export const parseGeminiRequest = (model: string, body: string): GeminiRequest => {
  const wire = JSON.parse(body) as Wire;
  const turns = (wire.contents ?? []).map(({ parts }) => textOf(parts));
  const [, marked = ''] = /BEGIN ESSAY \S+\n([\s\S]*?)\nEND ESSAY/.exec(turns[0] ?? '') ?? [];
  return {
    model,
    at: performance.now(),
    system: textOf(wire.systemInstruction?.parts),
    turns,
    schema: wire.generationConfig?.responseSchema ?? {},
    essay: marked.replace(/^\d+\| /gm, ''),
    body: wire as Record<string, unknown>,
  };
};
