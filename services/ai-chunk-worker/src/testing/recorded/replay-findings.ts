import type { Findings } from '@argint/contracts';
import { planTasks } from '@argint/assembly';
import type { Grammar } from '@argint/critique-engine/grammar';
import { answerSchemas } from '../../model/answers/answer-schemas.ts';
import { NOTHING_KEPT } from '../../model/kept-answers.ts';
import type { ModelCall } from '../../model/model-call.ts';
import { createModelProvider } from '../../model/model-provider.ts';
import { help, offlineWith } from '../engine-without-threads.ts';

/** An essay with the answers that a model gave to every call on it. */
export interface RecordedEssay {
  id: string;
  text: string;
  question: string | null;
  /** The name of the model in the result. */
  model: string;
  /** Answers as JSON texts, by the kind of call and the first line that the call shows: 'reading-1', 'language-15'. */
  answers: Readonly<Record<string, string>>;
}

/** The key under which the answer of a call is recorded. */
const callKey = ({ form, turns }: Pick<ModelCall, 'form' | 'turns'>): string => {
  const kind = Object.entries(answerSchemas).find(([, schema]) => schema === form)?.[0];
  const lines = turns[0]?.text.replace(/^[^]*BEGIN ESSAY/, '') ?? '';
  return `${kind}-${/^(\d+)\| /m.exec(lines)?.[1]}`;
};

const IGNORED = {
  fellBack: () => undefined,
  placed: () => undefined,
  judged: () => undefined,
  corrected: () => undefined,
};

/**
 * What all tasks of a full analysis find, in which a model gives the recorded answers. Grammar only where a checker is
 * given.
 *
 * @throws Error where an answer was not recorded
 */
export const replayFindings = (
  essay: RecordedEssay,
  grammar: Grammar | null = null,
  ask: (call: ModelCall) => string = (call) => {
    const answer = essay.answers[callKey(call)];
    if (answer === undefined) throw new Error(`no recorded answer for ${callKey(call)}`);
    return answer;
  },
): Promise<Findings[]> => {
  const { id, text, question } = essay;
  const provider = createModelProvider({
    engine: 'llm',
    models: [essay.model],
    call: (call) => Promise.resolve({ text: ask(call), model: essay.model }),
    kept: NOTHING_KEPT,
    observer: IGNORED,
    help,
    offline: offlineWith(grammar),
  });
  const request = {
    analysisType: 'comprehensive' as const,
    essayId: id,
    userId: 'student',
    text,
    question,
    rubric: null,
    textKind: null,
    limitMs: 60_000,
    signal: new AbortController().signal,
  };
  return Promise.all(
    planTasks(text, 'comprehensive', 'model').map((task) =>
      provider.analyse({ ...request, ...task }),
    ),
  );
};
