import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The fields of the form, exactly as typed, and the essay that the text is the next draft of. */
export interface Draft {
  question: string;
  text: string;
  /** The student's marking criteria; absent without them. */
  rubric?: string;
  /** Null or absent: a new essay. */
  parentEssayId?: string | null;
}

/** A draft and the id of its user; null for a visitor, who may still sign in as anyone. */
export interface OwnedDraft extends Draft {
  owner: string | null;
  parentEssayId: string | null;
}

export const emptyDraft: OwnedDraft = { question: '', text: '', owner: null, parentEssayId: null };

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
    /** Fills the form. Without a parent in the payload, it stays the draft of the essay it was. */
    draftRestored: (state, { payload }: PayloadAction<Draft>) => {
      state.question = payload.question;
      // As a textarea holds it, so that offsets in it are offsets in the draft.
      state.text = payload.text.replaceAll('\r\n', '\n');
      if (payload.rubric) state.rubric = payload.rubric;
      else delete state.rubric;
      if (payload.parentEssayId !== undefined) state.parentEssayId = payload.parentEssayId;
    },
    /** The text becomes a new essay rather than the next draft of one. */
    parentDropped: (state) => {
      state.parentEssayId = null;
    },
    draftCleared: () => emptyDraft,
    /** The page is about to be left: the draft is saved now. */
    pageLeaving: () => undefined,
  },
});

const keepingSlice = createSlice({
  name: 'draftKeeping',
  initialState: { isKept: true },
  reducers: {
    /** Whether what is in the form is saved on this device. */
    draftKept: (state, { payload }: PayloadAction<boolean>) => {
      state.isKept = payload;
    },
  },
});

export const draftReducer = slice.reducer;
export const draftKeepingReducer = keepingSlice.reducer;
export const { draftKept } = keepingSlice.actions;
export const selectIsKept = (state: { draftKeeping: { isKept: boolean } }): boolean =>
  state.draftKeeping.isKept;
export const {
  questionTyped,
  textTyped,
  rubricTyped,
  draftRestored,
  parentDropped,
  draftCleared,
  pageLeaving,
} = slice.actions;
export const selectDraft = (state: { draft: OwnedDraft }): OwnedDraft => state.draft;
