import {
  ESSAY_MAX_CHARS,
  ESSAY_MIN_CHARS,
  essayLength,
  QUESTION_MAX_CHARS,
  QUESTION_MIN_CHARS,
} from '@argint/contracts/limits';
import { MESSAGES } from '@argint/contracts/messages';
import type { Draft } from './draft-slice.ts';
import { t } from '../../lib/i18n/text.ts';

/** What is wrong with a draft, and in which field. */
export interface DraftFault {
  field: 'question' | 'text';
  message: string;
}

/** Checks the server's limits (D1 §5, D2 §5), text before question; null when the draft is valid. */
export const validateDraft = ({ question, text }: Draft): DraftFault | null => {
  if (text.trim() === '') return { field: 'text', message: t(MESSAGES.essayEmpty) };
  if (essayLength(text) < ESSAY_MIN_CHARS)
    return { field: 'text', message: t(MESSAGES.essayTooShort) };
  if (text.length > ESSAY_MAX_CHARS) return { field: 'text', message: t(MESSAGES.essayTooLong) };
  const asked = question.trim().length;
  if (asked > 0 && (asked < QUESTION_MIN_CHARS || asked > QUESTION_MAX_CHARS)) {
    return { field: 'question', message: t(MESSAGES.questionLength) };
  }
  return null;
};
