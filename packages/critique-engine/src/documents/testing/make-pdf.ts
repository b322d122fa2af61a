/** A line of text on a page of A4, in points from the bottom left. */
export interface Placed {
  text: string;
  x: number;
  y: number;
  size?: number;
  isBold?: boolean;
}

const escape = (text: string): string => text.replace(/[\\()]/g, '\\$&');

const contentOf = (page: readonly Placed[]): string =>
  page
    .map(
      ({ text, x, y, size = 12, isBold = false }) =>
        `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${x} ${y} Td (${escape(text)}) Tj ET`,
    )
    .join('\n');

/** A small PDF in Courier, whose letters are 0.6 of its size wide; `locked` asks for a password. */
export const makePdf = (pages: readonly (readonly Placed[])[], locked = false): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${5 + 2 * i} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, i) => {
      const content = contentOf(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${6 + 2 * i} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
    ...(locked
      ? [`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'0a'.repeat(32)}> /U <${'0b'.repeat(32)}> >>`]
      : []),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) text += `${String(offset).padStart(10, '0')} 00000 n \n`;
  const encrypt = locked ? ` /Encrypt ${objects.length} 0 R` : '';
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /ID [<00> <00>]${encrypt} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

/** Lines set one below the other from the top of the text area, as a word processor prints them. */
export const column = (lines: readonly string[], top = 760, leading = 16): Placed[] =>
  lines.map((text, i) => ({
    text: text.trimStart(),
    x: 72 + 7.2 * (text.length - text.trimStart().length),
    y: top - i * leading,
  }));
