import type {
  EnhancedGenerateContentResponse,
  GenerateContentResponse,
  Part,
} from '@google/generative-ai';
import { ModelFault } from '../model/model-fault.ts';

/** What is used of an answer: its text without the model's thoughts, how it ended, and what it cost. */
export interface GeminiAnswer extends Pick<
  GenerateContentResponse,
  'promptFeedback' | 'usageMetadata'
> {
  text: string;
  /** Absent where the stream ended before the answer did. */
  finishReason?: string | undefined;
  /** Whether there was an answer at all. */
  isAnswered: boolean;
}

const textOf = ({ candidates }: GenerateContentResponse): string =>
  (candidates?.[0]?.content?.parts ?? [])
    .filter((part: Part & { thought?: boolean }) => part.thought !== true)
    .map((part) => part.text ?? '')
    .join('');

/** Reads a streamed answer, and hands its text on piece by piece. Rejects as the stream does. */
export const readStream = async (
  stream: AsyncIterable<EnhancedGenerateContentResponse>,
  onText: (text: string) => void = () => undefined,
): Promise<GeminiAnswer> => {
  const answer: GeminiAnswer = { text: '', isAnswered: false };
  for await (const part of stream) {
    const text = textOf(part);
    answer.text += text;
    answer.isAnswered ||= part.candidates?.[0] !== undefined;
    answer.finishReason = part.candidates?.[0]?.finishReason ?? answer.finishReason;
    Object.assign(answer, part.promptFeedback && { promptFeedback: part.promptFeedback });
    Object.assign(answer, part.usageMetadata && { usageMetadata: part.usageMetadata });
    if (text !== '') onText(text);
  }
  return answer;
};

/**
 * The text of a finished answer.
 *
 * @throws ModelFault with the reason `blocked`, `cut-off` or `empty`, or `unreachable` where the stream ended too early
 */
export const readAnswer = (answer: GeminiAnswer): string => {
  const { text, finishReason, isAnswered, promptFeedback } = answer;
  if (!isAnswered) throw new ModelFault(promptFeedback?.blockReason ? 'blocked' : 'empty');
  if (finishReason === undefined) throw new ModelFault('unreachable');
  if (finishReason === 'MAX_TOKENS') throw new ModelFault('cut-off');
  // Only STOP is a whole answer. Reasons such as PROHIBITED_CONTENT come with an empty text and no error.
  if (finishReason !== 'STOP') throw new ModelFault('blocked');
  if (text.trim() === '') throw new ModelFault('empty');
  return text;
};
