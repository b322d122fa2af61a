import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The fields of the form, exactly as typed. */
export interface Draft {
  question: string;
  text: string;
  /** The student's marking criteria; absent without them. */
  rubric?: string;
}

/** A draft and the id of its user; null for a visitor, who may still sign in as anyone. */
export interface OwnedDraft extends Draft {
  owner: string | null;
}

export const emptyDraft: OwnedDraft = { question: '', text: '', owner: null };

export const isEmptyDraft = ({ question, text, rubric = '' }: Draft): boolean =>
  question === '' && text === '' && rubric === '';

/** The essay itself is empty or blank. */
export const isBlankDraft = ({ text }: Draft): boolean => !/\S/.test(text);

/** The draft this user may see. A visitor's draft becomes theirs; another user's is dropped. */
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
    rubricTyped: (state, { payload }: PayloadAction<string>) => {
      if (payload === '') delete state.rubric;
      else state.rubric = payload;
    },
    draftRestored: (state, { payload }: PayloadAction<Draft>) => {
      state.question = payload.question;
      // As a textarea holds it, so that offsets in it are offsets in the draft.
      state.text = payload.text.replaceAll('\r\n', '\n');
      if (payload.rubric) state.rubric = payload.rubric;
      else delete state.rubric;
    },
    draftCleared: () => emptyDraft,
    /** The page is about to be left: the draft is saved now. */
    pageLeaving: () => undefined,
  },
});

export const draftReducer = slice.reducer;
export const { questionTyped, textTyped, rubricTyped, draftRestored, draftCleared, pageLeaving } =
  slice.actions;
export const selectDraft = (state: { draft: OwnedDraft }): OwnedDraft => state.draft;
