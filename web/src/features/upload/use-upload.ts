import type { Uploaded } from '@argint/contracts';
import { MESSAGES } from '@argint/contracts/messages';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { REFRESH_BEFORE_ANALYSIS_MS } from '../../config/timings.ts';
import { failureMessage, readFailure } from '../../lib/api/api-error.ts';
import { refreshIfExpiringWithin } from '../../lib/session/refresh-session.ts';
import type { SessionDispatch } from '../../lib/session/session-dispatch.ts';
import { selectToken } from '../../lib/session/session-slice.ts';
import type { SessionState } from '../../lib/session/session-slice.ts';
import { checkFile } from './check-file.ts';
import { sendFile } from './send-file.ts';
import { t } from '../../lib/i18n/text.ts';

/** Where the reading of a file stands. */
export type UploadState =
  | { phase: 'idle' }
  /** `share` of the file has been sent, 0 to 1; at 1 the server reads it. */
  | { phase: 'sending'; name: string; share: number }
  | { phase: 'read'; name: string; document: Uploaded }
  /** `file` is there where trying again may help. */
  | { phase: 'failed'; message: string; file: File | null };

const IDLE: UploadState = { phase: 'idle' };

/** Reads one file at a time. The draft is not touched before the student says so. */
export const useUpload = () => {
  const dispatch = useDispatch<SessionDispatch>();
  const store = useStore<{ session: SessionState }>();
  const [state, setState] = useState<UploadState>(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = (): void => {
    running.current?.abort();
    setState(IDLE);
  };
  const fail = (message: string, file: File | null = null): void =>
    setState({ phase: 'failed', message, file });

  const read = async (file: File): Promise<void> => {
    running.current?.abort();
    const fault = checkFile(file);
    if (fault !== null) return fail(fault);
    const { signal } = (running.current = new AbortController());
    const { name } = file;
    setState({ phase: 'sending', name, share: 0 });
    await dispatch(refreshIfExpiringWithin(REFRESH_BEFORE_ANALYSIS_MS));
    if (signal.aborted) return;
    const token = selectToken(store.getState());
    if (token === null) return fail(t(MESSAGES.loginAgain));
    const onSent = (share: number): void => {
      if (!signal.aborted) setState({ phase: 'sending', name, share });
    };
    const answer = await sendFile(file, { token, signal, onSent });
    if (signal.aborted) return;
    if ('data' in answer) return setState({ phase: 'read', name, document: answer.data });
    const { status } = readFailure(answer.error);
    const mayHelp = status === 0 || status === 429 || status >= 500;
    fail(failureMessage(answer.error), mayHelp ? file : null);
  };

  return { state, read, cancel };
};
