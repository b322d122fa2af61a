import { createHash } from 'node:crypto';
import { linesOf } from '@argint/text-analysis';
import type { ModelKind } from '../answers/answer-schemas.ts';
import { TASK_PROMPTS } from './v1/task-prompts.ts';

/** How many characters of the essay before and after the task's range are shown as context. */
const CONTEXT_CHARS = 1_200;

interface Passage {
  kind: ModelKind;
  text: string;
  question: string | null;
  /** The student's marking criteria. */
  rubric: string | null;
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
export const writePrompt = ({ kind, text, question, rubric, start, end }: Passage): string => {
  const code = codeOf([question ?? '', text, ...(rubric === null ? [] : [rubric])].join('\n'));
  const before = text.slice(Math.max(0, start - CONTEXT_CHARS), start);
  const after = text.slice(end, end + CONTEXT_CHARS);
  return [
    TASK_PROMPTS[kind],
    question === null
      ? 'The essay was written without a given question.'
      : between('QUESTION', code, question),
    ...(rubric === null ? [] : [between('CRITERIA', code, rubric)]),
    ...(before.trim() === '' ? [] : [between('CONTEXT BEFORE', code, before)]),
    between('ESSAY', code, numbered(text, start, end)),
    ...(after.trim() === '' ? [] : [between('CONTEXT AFTER', code, after)]),
  ].join('\n\n');
};
