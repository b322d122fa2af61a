import type { PdfContent } from 'pdfmake';
import type { EssayReport, ExportedCritique } from './essay-report.ts';
import { markedLines, type Piece } from './marked-lines.ts';
import { pdfFile } from './pdf-file.ts';

const runOf = (piece: Piece, open: Set<number>): PdfContent[] => {
  if ('start' in piece) {
    open.add(piece.start);
    return [];
  }
  if ('end' in piece) {
    open.delete(piece.end);
    return [{ text: ` [${piece.end}]`, fontSize: 7.5, font: 'Sans', bold: true, color: '#1d5c4d' }];
  }
  return [open.size > 0 ? { text: piece.text, background: '#e4efe9' } : { text: piece.text }];
};

const critiqueOf = (critique: ExportedCritique): PdfContent => ({
  stack: [
    {
      text: [
        { text: `[${critique.number}] `, bold: true, color: '#1d5c4d' },
        { text: critique.issue, bold: true },
      ],
    },
    {
      text: [
        critique.lineNumber === null ? 'the whole essay' : `line ${critique.lineNumber}`,
        critique.label,
      ].join(' · '),
      style: 'soft',
    },
    { text: `Why this matters: ${critique.reasoning}` },
    { text: `How to fix it: ${critique.fix}` },
  ],
  margin: [0, 0, 0, 10],
  unbreakable: true,
});

const lines = (report: EssayReport): PdfContent[] => {
  const placed = report.critiques.flatMap(({ number, start, end }) =>
    start === null || end === null ? [] : [{ number, start, end }],
  );
  const open = new Set<number>();
  return markedLines(report.text, placed).map((pieces) => {
    const runs = pieces.flatMap((piece) => runOf(piece, open));
    // A paragraph without text would have no height.
    return { text: runs.length > 0 ? runs : ' ', style: 'essay', preserveLeadingSpaces: true };
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
    ...(report.critiques.length > 0 ? [{ text: 'Critiques', style: 'heading' }] : []),
    ...report.critiques.map(critiqueOf),
    { text: 'Scores', style: 'heading' },
    ...report.scores.map(({ label, value, evidence }) => ({
      text: [{ text: `${label}: ${value}. `, bold: true }, evidence.join(' ')],
      margin: [0, 0, 0, 4],
    })),
  ]);
