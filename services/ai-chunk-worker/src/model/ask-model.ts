import type { z } from 'zod';
import { answerSchemas, type ModelAnswer, type ModelKind } from './answers/answer-schemas.ts';
import { ModelFault } from './model-fault.ts';
import { SYSTEM_PROMPT } from './prompts/v2/system-prompt.ts';
import { REPAIR_PROMPTS } from './prompts/v2/task-prompts.ts';
import type { Turn } from './model-call.ts';
import type { ResilientCall } from './resilient-caller.ts';

/** How many characters and faults of a malformed answer the repair prompt shows to the model. */
const MAX_SHOWN_CHARS = 20_000;
const MAX_FAULTS = 10;

type Read<T> = { answer: T } | { faults: string[] };

const readAs = <T>(schema: z.ZodType<T>, text: string): Read<T> => {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''));
  } catch {
    return { faults: ['not JSON'] };
  }
  const { data, error } = schema.safeParse(value);
  if (error === undefined) return { answer: data };
  const faults = error.issues.map(
    ({ path, message }) => `${path.join('.') || 'answer'}: ${message}`,
  );
  return { faults: faults.slice(0, MAX_FAULTS) };
};

const ours = (text: string): Turn => ({ by: 'us', text });

/** An answer that fits its schema, and the model that gave it. */
export interface Asked<K extends ModelKind> {
  answer: ModelAnswer<K>;
  model: string;
}

/**
 * Asks the model for an answer that fits the schema of the kind. When the answer is cut off, empty or malformed, it
 * asks once more and says what was wrong. Rejects with the signal's reason when the signal aborts.
 *
 * @throws ModelFault when the second answer is not usable either
 */
export const askModel = async <K extends ModelKind>(
  call: ResilientCall,
  kind: K,
  prompt: string,
  time: { limitMs: number; signal: AbortSignal },
): Promise<Asked<K>> => {
  const schema = answerSchemas[kind] as unknown as z.ZodType<ModelAnswer<K>>;
  const begun = performance.now();
  const ask = async (
    turns: Turn[],
  ): Promise<Read<ModelAnswer<K>> & { text: string; model: string }> => {
    const left = time.limitMs - (performance.now() - begun);
    const said = await call({ system: SYSTEM_PROMPT, turns, form: schema }, left, time.signal);
    return { ...readAs(schema, said.text), ...said };
  };

  const repairOf = async (): Promise<Turn[] | Asked<K>> => {
    try {
      const first = await ask([ours(prompt)]);
      if ('answer' in first) return first;
      const shown: Turn = { by: 'model', text: first.text.slice(0, MAX_SHOWN_CHARS) };
      const repair = `${REPAIR_PROMPTS.malformed}\n${first.faults.join('\n')}`;
      return [ours(prompt), shown, ours(repair)];
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error;
      if (error.reason !== 'cut-off' && error.reason !== 'empty') throw error;
      return [ours(`${prompt}\n\n${REPAIR_PROMPTS[error.reason]}`)];
    }
  };

  const first = await repairOf();
  if (!Array.isArray(first)) return first;
  const second = await ask(first);
  if ('answer' in second) return second;
  throw new ModelFault('malformed');
};
