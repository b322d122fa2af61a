import type { GenerateContentResponse, Part } from '@google/generative-ai';
import { ModelFault } from '../model/model-fault.ts';

/**
 * The text of a finished answer, without the model's thoughts.
 *
 * @throws ModelFault with the reason `blocked`, `cut-off` or `empty`
 */
export const readAnswer = ({ candidates, promptFeedback }: GenerateContentResponse): string => {
  const candidate = candidates?.[0];
  if (!candidate) throw new ModelFault(promptFeedback?.blockReason ? 'blocked' : 'empty');
  const { finishReason, content } = candidate;
  if (finishReason === 'MAX_TOKENS') throw new ModelFault('cut-off');
  // Only STOP is a whole answer. Reasons such as PROHIBITED_CONTENT come with an empty text and no error.
  if (finishReason !== undefined && finishReason !== 'STOP') throw new ModelFault('blocked');
  const text = (content?.parts ?? [])
    .filter((part: Part & { thought?: boolean }) => part.thought !== true)
    .map((part) => part.text ?? '')
    .join('');
  if (text.trim() === '') throw new ModelFault('empty');
  return text;
};
