import { parseArgs } from 'node:util';
import type { TextKind } from '@argint/contracts';
import { QUESTION_MAX_CHARS, QUESTION_MIN_CHARS } from '@argint/contracts/limits';
import { TEXT_KINDS } from '@argint/contracts/text-kind';
import { Refusal } from './refusal.ts';

export const USAGE = `Critique an essay, on this machine and without a key.

  npm run -s critique -- FILE [--question TEXT] [--kind KIND] [--json]
  npm run -s critique -- --jsonl [FILE]

FILE is a .txt, .md, .docx, .odt, .rtf or .pdf file of at most 10 MB and 100,000 characters.

  --question TEXT  the question the essay answers; without it relevance is not scored
  --kind KIND      what kind of text it is: argument, report, legal, review, narrative,
                   reflection, letter or other; without it the engine decides
  --json           the whole result as JSON; offsets count UTF-16 units of what --text prints
  --text           print the text as it was read from FILE, and nothing else
  --jsonl          answer one JSON object a line, {"id", "text", "question"?, "only"?, "kind"?},
                   from FILE or standard input, with one a line; progress goes to standard error
  --help           print this
`;

/** The parsed command line. */
export interface Arguments {
  mode: 'help' | 'report' | 'json' | 'text' | 'jsonl';
  file: string | null;
  question: string | null;
  /** Null where the engine decides. */
  kind: TextKind | null;
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        question: { type: 'string' },
        kind: { type: 'string' },
        json: { type: 'boolean' },
        jsonl: { type: 'boolean' },
        text: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\.(?: |$)/);
    throw new Refusal(`${reason}. See --help.`);
  }
};

const checkQuestion = (given: string | undefined): string | null => {
  const question = given?.trim() || null;
  if (question && (question.length < QUESTION_MIN_CHARS || question.length > QUESTION_MAX_CHARS))
    throw new Refusal(
      `The question has ${question.length} characters; ${QUESTION_MIN_CHARS} to ${QUESTION_MAX_CHARS} are read.`,
    );
  return question;
};

const checkKind = (given: string | undefined): TextKind | null => {
  const kind = TEXT_KINDS.find((one) => one === given);
  if (given !== undefined && !kind)
    throw new Refusal(`The kind of text must be one of ${TEXT_KINDS.join(', ')}.`);
  return kind ?? null;
};

/**
 * Reads the command line.
 * @throws Refusal for an unknown option or a bad value.
 */
export const readArguments = (args: readonly string[]): Arguments => {
  const { values, positionals } = parse(args);
  const [file = null] = positionals;
  const question = checkQuestion(values.question);
  const kind = checkKind(values.kind);
  if (values.help) return { mode: 'help', file, question, kind };
  if (positionals.length > 1)
    throw new Refusal('One file at a time, please; quote a name or question that holds blanks.');
  if (values.jsonl) return { mode: 'jsonl', file, question, kind };
  if (file === null) throw new Refusal('No file was named. See --help.');
  return { mode: values.json ? 'json' : values.text ? 'text' : 'report', file, question, kind };
};
