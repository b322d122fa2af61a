import { createSlice } from '@reduxjs/toolkit';

/** Whether the sign-in prompt is open. */
const slice = createSlice({
  name: 'prompt',
  initialState: { open: false },
  reducers: {
    promptOpened: (state) => {
      state.open = true;
    },
    promptClosed: (state) => {
      state.open = false;
    },
  },
});

export const promptReducer = slice.reducer;
export const { promptOpened, promptClosed } = slice.actions;
export const selectPromptOpen = (state: { prompt: { open: boolean } }): boolean =>
  state.prompt.open;
