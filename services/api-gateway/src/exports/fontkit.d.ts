/** The part of fontkit that is used here; the package has no types of its own. */
declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export const openSync: (path: string) => Font;
}
