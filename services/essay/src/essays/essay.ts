import { emit, type Doc, type NewDoc } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import type { EventEnvelope } from '@argint/event-bus';

/**
 * One essay; every text in it is sealed. kept -> deleting (texts wiped, event on its way, findings and
 * results going) -> deleted (all gone; the empty document stays a while to answer repeated calls).
 */
export interface Essay {
  userId: string;
  state: 'kept' | 'deleting' | 'deleted';
  text: string | null;
  question: string | null;
  title: string | null;
  preview: string | null;
  wordCount: number;
  createdAt: Date;
  updatedAt: Date;
  /** Null = for good. */
  retainUntil: Date | null;
  deletedAt: Date | null;
}

/** The sealed texts of a new essay. */
export type SealedTexts = Record<'text' | 'title' | 'preview', string> & {
  question: string | null;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** An essay as it is first stored; historyDays absent = kept for good. */
export const newEssay = (given: {
  essayId: string;
  userId: string;
  texts: SealedTexts;
  wordCount: number;
  now: Date;
  historyDays?: number;
}): NewDoc<Essay> => ({
  _id: given.essayId,
  userId: given.userId,
  state: 'kept',
  ...given.texts,
  wordCount: given.wordCount,
  createdAt: given.now,
  updatedAt: given.now,
  retainUntil:
    given.historyDays === undefined
      ? null
      : new Date(given.now.getTime() + given.historyDays * DAY_MS),
  deletedAt: null,
});

/** Throws ESSAY_FORBIDDEN for another user's essay, kept or not. */
export const checkOwner = (essay: Doc<Essay>, userId: string): void => {
  if (essay.userId !== userId) throw new AppError('ESSAY_FORBIDDEN');
};

/** Throws VALIDATION_FAILED where a job's texts belong to one essay and are sent for another. */
export const checkSameEssay = (stored: string, given: string): void => {
  if (stored !== given) throw new AppError('VALIDATION_FAILED', 'The job is another essay’s.');
};

/** The essay itself. Throws ESSAY_NOT_FOUND where there is none or it is deleted. */
export const requireKept = (essay: Doc<Essay> | null): Doc<Essay> & { text: string } => {
  if (essay?.state !== 'kept' || essay.text === null) throw new AppError('ESSAY_NOT_FOUND');
  return { ...essay, text: essay.text };
};

/** Wipes the texts and announces it in the same write; only a kept essay changes. */
export const beginDeletion = (
  essay: Doc<Essay>,
  now: Date,
  deleted: EventEnvelope<'essays.deleted'>,
): Doc<Essay> =>
  essay.state === 'kept'
    ? emit(
        {
          ...essay,
          state: 'deleting',
          text: null,
          question: null,
          title: null,
          preview: null,
          wordCount: 0,
          retainUntil: null,
          deletedAt: now,
        },
        deleted,
      )
    : essay;

/** A deletion from before the clock was set back began now; unchanged otherwise. */
export const bringDeletionNear = (essay: Doc<Essay>, now: Date): Doc<Essay> =>
  essay.state === 'deleting' && essay.deletedAt !== null && essay.deletedAt > now
    ? { ...essay, deletedAt: now }
    : essay;

/** All that hung on the essay is gone. */
export const finishDeletion = (essay: Doc<Essay>): Doc<Essay> =>
  essay.state === 'deleting' ? { ...essay, state: 'deleted' } : essay;
