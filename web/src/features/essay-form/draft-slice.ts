import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** What stands in the two fields of the form, exactly as typed. */
export interface Draft {
  question: string;
  text: string;
}

export const emptyDraft: Draft = { question: '', text: '' };

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
    draftRestored: (_state, { payload }: PayloadAction<Draft>) => payload,
    draftCleared: () => emptyDraft,
  },
});

export const draftReducer = slice.reducer;
export const { questionTyped, textTyped, draftRestored, draftCleared } = slice.actions;
export const selectDraft = (state: { draft: Draft }): Draft => state.draft;
