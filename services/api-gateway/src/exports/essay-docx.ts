import {
  AlignmentType,
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  type ICommentOptions,
  type ParagraphChild,
} from 'docx';
import type { EssayReport, ExportedCritique } from './essay-report.ts';
import { markedLines, type Piece, type Span } from './marked-lines.ts';

const AUTHOR = 'Argument Intelligence';

type PlacedCritique = ExportedCritique & Pick<Span, 'start' | 'end'>;

/** Whether the words of a critique are known. */
const isPlaced = (critique: ExportedCritique): critique is PlacedCritique =>
  critique.start !== null && critique.end !== null;

const commentOf = (critique: ExportedCritique, date: Date): ICommentOptions => ({
  id: critique.number,
  author: AUTHOR,
  initials: 'AI',
  date,
  children: [
    new Paragraph({ children: [new TextRun({ text: critique.label, bold: true })] }),
    new Paragraph(critique.issue),
    ...(critique.other
      ? [new Paragraph(`Compare line ${critique.other.lineNumber}: “${critique.other.quote}”`)]
      : []),
    new Paragraph(`Why this matters: ${critique.reasoning}`),
    new Paragraph(`How to fix it: ${critique.fix}`),
  ],
});

/** A comment at the second passage of a critique, which leads back to the first one. */
const otherCommentOf = (critique: PlacedCritique, id: number, date: Date): ICommentOptions => ({
  id,
  author: AUTHOR,
  initials: 'AI',
  date,
  children: [
    new Paragraph({ children: [new TextRun({ text: critique.label, bold: true })] }),
    new Paragraph(
      `This belongs to the comment on line ${critique.lineNumber}, “${critique.quote}”: ${critique.issue}`,
    ),
  ],
});

const childrenOf = (piece: Piece): ParagraphChild[] => {
  if ('text' in piece) return [new TextRun(piece.text)];
  if ('start' in piece) return [new CommentRangeStart(piece.start)];
  return [
    new CommentRangeEnd(piece.end),
    new TextRun({ children: [new CommentReference(piece.end)] }),
  ];
};

const heading = (text: string): Paragraph =>
  new Paragraph({
    text,
    heading: HeadingLevel.HEADING_2,
    spacing: { before: 360, after: 120 },
    // The library's headings do not stay with their text by themselves.
    keepNext: true,
  });

const pageNumbers = new Footer({
  children: [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [
        new TextRun({ children: [PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES], size: 18 }),
      ],
    }),
  ],
});

const wholeEssay = (critiques: readonly ExportedCritique[]): Paragraph[] =>
  critiques.length === 0
    ? []
    : [
        heading('About the whole essay'),
        ...critiques.flatMap(({ label, issue, reasoning, fix }) => [
          new Paragraph({
            children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun(issue)],
            keepNext: true,
          }),
          new Paragraph(`Why this matters: ${reasoning}`),
          new Paragraph(`How to fix it: ${fix}`),
        ]),
      ];

/** The essay as a Word document, each critique a comment at its words. */
export const essayDocx = async (report: EssayReport): Promise<Buffer> => {
  const placed = report.critiques.filter(isPlaced);
  const date = new Date(report.analysedAt);
  // Numbers of critiques go up to their count; those of second passages go on from there.
  const others = placed.flatMap((critique) =>
    critique.other
      ? [
          {
            critique,
            span: { ...critique.other, number: report.critiques.length + critique.number },
          },
        ]
      : [],
  );
  const document = new Document({
    creator: AUTHOR,
    title: report.title,
    comments: {
      children: [
        ...placed.map((critique) => commentOf(critique, date)),
        ...others.map(({ critique, span }) => otherCommentOf(critique, span.number, date)),
      ],
    },
    sections: [
      {
        footers: { default: pageNumbers },
        children: [
          new Paragraph({ text: report.title, heading: HeadingLevel.TITLE }),
          ...(report.question === null || report.question === report.title
            ? []
            : [
                new Paragraph({
                  children: [new TextRun({ text: report.question, italics: true })],
                }),
              ]),
          ...report.facts.map(
            (fact) => new Paragraph({ children: [new TextRun({ text: fact, size: 18 })] }),
          ),
          heading('Your essay'),
          ...markedLines(report.text, [...placed, ...others.map(({ span }) => span)]).map(
            (pieces) =>
              new Paragraph({ children: pieces.flatMap(childrenOf), spacing: { line: 360 } }),
          ),
          ...wholeEssay(report.critiques.filter((critique) => !isPlaced(critique))),
          heading('Scores'),
          ...report.scores.flatMap(({ label, value, evidence }) => [
            new Paragraph({
              children: [new TextRun({ text: `${label}: ${value}`, bold: true })],
              spacing: { before: 120 },
              keepNext: evidence.length > 0,
            }),
            ...evidence.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
          ]),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
};
