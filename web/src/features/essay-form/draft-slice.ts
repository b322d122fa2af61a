import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** What stands in the two fields of the form, exactly as typed. */
export interface Draft {
  question: string;
  text: string;
}

/** A draft with the id of whose it is; null = a visitor's, who may yet sign in as anybody. */
export interface OwnedDraft extends Draft {
  owner: string | null;
}

export const emptyDraft: OwnedDraft = { question: '', text: '', owner: null };

export const isEmptyDraft = ({ question, text }: Draft): boolean => question === '' && text === '';

/** The draft as this user may see it: a visitor's becomes theirs, somebody else's is gone. */
export const draftFor = (draft: OwnedDraft, userId: string | null): OwnedDraft => {
  if (isEmptyDraft(draft)) return draft.owner === null ? draft : emptyDraft;
  if (userId === null || draft.owner === userId) return draft;
  return draft.owner === null ? { ...draft, owner: userId } : emptyDraft;
};

const slice = createSlice({
  name: 'draft',
  initialState: emptyDraft,
  reducers: {
    questionTyped: (state, { payload }: PayloadAction<string>) => {
      state.question = payload;
    },
    textTyped: (state, { payload }: PayloadAction<string>) => {
      state.text = payload;
    },
    draftRestored: (state, { payload }: PayloadAction<Draft>) => {
      state.question = payload.question;
      state.text = payload.text;
    },
    draftCleared: () => emptyDraft,
    /** The page is about to go: what is not kept yet is to be kept now. */
    draftLeaving: () => undefined,
  },
});

export const draftReducer = slice.reducer;
export const { questionTyped, textTyped, draftRestored, draftCleared, draftLeaving } =
  slice.actions;
export const selectDraft = (state: { draft: OwnedDraft }): OwnedDraft => state.draft;
