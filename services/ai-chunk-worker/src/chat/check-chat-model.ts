import { limitedBody } from '@argint/service-kit';
import { z } from 'zod';
import type { ModelCheck } from '../model/model-call.ts';
import { chatHeaders, type ChatServer } from './chat-client.ts';

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });
const MAX_LIST_BYTES = 5_000_000;
const WRONG_KEY = new Set([401, 403]);
const NO_LIST = new Set([404, 405, 501]);

/** Checks the key and the model with one call for the server's list of models. Never rejects. */
export const checkChatModel = async (
  server: ChatServer,
  model: string,
  signal: AbortSignal,
): Promise<ModelCheck> => {
  try {
    const response = await fetch(`${server.baseUrl}/models`, {
      headers: chatHeaders(server),
      redirect: 'error',
      signal,
    });
    const body = await limitedBody(response, MAX_LIST_BYTES);
    if (WRONG_KEY.has(response.status)) return { usable: false, why: 'wrong key' };
    if (NO_LIST.has(response.status)) return { usable: false, why: 'no list of models' };
    if (!response.ok) return { usable: false, why: 'no answer' };
    const { data } = modelList.parse(JSON.parse(body));
    // Ollama takes a name without a tag for `latest`.
    const isHere = data.some(({ id }) => id === model || id === `${model}:latest`);
    return isHere ? { usable: true } : { usable: false, why: 'unknown model' };
  } catch {
    return { usable: false, why: 'no answer' };
  }
};
