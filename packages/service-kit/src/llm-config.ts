import { z } from 'zod';

const hasNoSecrets = (url: string): boolean => {
  const { username, password, search } = new URL(url);
  return username === '' && password === '' && search === '';
};

/** The address with a path: `/v1` unless it has one. */
const withPath = (url: string): string => {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  return `${origin}${path === '' ? '/v1' : path}`;
};

/** LLM_BASE_URL and LLM_MODEL. The worker calls this server; the gateway tells who reads essays. */
export const llmConfig = {
  LLM_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .refine(hasNoSecrets, 'must have no user, password or query; the key is LLM_API_KEY')
    .transform(withPath)
    .optional()
    .describe(
      'Address of a server that speaks the OpenAI chat-completions protocol (vLLM, Ollama, llama.cpp), such as http://localhost:11434/v1; without a path, /v1 is added. With it essays are sent there to be critiqued, except for simple analyses. Plain http only to this machine or a network of your own. Not together with GEMINI_API_KEY',
    ),
  LLM_MODEL: z
    .string()
    .regex(/^[\w./:@+-]+$/, 'must be the name of a model')
    .optional()
    .describe('Model of that server that critiques; required with LLM_BASE_URL'),
};
