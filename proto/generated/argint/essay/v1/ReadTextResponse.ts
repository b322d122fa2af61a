// Original file: proto/argint/essay/v1/essay.proto

export interface ReadTextResponse {
  text?: string;
  question?: string;
  _question?: 'question';
}

export interface ReadTextResponse__Output {
  text: string;
  question?: string;
}
