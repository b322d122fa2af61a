import { createHash } from 'node:crypto';
import type { TextKind } from '@argint/contracts';
import { linesOf } from '@argint/text-analysis';

/** How many characters of the essay before and after a stretch are shown as context. */
const CONTEXT_CHARS = 1_200;

/** What a call is given. All of it is material; the instructions are in the system prompt. */
export interface Material {
  text: string;
  /** Null where the text has none; left out where it is of no concern. */
  question?: string | null;
  /** The student's marking criteria. */
  rubric: string | null;
  /** The kind of text, where the student named it. */
  textKind: TextKind | null;
  /** The stretch to answer for, in UTF-16 units. */
  start: number;
  end: number;
  /** Other material by its name, such as READING. Null is left out. */
  more?: Readonly<Record<string, string | null>>;
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

/** The material of a call, each part between marks that no text of it can contain. */
export const writePrompt = (material: Material): string => {
  const { text, question, rubric, textKind, start, end, more = {} } = material;
  const others = Object.entries(more).filter((one): one is [string, string] => one[1] !== null);
  const given = [question ?? null, rubric, ...others.map(([, content]) => content)];
  const code = codeOf([text, ...given.map((one) => one ?? '')].join('\n'));
  const before = text.slice(Math.max(0, start - CONTEXT_CHARS), start);
  const after = text.slice(end, end + CONTEXT_CHARS);
  return [
    ...(question === undefined
      ? []
      : [
          question === null
            ? 'The text was written without a given question.'
            : between('QUESTION', code, question),
        ]),
    ...(textKind === null ? [] : [`The student says of what kind the text is: ${textKind}.`]),
    ...(rubric === null ? [] : [between('CRITERIA', code, rubric)]),
    ...others.map(([name, content]) => between(name, code, content)),
    ...(before.trim() === '' ? [] : [between('CONTEXT BEFORE', code, before)]),
    between('ESSAY', code, numbered(text, start, end)),
    ...(after.trim() === '' ? [] : [between('CONTEXT AFTER', code, after)]),
  ].join('\n\n');
};
