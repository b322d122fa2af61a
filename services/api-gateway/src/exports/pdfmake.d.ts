/** The part of pdfmake that is used here; the package has no types of its own. */
declare module 'pdfmake' {
  export type PdfContent = string | Record<string, unknown>;
  /** A part of the document that has its place. */
  export interface PlacedNode {
    style?: string;
    /** Where it begins; `verticalRatio` is 0 at the top of the page and 1 at its foot, without the margins. */
    startPosition: { verticalRatio: number };
    pageNumbers: number[];
  }
  interface Definition {
    content: PdfContent[];
    footer: (page: number, pages: number) => PdfContent;
    pageBreakBefore: (node: PlacedNode) => boolean;
    [setting: string]: unknown;
  }
  const pdfMake: {
    setFonts(fonts: Record<string, Record<string, string>>): void;
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void;
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void;
    createPdf(definition: Definition): { getBuffer(): Promise<Buffer> };
  };
  // oxlint-disable-next-line no-restricted-exports -- that is how the package exports it
  export default pdfMake;
}
