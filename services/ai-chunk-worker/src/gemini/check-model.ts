import { z } from 'zod';
import type { ModelCheck } from '../model/model-call.ts';

/** The fields of the models.get response that are used here. */
const modelInfo = z.object({ supportedGenerationMethods: z.array(z.string()).optional() });

const WRONG_KEY = new Set([400, 401, 403]);

/** Checks the key and the model with one free call of the Gemini API. Never rejects. */
export const checkModel = async (
  { apiKey, baseUrl }: { apiKey: string; baseUrl: string },
  model: string,
  signal: AbortSignal,
): Promise<ModelCheck> => {
  try {
    const path = model.includes('/') ? model : `models/${model}`;
    const headers = { 'x-goog-api-key': apiKey };
    const response = await fetch(`${baseUrl}/v1beta/${path}`, { headers, signal });
    if (response.status === 404) return { usable: false, why: 'unknown model' };
    if (WRONG_KEY.has(response.status)) return { usable: false, why: 'wrong key' };
    if (!response.ok) return { usable: false, why: 'no answer' };
    const { supportedGenerationMethods: methods } = modelInfo.parse(await response.json());
    return methods === undefined || methods.includes('generateContent')
      ? { usable: true }
      : { usable: false, why: 'cannot write text' };
  } catch {
    return { usable: false, why: 'no answer' };
  }
};
