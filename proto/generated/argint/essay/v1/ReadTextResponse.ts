// Original file: proto/argint/essay/v1/essay.proto

export interface ReadTextResponse {
  text?: string;
  question?: string;
  rubric?: string;
  /**
   * The kind of text, where the student named it.
   */
  textKind?: string;
  _question?: 'question';
  _rubric?: 'rubric';
  _textKind?: 'textKind';
}

export interface ReadTextResponse__Output {
  text: string;
  question?: string;
  rubric?: string;
  /**
   * The kind of text, where the student named it.
   */
  textKind?: string;
}
