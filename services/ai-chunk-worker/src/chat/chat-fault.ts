import { z } from 'zod';
import { ModelFault, reasonOfStatus, type FaultReason } from '../model/model-fault.ts';
import { retryAfterMs } from '../model/retry-after-header.ts';

const errorBody = z.object({
  error: z.object({
    code: z.union([z.string(), z.number()]).nullish(),
    type: z.string().nullish(),
    message: z.string().nullish(),
  }),
});

/** What servers say of a text that is longer than their context: OpenAI and vLLM, llama.cpp, Ollama. */
const TOO_LONG = /context[_ ](?:length|size|window)|maximum context/i;

const reasonOf = (status: number, body: string): FaultReason => {
  if (status !== 400 && status !== 413) return reasonOfStatus(status);
  let said: z.infer<typeof errorBody>['error'] | undefined;
  try {
    said = errorBody.safeParse(JSON.parse(body)).data?.error;
  } catch {
    // An error page of a proxy.
  }
  const codes = `${said?.code ?? ''} ${said?.type ?? ''}`;
  if (/content_filter|content_policy/i.test(codes)) return 'blocked';
  if (status === 413 || TOO_LONG.test(`${codes} ${(said?.message ?? '').slice(0, 300)}`))
    return 'too-long';
  return 'refused';
};

/** What an error response means. Its text may quote the essay and is not kept. */
export const faultOfResponse = ({ status, headers }: Response, body: string): ModelFault =>
  new ModelFault(reasonOf(status, body), {
    status,
    retryAfterMs: retryAfterMs(headers.get('retry-after'), Date.now()),
  });
