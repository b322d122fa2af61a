import {
  GoogleGenerativeAI,
  HarmBlockThreshold,
  HarmCategory,
  type GenerateContentResponse,
} from '@google/generative-ai';
import { MAX_OUTPUT_TOKENS, type CallModel, type TokenCounts } from '../model/model-call.ts';
import { observedCall, type CallParts } from '../model/observed-call.ts';
import { faultOf } from './gemini-fault.ts';
import { readAnswer, readStream } from './read-answer.ts';
import { responseSchema } from './response-schema.ts';
import { observeRetryAfter } from './retry-after.ts';

/** Essays may be about war, crime or the body, so the API should block only clearly harmful text. */
const safetySettings = [
  HarmCategory.HARM_CATEGORY_HARASSMENT,
  HarmCategory.HARM_CATEGORY_HATE_SPEECH,
  HarmCategory.HARM_CATEGORY_SEXUALLY_EXPLICIT,
  HarmCategory.HARM_CATEGORY_DANGEROUS_CONTENT,
].map((category) => ({ category, threshold: HarmBlockThreshold.BLOCK_ONLY_HIGH }));

const tokensOf = ({ usageMetadata: used }: Partial<GenerateContentResponse>): TokenCounts => ({
  input: used?.promptTokenCount ?? 0,
  output: used?.candidatesTokenCount ?? 0,
  // The SDK's types are older than this field.
  thought: (used as { thoughtsTokenCount?: number } | undefined)?.thoughtsTokenCount ?? 0,
});

/** Makes single calls to the Gemini API, each with its own time limit and without retries. */
export const createGeminiClient = ({
  apiKey,
  baseUrl,
  ...parts
}: CallParts & {
  apiKey: string;
  /** Base address without a path. */
  baseUrl: string;
}): CallModel => {
  const sdk = new GoogleGenerativeAI(apiKey);
  const named = { operation: 'generate_content', provider: 'gcp.gemini' };
  return observedCall(
    parts,
    named,
    async (model, { system, turns, form, watch }, signal, count) => {
      const retryAfter = observeRetryAfter();
      try {
        const generationConfig = {
          maxOutputTokens: MAX_OUTPUT_TOKENS,
          responseMimeType: 'application/json',
          responseSchema: responseSchema(form),
        };
        const asked = { model, systemInstruction: system, generationConfig, safetySettings };
        const contents = turns.map(({ by, text }) => ({
          role: by === 'us' ? 'user' : 'model',
          parts: [{ text }],
        }));
        const { stream, response } = await sdk
          .getGenerativeModel(asked, { baseUrl })
          // The SDK's own `timeout` leaves its timer behind, and does not cover the body.
          .generateContentStream({ contents }, { signal, customHeaders: retryAfter.headers });
        // The SDK's own sum of the stream takes the model's thoughts for text. It fails with the stream.
        response.catch(() => undefined);
        const answer = await readStream(stream, watch?.());
        count(tokensOf(answer));
        return readAnswer(answer);
      } catch (error) {
        throw faultOf(error, retryAfter.delayMs());
      } finally {
        retryAfter.end();
      }
    },
  );
};
