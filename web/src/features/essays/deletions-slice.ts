import type { EssayCard } from '@argint/contracts';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { groupOf } from './group-drafts.ts';

/** An essay that the student has deleted and can still have back. */
export interface Deletion {
  essayId: string;
  /** All drafts of the essay go, not this one alone. */
  allDrafts: boolean;
  /** The first draft, by which the drafts of one essay are known. */
  groupId: string;
  title: string;
  /** What the student is told: 'Essay deleted'. */
  done: string;
  /** The server was asked; Undo is no longer offered. The essay stays hidden, because lists may still hold it. */
  isSent: boolean;
}

const without = (state: Deletion[], id: string): Deletion[] =>
  state.filter(({ essayId }) => essayId !== id);

const slice = createSlice({
  name: 'deletions',
  initialState: [] as Deletion[],
  reducers: {
    /** Hides the essay at once. It is deleted on the server when Undo is no longer offered. */
    deletionAsked: (state, { payload }: PayloadAction<Omit<Deletion, 'isSent'>>) => [
      ...without(state, payload.essayId),
      { ...payload, isSent: false },
    ],
    /** The student wants the essay back. */
    deletionUndone: (state, { payload }: PayloadAction<string>) => without(state, payload),
    deletionSent: (state, { payload }: PayloadAction<string>) =>
      state.map((one) => (one.essayId === payload ? { ...one, isSent: true } : one)),
    /** The server did not delete the essay. */
    deletionFailed: (state, { payload }: PayloadAction<string>) => without(state, payload),
  },
});

export const deletionsReducer = slice.reducer;
export const { deletionAsked, deletionUndone, deletionSent, deletionFailed } = slice.actions;

interface State {
  deletions: Deletion[];
}

export const selectDeletions = (state: State): Deletion[] => state.deletions;

/** Whether the student has deleted the essay. */
export const isDeleted = (
  deletions: readonly Deletion[],
  essay: Pick<EssayCard, 'id' | 'groupId'>,
): boolean =>
  deletions.some(({ essayId, allDrafts, groupId }) =>
    allDrafts ? groupOf(essay) === groupId : essay.id === essayId,
  );
