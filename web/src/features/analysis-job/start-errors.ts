import { ERRORS } from '@argint/contracts/errors';
import { MESSAGES } from '@argint/contracts/messages';
import { readFailure, serverText, waitSentence } from '../../lib/api/api-error.ts';
import type { CallFailure } from '../../lib/api/api-error.ts';
import { t } from '../../lib/i18n/text.ts';

/** What the error panel says when a start failed. */
export interface StartFailure {
  title: string;
  message: string;
  /** What the student can do about it; null when the message says it all. */
  nextStep: string | null;
  /** What can help: the same again, another plan, only a change of the essay, or the link of a mail. */
  remedy: 'again' | 'plans' | 'edit' | 'confirm';
}

/** The message of D1 §8. Faults of the AI provider get our own wording (D1 §4). */
const messageOf = (failure: CallFailure): string => {
  const { status, serverMessage } = failure;
  if (serverMessage?.includes('AI analysis failed')) return t(ERRORS.ANALYSIS_FAILED.message);
  if (serverMessage && /AI service|gemini/i.test(serverMessage)) {
    return t(ERRORS.ANALYSIS_UNAVAILABLE.message);
  }
  if (serverMessage) return serverText(failure) ?? serverMessage;
  return status === 403 ? t(ERRORS.FORBIDDEN.message) : t(MESSAGES.startFailed);
};

const nextStepOf = (failure: CallFailure): string | null => {
  if (failure.code === 'TOO_MANY_OPEN_ANALYSES') {
    return t('Wait until one of them has finished, or cancel one. Then send this essay again.');
  }
  if (failure.code === 'WORD_LIMIT') {
    return t('Shorten the essay, or choose a plan that allows more words.');
  }
  if (failure.code === 'EMAIL_NOT_VERIFIED') {
    return t('Then send this essay again. It stays in the form.');
  }
  return waitSentence(failure);
};

const remedyOf = ({ status, code }: CallFailure): StartFailure['remedy'] => {
  if (code === 'WORD_LIMIT' || code === 'PAYMENT_REQUIRED') return 'plans';
  if (code === 'EMAIL_NOT_VERIFIED') return 'confirm';
  return status === 400 || status === 413 ? 'edit' : 'again';
};

/** What to tell the student about a start that failed. */
export const startFailureOf = (error: unknown): StartFailure => {
  const failure = readFailure(error);
  return failure.status === 0
    ? {
        title: t('The server did not answer'),
        message: t(MESSAGES.networkError),
        nextStep: t(
          'The analysis may have started anyway. Send the essay again: you are never charged twice for it.',
        ),
        remedy: 'again',
      }
    : {
        title: t('The analysis did not start'),
        message: messageOf(failure),
        nextStep: nextStepOf(failure),
        remedy: remedyOf(failure),
      };
};

/** The failure of an answer without a job in it. */
export const noJob = (): StartFailure => ({
  title: t('The analysis did not start'),
  message: t(MESSAGES.noAnalysisId),
  nextStep: null,
  remedy: 'again',
});

/** Whether the server refused a start for good, so that no job exists under its key. */
export const isFinalRefusal = (error: unknown): boolean => {
  const { status, code } = readFailure(error);
  // 401, 408 and 429 refuse this request, but an earlier one under the same key may have started a
  // job. CONFLICT asks for the same request once more.
  const mayHaveStarted = [401, 408, 429].includes(status) || code === 'CONFLICT';
  return status >= 400 && status < 500 && !mayHaveStarted;
};
