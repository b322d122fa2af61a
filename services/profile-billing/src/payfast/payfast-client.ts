import { AppError } from '@argint/contracts';
import { limitedBody } from '@argint/service-kit';
import type { PayfastSettings } from './payfast-settings.ts';
import { apiSignatureOf, type Field } from './signature.ts';

/** Time the provider has for an answer, in ms. Below the deadline of a call between services. */
const ANSWER_MS = 8_000;
/** Most bytes of an answer about a notice, which is one word. */
const ANSWER_MAX_BYTES = 1_000;

/** What we ask the provider. */
export interface PayfastClient {
  /** The fourth check: whether the provider knows a notice. @throws AppError UNAVAILABLE without an answer */
  isConfirmed(form: string): Promise<boolean>;
  /** Ends further payments. One that has ended before is fine. @throws AppError UNAVAILABLE without success */
  endMandate(token: string): Promise<void>;
}

/** The address of the provider's API: a host of its own, except on a test server. */
const apiAddress = (baseUrl: string, path: string): string => {
  const { hostname } = new URL(baseUrl);
  if (!hostname.endsWith('payfast.co.za')) return `${baseUrl}${path}`;
  const test = hostname.startsWith('sandbox.') ? '?testing=true' : '';
  return `https://api.payfast.co.za${path}${test}`;
};

const ask = async (url: string, request: RequestInit): Promise<Response> => {
  try {
    // A redirect would take the request to somebody who is not the provider.
    const signal = AbortSignal.timeout(ANSWER_MS);
    return await fetch(url, { ...request, redirect: 'error', signal });
  } catch (error) {
    throw new AppError('UNAVAILABLE', undefined, { cause: error });
  }
};

export const createPayfastClient = (
  { merchantId, passphrase, baseUrl }: PayfastSettings,
  clock: () => Date,
): PayfastClient => ({
  isConfirmed: async (form) => {
    const answer = await ask(`${baseUrl}/eng/query/validate`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
    });
    if (!answer.ok) throw new AppError('UNAVAILABLE');
    const word = await limitedBody(answer, ANSWER_MAX_BYTES).catch((error: unknown) => {
      throw new AppError('UNAVAILABLE', undefined, { cause: error });
    });
    // It may end with a line break.
    return /^VALID\r?\n?$/.test(word);
  },
  endMandate: async (token) => {
    const timestamp = `${clock().toISOString().slice(0, 19)}+00:00`;
    const head: Field[] = [
      ['merchant-id', merchantId],
      ['timestamp', timestamp],
      ['version', 'v1'],
    ];
    const signature = apiSignatureOf(head, passphrase);
    const path = `/subscriptions/${encodeURIComponent(token)}/cancel`;
    const answer = await ask(apiAddress(baseUrl, path), {
      method: 'PUT',
      headers: Object.fromEntries([...head, ['signature', signature]]),
    });
    if (!answer.ok && answer.status !== 404) throw new AppError('UNAVAILABLE');
  },
});
