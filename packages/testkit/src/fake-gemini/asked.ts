/** A schema as generateContent takes it. */
export interface AnswerForm {
  type?: string;
  enum?: string[];
  items?: AnswerForm;
  properties?: Record<string, AnswerForm>;
  required?: string[];
  minimum?: number;
}

/** One call of generateContent, read as far as tests look at it. */
export interface Asked {
  model: string;
  /** Milliseconds since the process began. */
  at: number;
  system: string;
  /** The text of each turn. */
  turns: string[];
  form: AnswerForm;
  /** The essay between its marks, line numbers taken off; '' where there are no marks. */
  essay: string;
  body: Record<string, unknown>;
}

interface Wire {
  systemInstruction?: { parts?: { text?: string }[] };
  contents?: { parts?: { text?: string }[] }[];
  generationConfig?: { responseSchema?: AnswerForm };
}
const textOf = (parts: { text?: string }[] = []): string =>
  parts.map(({ text = '' }) => text).join('');

/** Reads the body of a call. Throws where it is no JSON. */
export const asAsked = (model: string, body: string): Asked => {
  const wire = JSON.parse(body) as Wire;
  const turns = (wire.contents ?? []).map(({ parts }) => textOf(parts));
  const [, marked = ''] = /BEGIN ESSAY \S+\n([\s\S]*?)\nEND ESSAY/.exec(turns[0] ?? '') ?? [];
  return {
    model,
    at: performance.now(),
    system: textOf(wire.systemInstruction?.parts),
    turns,
    form: wire.generationConfig?.responseSchema ?? {},
    essay: marked.replace(/^\d+\| /gm, ''),
    body: wire as Record<string, unknown>,
  };
};
