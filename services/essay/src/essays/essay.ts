import { withEvents, type Doc, type FieldsOf, type NewDoc } from '@argint/aggregate-store';
import { AppError, type TextKind } from '@argint/contracts';
import type { EventEnvelope } from '@argint/event-bus';
import type { essaySchema, ListedResult } from './essay-schema.ts';

/** One essay; its fields are described in the schema. */
export type Essay = FieldsOf<typeof essaySchema>;

/** The sealed texts of a new essay. */
export type SealedTexts = Record<'text' | 'title' | 'preview', string> &
  Record<'question' | 'rubric', string | null>;

/** Where a draft after the first belongs. */
export interface DraftPlace {
  parentEssayId: string;
  groupId: string;
  draftNumber: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A new essay. Without `historyDays` it is kept for good. */
export const newEssay = (given: {
  essayId: string;
  userId: string;
  texts: SealedTexts;
  textKind: TextKind | null;
  wordCount: number;
  now: Date;
  historyDays?: number;
  /** Absent: a first draft. */
  draft?: DraftPlace;
}): NewDoc<Essay> => ({
  _id: given.essayId,
  userId: given.userId,
  state: 'kept',
  ...given.texts,
  textKind: given.textKind,
  listedResult: null,
  wordCount: given.wordCount,
  createdAt: given.now,
  updatedAt: given.now,
  retainUntil:
    given.historyDays === undefined
      ? null
      : new Date(given.now.getTime() + given.historyDays * DAY_MS),
  deletedAt: null,
  withDrafts: false,
  critiqueStates: [],
  groupId: given.draft?.groupId ?? null,
  parentEssayId: given.draft?.parentEssayId ?? null,
  draftNumber: given.draft?.draftNumber ?? 1,
  draftNumbers: [],
});

/** Throws ESSAY_FORBIDDEN for another user's essay, kept or not. */
export const checkOwner = (essay: Doc<Essay>, userId: string): void => {
  if (essay.userId !== userId) throw new AppError('ESSAY_FORBIDDEN');
};

/**
 * Checks that a job's findings or result belong to the given essay.
 * @throws AppError VALIDATION_FAILED
 */
export const checkSameEssay = (stored: string, given: string): void => {
  if (stored !== given) throw new AppError('VALIDATION_FAILED', 'The job is another essay’s.');
};

/** The essay itself. Throws ESSAY_NOT_FOUND where there is none or it is deleted. */
export const requireKept = (essay: Doc<Essay> | null): Doc<Essay> & { text: string } => {
  if (essay?.state !== 'kept' || essay.text === null) throw new AppError('ESSAY_NOT_FOUND');
  return { ...essay, text: essay.text };
};

/** Gives an essay another sealed title; unchanged once it is deleted. */
export const retitle = (essay: Doc<Essay>, title: string, now: Date): Doc<Essay> =>
  essay.state === 'kept' ? { ...essay, title, updatedAt: now } : essay;

/** Notes what lists show of an essay's result; unchanged where a newer one is noted, or the essay is deleted. */
export const noteListedResult = (essay: Doc<Essay>, note: ListedResult): Doc<Essay> =>
  essay.state !== 'kept' || (essay.listedResult && essay.listedResult.resultAt >= note.resultAt)
    ? essay
    : { ...essay, listedResult: note };

/**
 * Removes the texts and adds the event to the outbox in the same write. Changes only kept essays; of one whose deletion
 * has begun, it may still say that all drafts go with it.
 */
export const beginDeletion = (
  essay: Doc<Essay>,
  given: { now: Date; deleted: EventEnvelope<'essays.deleted'>; withDrafts: boolean },
): Doc<Essay> => {
  const { now, deleted, withDrafts } = given;
  if (essay.state === 'deleting' && withDrafts && !essay.withDrafts)
    return { ...essay, withDrafts, deletedAt: now };
  return essay.state === 'kept'
    ? withEvents(
        {
          ...essay,
          withDrafts,
          state: 'deleting',
          text: null,
          question: null,
          title: null,
          preview: null,
          rubric: null,
          textKind: null,
          listedResult: null,
          wordCount: 0,
          critiqueStates: [],
          retainUntil: null,
          deletedAt: now,
        },
        deleted,
      )
    : essay;
};

/** Sets a deletion date in the future, which a wrong clock wrote, to now. */
export const clampDeletedAt = (essay: Doc<Essay>, now: Date): Doc<Essay> =>
  essay.state === 'deleting' && essay.deletedAt !== null && essay.deletedAt > now
    ? { ...essay, deletedAt: now }
    : essay;

/**
 * Marks a deletion as done, once the findings, answers and results are removed. A process of the release before does
 * not know the critique states, so they are removed here as well.
 */
export const finishDeletion = (essay: Doc<Essay>): Doc<Essay> =>
  essay.state === 'deleting' ? { ...essay, state: 'deleted', critiqueStates: [] } : essay;
