// Original file: proto/argint/essay/v1/essay.proto

export interface ReadTextResponse {
  text?: string;
  question?: string;
  rubric?: string;
  _question?: 'question';
  _rubric?: 'rubric';
}

export interface ReadTextResponse__Output {
  text: string;
  question?: string;
  rubric?: string;
}
