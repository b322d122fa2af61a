/** The fields of an answer's schema that the fakes use. */
export interface AnswerSchema {
  type?: string;
  enum?: string[];
  items?: AnswerSchema;
  properties?: Record<string, AnswerSchema>;
  required?: string[];
  minimum?: number;
}

/** One request for an answer: the fields that tests check, whatever the protocol. */
export interface ModelRequest {
  model: string;
  /** When the request arrived, in ms since the process started. */
  at: number;
  /** The system prompt. */
  system: string;
  /** The text of each turn. */
  turns: string[];
  /** Whether the answer is to come piece by piece. */
  isStream: boolean;
  /** The schema of the answer. */
  schema: AnswerSchema;
  /** The essay between its BEGIN and END lines, without line numbers; empty when those lines are missing. */
  essay: string;
  /** The whole body as it was sent. */
  body: Record<string, unknown>;
}

/** The essay of a prompt, without line numbers. */
export const essayIn = (prompt: string | undefined): string => {
  const [, marked = ''] = /BEGIN ESSAY \S+\n([\s\S]*?)\nEND ESSAY/.exec(prompt ?? '') ?? [];
  return marked.replace(/^\d+\| /gm, '');
};
