import type { AiUse } from '@argint/contracts';
import { aiUseHead } from './ai-use-sections.ts';
import { printable } from './essay-report.ts';
import { pdfFile, section } from './pdf-file.ts';

/** The statement on the use of the service as a PDF file. */
export const aiUsePdf = (use: AiUse): Promise<Buffer> => {
  const { title, essay, madeOn } = aiUseHead(use);
  return pdfFile(`${title}: ${printable(use.title)}`, [
    { text: title, style: 'title' },
    { text: printable(essay), margin: [0, 8, 0, 0] },
    { text: madeOn, style: 'soft' },
    ...use.sections.flatMap(({ heading, lines }) =>
      section(
        printable(heading),
        lines.map((line) => ({ ul: [{ text: printable(line), margin: [0, 0, 0, 2] }] })),
      ),
    ),
  ]);
};
