import { createHash } from 'node:crypto';
import { untilAborted } from '@argint/concurrency';
import type { Findings, TextKind } from '@argint/contracts';
import { SURE_FROM } from '@argint/critique-engine/jobs';
import type { CritiqueProvider, CritiqueRequest } from '../providers/critique-provider.ts';
import { planWords, type Plan } from './answers/plan.ts';
import { outlineWords } from './outline-words.ts';

/** How long a reading is kept, in ms: as long as a job may take. */
const KEPT_MS = 600_000;
/** Longest wait for the plan of a call that is under way, in ms; at most a quarter of the task's time. */
const PLAN_WAIT_MS = 10_000;

/** What the engine makes of a whole essay. */
interface EngineReading {
  outline: string | null;
  /** Null where the engine is not sure of it. */
  textKind: TextKind | null;
}
interface Reading {
  /** The model's plan; null when its call gave none. */
  plan: Promise<string | null> | null;
  engine: Promise<EngineReading> | null;
}

/** How whole essays are read, for the calls that see only a part of one. */
export interface EssayReadings {
  /** Announces that the model reads a whole essay. The returned function must be called with its plan, or null. */
  begin(essay: CritiqueRequest): (plan: Plan | null) => void;
  /** Keeps what the engine found in the whole essay. */
  keep(essay: CritiqueRequest, own: Findings): void;
  /** The kind of text, by the student or by the engine; null where it is not sure. */
  kindOf(essay: CritiqueRequest): Promise<TextKind | null>;
  /**
   * The plan of the model's call on the whole essay. Where this process makes none, or it fails or takes too long, the
   * outline of the engine. Null where the essay has no argument. Rejects with the signal's reason when it aborts.
   */
  of(essay: CritiqueRequest): Promise<string | null>;
}

const keyOf = ({ text, question, rubric, textKind }: CritiqueRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([text, question, rubric, textKind]))
    .digest('base64');

const readingOf = (text: string, { parts }: Findings): EngineReading => {
  const { textKind } = parts;
  return {
    outline: outlineWords(text, parts),
    textKind: textKind && textKind.certainty >= SURE_FROM ? textKind.kind : null,
  };
};

/** Readings in memory, none of them for longer than a job may take. */
export const createEssayReadings = (offline: CritiqueProvider): EssayReadings => {
  const readings = new Map<string, Reading>();
  const at = (essay: CritiqueRequest): Reading => {
    const key = keyOf(essay);
    const known = readings.get(key);
    if (known) return known;
    const made: Reading = { plan: null, engine: null };
    readings.set(key, made);
    setTimeout(() => readings.delete(key), KEPT_MS).unref();
    return made;
  };

  /** One run for all tasks of an essay, so no task's signal may end it. The engine limits its time itself. */
  const runEngine = (essay: CritiqueRequest): Promise<EngineReading> => {
    const reading = at(essay);
    const { text } = essay;
    const whole = { ...essay, kind: 'argument' as const, start: 0, end: text.length };
    const run = offline
      .analyse({ ...whole, signal: new AbortController().signal })
      .then((own) => readingOf(text, own));
    reading.engine = run;
    run.catch(() => {
      if (reading.engine === run) reading.engine = null;
    });
    return run;
  };
  const engineOf = (essay: CritiqueRequest): Promise<EngineReading> =>
    untilAborted(at(essay).engine ?? runEngine(essay), essay.signal);

  const planOf = async (essay: CritiqueRequest): Promise<string | null> => {
    const { plan } = at(essay);
    if (plan === null) return null;
    const wait = AbortSignal.timeout(Math.round(Math.min(PLAN_WAIT_MS, essay.limitMs / 4)));
    try {
      return await untilAborted(plan, AbortSignal.any([essay.signal, wait]));
    } catch {
      essay.signal.throwIfAborted();
      return null;
    }
  };

  return {
    begin: (essay) => {
      let settle: (words: string | null) => void = () => undefined;
      at(essay).plan = new Promise((resolve) => {
        settle = resolve;
      });
      return (plan) => settle(plan && planWords(plan));
    },
    keep: (essay, own) => {
      at(essay).engine = Promise.resolve(readingOf(essay.text, own));
    },
    kindOf: async (essay) => essay.textKind ?? (await engineOf(essay)).textKind,
    of: async (essay) => (await planOf(essay)) ?? (await engineOf(essay)).outline,
  };
};
