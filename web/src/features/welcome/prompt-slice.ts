import { createSlice } from '@reduxjs/toolkit';

interface State {
  open: boolean;
  /** The visitor has closed it since the page was loaded, so it no longer opens by itself. */
  dismissed: boolean;
}

const initialState: State = { open: false, dismissed: false };

/** Whether the sign-in prompt is open. */
const slice = createSlice({
  name: 'prompt',
  initialState,
  reducers: {
    promptOpened: (state) => {
      state.open = true;
    },
    /** It closes by itself: the visitor has signed in or left the home page. */
    promptClosed: (state) => {
      state.open = false;
    },
    promptDismissed: () => ({ open: false, dismissed: true }),
  },
});

export const promptReducer = slice.reducer;
export const { promptOpened, promptClosed, promptDismissed } = slice.actions;
export const selectPromptOpen = (state: { prompt: State }): boolean => state.prompt.open;
export const selectPromptDismissed = (state: { prompt: State }): boolean => state.prompt.dismissed;
