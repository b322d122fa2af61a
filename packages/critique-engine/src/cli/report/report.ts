import type { AnalysisResult } from '@argint/contracts';
import { toFixFirst } from '@argint/contracts/language-issue';
import { linesOf } from '@argint/text-analysis';
import { paint, wrap } from './paper.ts';
import type { Paper } from './paper.ts';
import { KIND_NAMES, SURE_FROM } from '../../kind/who-may-speak.ts';
import { outlineLines } from './outline-part.ts';
import { critiqueLines } from './critiques-part.ts';
import { scoresPart } from './scores-part.ts';

/** What was read, for the head of the report and for the lines it shows. */
export interface Source {
  text: string;
  name: string;
  question: string | null;
}

/** Questions and assumptions shown. The others are only in the JSON. */
const MOST_PROMPTS = 3;

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

/** A result as a page to read in a terminal: scores, what to fix first, the other critiques, strengths, questions, the outline, the comment. */
export const report = (result: AnalysisResult, source: Source, paper: Paper): string => {
  const { lineAt } = linesOf(source.text);
  const first = toFixFirst(result.lineCritiques);
  const others = result.lineCritiques.filter((c) => !c.fixFirst);
  const critiques = (list: typeof first, from: number): string[] =>
    list.flatMap((c, i) => critiqueLines(c, from + i, source.text, paper));
  const noCritique =
    result.emptyReasons['lineCritiques'] ??
    (others.length > 0 ? 'Nothing has to come first.' : 'Nothing was found worth a remark.');
  const thinking = result.premium?.criticalThinking;
  return [
    ...head(result, source, paper),
    ...part('Scores', scoresPart(result, paper), paper),
    ...part(
      'Fix these first',
      first.length ? critiques(first, 1) : wrap(noCritique, paper, '  '),
      paper,
    ),
    ...part(
      others.length ? `${count(others.length, 'more remark')}, in order` : '',
      critiques(others, first.length + 1),
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
      'To think about',
      bullets(
        [
          ...result.dialecticalPrompts.slice(0, MOST_PROMPTS).map((p) => p.basePrompt),
          ...(thinking?.hiddenAssumptions ?? [])
            .slice(0, MOST_PROMPTS)
            .map((a) => `You assume: ${a.assumptionText}`),
        ],
        '?',
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
