/** A stretch of text: UTF-16 offsets, end exclusive. */
export interface Span {
  start: number;
  end: number;
}
