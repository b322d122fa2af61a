import type { z } from 'zod';
import { answerSchemas, type ModelAnswer, type ModelRemark } from './answers/answer-schemas.ts';
import { watchRemarks } from './answer-watcher.ts';
import { keyOf, type KeptAnswers } from './kept-answers.ts';
import { ModelFault } from './model-fault.ts';
import { REPAIR_PROMPTS, SYSTEM_PROMPTS, type CallKind } from './prompts/v3/system-prompts.ts';
import type { Turn } from './model-call.ts';
import type { ResilientCall } from './resilient-caller.ts';

/** How many characters and faults of a malformed answer the repair prompt shows to the model. */
const MAX_SHOWN_CHARS = 20_000;
const MAX_FAULTS = 10;

/** The model that is asked, and where its answers are kept. */
export interface Asking {
  engine: string;
  models: readonly string[];
  call: ResilientCall;
  kept: KeptAnswers;
}

/** One call: whose essay, how long, and who gets remarks as they come. */
export interface AskOptions<K extends CallKind> {
  essayId: string;
  userId: string;
  limitMs: number;
  signal: AbortSignal;
  onRemark?: (remark: ModelRemark) => void;
  /** What is wrong with an answer that has the right form. @default nothing */
  faultsOf?: (answer: ModelAnswer<K>) => string[];
}

/** An answer that fits its schema, and the model that gave it. */
export interface Asked<K extends CallKind> {
  answer: ModelAnswer<K>;
  model: string;
}

type Read<T> = { answer: T; raw: unknown } | { faults: string[] };

const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''));
  } catch {
    return undefined;
  }
};

const readAs = <T>(
  schema: z.ZodType<T>,
  raw: unknown,
  faultsOf: (answer: T) => string[],
): Read<T> => {
  if (raw === undefined) return { faults: ['not JSON'] };
  const { data, error } = schema.safeParse(raw);
  if (error !== undefined)
    return {
      faults: error.issues
        .map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`)
        .slice(0, MAX_FAULTS),
    };
  const faults = faultsOf(data);
  return faults.length > 0 ? { faults } : { answer: data, raw };
};

const ours = (text: string): Turn => ({ by: 'us', text });

/**
 * Asks the model for an answer that fits the schema of the kind, unless the same was asked before and its answer is
 * kept. When the answer is cut off, empty or malformed, it asks once more and says what was wrong. Rejects with the
 * signal's reason when the signal aborts.
 *
 * @throws ModelFault when the second answer is not usable either
 */
export const askModel = async <K extends CallKind>(
  { engine, models, call, kept }: Asking,
  kind: K,
  prompt: string,
  options: AskOptions<K>,
): Promise<Asked<K>> => {
  const { essayId, userId, limitMs, signal, onRemark, faultsOf = () => [] } = options;
  const form = answerSchemas[kind] as unknown as z.ZodType<ModelAnswer<K>>;
  const system = SYSTEM_PROMPTS[kind];
  const begun = performance.now();
  const key = keyOf({ engine, models, system, prompt, form });

  const known = await kept.find(essayId, key);
  signal.throwIfAborted();
  const found = known && readAs(form, known.answer, faultsOf);
  if (known && found && 'answer' in found) return { answer: found.answer, model: known.model };

  const ask = async (
    turns: Turn[],
  ): Promise<Read<ModelAnswer<K>> & { text: string; model: string }> => {
    const left = limitMs - (performance.now() - begun);
    const watch = onRemark && watchRemarks(onRemark);
    const asked = { system, turns, form, userId, ...(watch ? { watch } : {}) };
    const said = await call(asked, left, signal);
    return { ...readAs(form, valueOf(said.text), faultsOf), ...said };
  };

  /** What to say the second time, or the first answer where it can be used. */
  const first = async (): Promise<Turn[] | Awaited<ReturnType<typeof ask>>> => {
    try {
      const said = await ask([ours(prompt)]);
      if ('answer' in said) return said;
      const shown: Turn = { by: 'model', text: said.text.slice(0, MAX_SHOWN_CHARS) };
      const repair = `${REPAIR_PROMPTS.malformed}\n${said.faults.join('\n')}`;
      return [ours(prompt), shown, ours(repair)];
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error;
      if (error.reason !== 'cut-off' && error.reason !== 'empty') throw error;
      return [ours(`${prompt}\n\n${REPAIR_PROMPTS[error.reason]}`)];
    }
  };

  const answered = await first();
  const said = Array.isArray(answered) ? await ask(answered) : answered;
  if (!('answer' in said)) throw new ModelFault('malformed');
  await kept.keep(essayId, key, { model: said.model, answer: said.raw });
  return { answer: said.answer, model: said.model };
};
