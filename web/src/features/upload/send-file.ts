import type { ErrorBody, Uploaded } from '@argint/contracts';
import { UPLOAD_TIMEOUT_MS } from '../../config/timings.ts';

/** What a failed upload looks like to `readFailure`. */
export interface UploadFailure {
  /** The HTTP status; 0 when no answer arrived. */
  status: number;
  data: ErrorBody | null;
  retryAfterSeconds?: number;
}

export type UploadAnswer = { data: Uploaded } | { error: UploadFailure };

const bodyOf = (request: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(request.responseText) as unknown;
  } catch {
    return null;
  }
};

const answerOf = (request: XMLHttpRequest): UploadAnswer => {
  const body = bodyOf(request);
  if (request.status === 200 && body !== null) return { data: (body as { data: Uploaded }).data };
  const seconds = Number(request.getResponseHeader('retry-after') ?? Number.NaN);
  return {
    error: {
      status: request.status,
      data: body as ErrorBody | null,
      ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}),
    },
  };
};

/**
 * Sends a file to be read. Never rejects. Not by fetch, which does not say how much has been sent.
 *
 * @param onSent called with the share that has been sent, 0 to 1
 */
export const sendFile = (
  file: File,
  {
    token,
    signal,
    onSent,
  }: { token: string; signal: AbortSignal; onSent: (share: number) => void },
): Promise<UploadAnswer> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = (): void => resolve({ error: { status: 0, data: null } });
    request.open('POST', '/api/essays/upload');
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name));
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answerOf(request));
    request.onerror = lost;
    request.ontimeout = lost;
    request.onabort = lost;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
