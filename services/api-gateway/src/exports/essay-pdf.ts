import type { PdfContent } from 'pdfmake';
import type { EssayReport, ExportedCritique } from './essay-report.ts';
import { markedLines, type Piece } from './marked-lines.ts';
import { pdfFile, section, together } from './pdf-file.ts';

const runOf = (piece: Piece, open: Set<number>): PdfContent[] => {
  if ('start' in piece) {
    open.add(piece.start);
    return [];
  }
  if ('end' in piece) {
    open.delete(piece.end);
    return [
      { text: `\u00A0[${piece.end}]`, fontSize: 7.5, font: 'Sans', bold: true, color: '#1d5c4d' },
    ];
  }
  return [open.size > 0 ? { text: piece.text, background: '#e4efe9' } : { text: piece.text }];
};

const linesOf = ({ lineNumber, other }: ExportedCritique): string => {
  if (lineNumber === null) return 'the whole essay';
  return other ? `lines ${lineNumber} and ${other.lineNumber}` : `line ${lineNumber}`;
};

const critiqueOf = (critique: ExportedCritique): PdfContent =>
  together(
    {
      text: [
        { text: `[${critique.number}] `, bold: true, color: '#1d5c4d' },
        { text: critique.issue, bold: true },
      ],
    },
    {
      text: [linesOf(critique), critique.label].join(' · '),
      style: 'soft',
    },
    ...(critique.other
      ? [{ text: `Compare line ${critique.other.lineNumber}: “${critique.other.quote}”` }]
      : []),
    { text: `Why this matters: ${critique.reasoning}` },
    { text: `How to fix it: ${critique.fix}`, margin: [0, 0, 0, 10] },
  );

const scoreOf = ({ label, value, evidence }: EssayReport['scores'][number]): PdfContent =>
  together(
    { text: `${label}: ${value}`, bold: true, margin: [0, 4, 0, 0] },
    ...(evidence.length > 0 ? [{ ul: evidence }] : []),
  );

const lines = (report: EssayReport): PdfContent[] => {
  const placed = report.critiques.flatMap(({ number, start, end, other }) =>
    start === null || end === null
      ? []
      : [
          { number, start, end },
          ...(other ? [{ number, start: other.start, end: other.end }] : []),
        ],
  );
  const open = new Set<number>();
  return markedLines(report.text, placed).map((pieces, index) => {
    const runs = pieces.flatMap((piece) => runOf(piece, open));
    // An empty line is counted, but needs no line of paper.
    if (runs.length === 0) return { text: ' ', fontSize: 5 };
    const number = { text: `${index + 1}  `, font: 'Sans', fontSize: 7.5, color: '#6b665c' };
    return { text: [number, ...runs], style: 'essay', preserveLeadingSpaces: true };
  });
};

/** The essay as a PDF file: the words of each critique are marked and numbered, and the critiques follow. */
export const essayPdf = (report: EssayReport): Promise<Buffer> =>
  pdfFile(report.title, [
    { text: report.title, style: 'title' },
    ...(report.question === null || report.question === report.title
      ? []
      : [{ text: report.question, italics: true, margin: [0, 6, 0, 0] }]),
    ...report.facts.map((text) => ({ text, style: 'soft' })),
    { text: 'Your essay', style: 'heading' },
    ...lines(report),
    ...section('Critiques', report.critiques.map(critiqueOf)),
    ...section('Scores', report.scores.map(scoreOf)),
  ]);
