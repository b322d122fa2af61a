import type { AiUse } from '@argint/contracts';
import { dateWords } from './ai-use-sections.ts';
import { printable } from './essay-report.ts';
import { pdfFile, section } from './pdf-file.ts';

/** The statement on the use of the service as a PDF file. */
export const aiUsePdf = (use: AiUse): Promise<Buffer> => {
  const title = printable(use.title);
  return pdfFile(`Use of Argument Intelligence: ${title}`, [
    { text: 'Statement on the use of Argument Intelligence', style: 'title' },
    { text: `Essay: ${title}`, margin: [0, 8, 0, 0] },
    { text: `Made on ${dateWords(use.madeAt)}`, style: 'soft' },
    ...use.sections.flatMap(({ heading, lines }) =>
      section(
        printable(heading),
        lines.map((line) => ({ ul: [{ text: printable(line), margin: [0, 0, 0, 2] }] })),
      ),
    ),
  ]);
};
