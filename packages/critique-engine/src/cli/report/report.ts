import type { AnalysisResult } from '@argint/contracts';
import { linesOf } from '@argint/text-analysis';
import { paint, wrap } from './paper.ts';
import type { Paper } from './paper.ts';
import { KIND_NAMES, SURE_FROM } from '@argint/assembly';
import { outlineLines } from './outline-part.ts';
import { critiqueLines } from './critiques-part.ts';
import { scoresPart } from './scores-part.ts';

/** What was read, for the head of the report and for the lines it shows. */
export interface Source {
  text: string;
  name: string;
  question: string | null;
}

const count = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en-ZA')} ${n === 1 ? one : many}`;

const head = (result: AnalysisResult, { name, question }: Source, paper: Paper): string[] => {
  const size = result.clientAnalysis;
  const engine = result.cloudAnalysis;
  return [
    ...wrap(name, paper).map((line) => paint(paper, 'bold', line)),
    ...wrap(
      [
        ...(size ? [count(size.wordCount, 'word'), count(size.paragraphCount, 'paragraph')] : []),
        ...(engine ? [`${engine.engine} engine ${engine.engineVersion}`] : []),
      ].join(' · '),
      paper,
    ).map((line) => paint(paper, 'dim', line)),
    ...(question ? wrap(question, paper, 'Question: ') : []),
    ...(result.textKind ? wrap(kindLine(result.textKind), paper) : []),
  ];
};

/** How the text was read, and how to correct it. */
const kindLine = ({ kind, certainty }: NonNullable<AnalysisResult['textKind']>): string =>
  certainty < SURE_FROM
    ? `Kind of text: not sure (most likely ${KIND_NAMES[kind]}). Name it with --kind.`
    : `Read as ${KIND_NAMES[kind]}. If that is wrong, name the kind with --kind.`;

const part = (title: string, lines: readonly string[], paper: Paper): string[] =>
  lines.length === 0
    ? []
    : [
        '',
        paint(paper, ['bold', 'underline'], title.toUpperCase()),
        '',
        ...lines.join('\n').trimEnd().split('\n'),
      ];

const bullets = (items: readonly string[], mark: string, paper: Paper): string[] =>
  items.flatMap((item) => wrap(item, paper, `  ${mark} `));

/** What to do first: the remark that comes before all others, else why there is none and the next best step. */
const firstPart = (
  { emptyReasons, lineCritiques, recommendation }: AnalysisResult,
  text: string,
  paper: Paper,
): string[] => {
  const first = lineCritiques.find(({ fixFirst }) => fixFirst);
  if (first) return critiqueLines(first, 1, text, paper);
  const none =
    lineCritiques.length > 0
      ? 'None of the remarks has to come first.'
      : (emptyReasons['lineCritiques'] ?? 'Nothing was found that is worth a remark.');
  return [none, ...(recommendation === null ? [] : [recommendation])].flatMap((sentence) =>
    wrap(sentence, paper, '  '),
  );
};

/**
 * A result as a page to read in a terminal: scores, the remark to fix first, the other remarks, strengths, advice for the
 * next draft, the outline, the comment.
 */
export const report = (result: AnalysisResult, source: Source, paper: Paper): string => {
  const { lineAt } = linesOf(source.text);
  const others = result.lineCritiques.filter(({ fixFirst }) => !fixFirst);
  const numberedFrom = 1 + result.lineCritiques.length - others.length;
  return [
    ...head(result, source, paper),
    ...part('Scores', scoresPart(result, paper), paper),
    ...part('Fix this first', firstPart(result, source.text, paper), paper),
    ...part(
      others.length > 0 ? `${count(others.length, 'more remark')}, in order` : '',
      others.flatMap((critique, i) =>
        critiqueLines(critique, numberedFrom + i, source.text, paper),
      ),
      paper,
    ),
    ...part(
      'What works',
      bullets(
        result.strengths.map((s) => `Line ${lineAt(s.start)}: ${s.text}`),
        '+',
        paper,
      ),
      paper,
    ),
    ...part(
      'For the next draft',
      bullets(result.overallVerdict?.improvements ?? [], '→', paper),
      paper,
    ),
    ...part(
      'How your essay argues',
      result.outline ? outlineLines(result.outline, source.text, paper) : [],
      paper,
    ),
    ...part(
      'Comment',
      result.overallVerdict?.comment ? wrap(result.overallVerdict.comment, paper, '  ') : [],
      paper,
    ),
    '',
  ].join('\n');
};
