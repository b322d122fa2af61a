import { GoogleGenerativeAIFetchError } from '@google/generative-ai';
import { ModelFault, reasonOfStatus } from '../model/model-fault.ts';
import { serverDelayMs } from './server-delay.ts';

/**
 * Turns what the SDK threw (an HTTP status, a failed connection, a body that is not JSON) into a fault.
 *
 * @param headerMs the delay a Retry-After header asked for
 */
export const faultOf = (error: unknown, headerMs: number | null): ModelFault => {
  if (error instanceof ModelFault) return error;
  if (error instanceof GoogleGenerativeAIFetchError && error.status !== undefined) {
    const { status, errorDetails } = error;
    const retryAfterMs = serverDelayMs(errorDetails) ?? headerMs;
    return new ModelFault(reasonOfStatus(status), { status, retryAfterMs });
  }
  return new ModelFault('unreachable');
};
