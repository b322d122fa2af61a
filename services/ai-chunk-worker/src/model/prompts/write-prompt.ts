import { createHash } from 'node:crypto';
import type { TextKind } from '@argint/contracts';
import { linesOf } from '@argint/text-analysis';
import type { ModelKind } from '../answers/answer-schemas.ts';
import { TASK_PROMPTS } from './v2/task-prompts.ts';

/** How many characters of the essay before and after the task's range are shown as context. */
const CONTEXT_CHARS = 1_200;

interface Passage {
  kind: ModelKind;
  text: string;
  question: string | null;
  /** The student's marking criteria. */
  rubric: string | null;
  /** How the whole essay argues, for a task that sees a part of it. */
  reading: string | null;
  /** The kind of text, where the student named it. */
  textKind: TextKind | null;
  /** The critiques of the engine that the model should judge. */
  candidates: string | null;
  start: number;
  end: number;
}

/** A code that no text of the prompt can contain, because it is a hash of them all. */
const codeOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12).toUpperCase();

const between = (name: string, code: string, content: string): string =>
  `BEGIN ${name} ${code}\n${content}\nEND ${name} ${code}`;

const numbered = (text: string, start: number, end: number): string =>
  linesOf(text)
    .spans.map((line, i) => ({
      n: i + 1,
      from: Math.max(line.start, start),
      to: Math.min(line.end, end),
    }))
    .filter(({ from, to }) => from < to)
    .map(({ n, from, to }) => `${n}| ${text.slice(from, to)}`)
    .join('\n');

/** The instructions and the text of a task, between marks that the text cannot contain. */
export const writePrompt = (passage: Passage): string => {
  const { kind, text, question, rubric, textKind, reading, candidates, start, end } = passage;
  const given = [rubric, reading, candidates].filter((one) => one !== null);
  const code = codeOf([question ?? '', text, ...given].join('\n'));
  const before = text.slice(Math.max(0, start - CONTEXT_CHARS), start);
  const after = text.slice(end, end + CONTEXT_CHARS);
  return [
    TASK_PROMPTS[kind],
    question === null
      ? 'The essay was written without a given question.'
      : between('QUESTION', code, question),
    ...(textKind === null ? [] : [`The student says of what kind the text is: ${textKind}.`]),
    ...(rubric === null ? [] : [between('CRITERIA', code, rubric)]),
    ...(reading === null ? [] : [between('OUTLINE', code, reading)]),
    ...(before.trim() === '' ? [] : [between('CONTEXT BEFORE', code, before)]),
    between('ESSAY', code, numbered(text, start, end)),
    ...(after.trim() === '' ? [] : [between('CONTEXT AFTER', code, after)]),
    ...(candidates === null ? [] : [between('CANDIDATES', code, candidates)]),
  ].join('\n\n');
};
