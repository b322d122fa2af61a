/** The part of pdfmake that is used here; the package has no types of its own. */
declare module 'pdfmake' {
  export type PdfContent = string | Record<string, unknown>;
  interface Definition {
    content: PdfContent[];
    footer: (page: number, pages: number) => PdfContent;
    [setting: string]: unknown;
  }
  const pdfMake: {
    setFonts(fonts: Record<string, Record<string, string>>): void;
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void;
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void;
    createPdf(definition: Definition): { getBuffer(): Promise<Buffer> };
  };
  // eslint-disable-next-line no-restricted-exports -- that is how the package exports it
  export default pdfMake;
}
