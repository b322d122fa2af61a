import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';

/** A short message to the student about an event. */
export interface Toast {
  id: string;
  kind: 'success' | 'info' | 'error';
  title: string;
  text?: string;
  /** A button that dispatches `action`, such as Undo, and leads to the address `to`. */
  button?: { label: string; action: UnknownAction; to?: string };
}

const slice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toasted: {
      reducer: (state, { payload }: PayloadAction<Toast>) => [...state, payload],
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid(8) } }),
    },
    /** Says more in a toast that is still there. */
    toastAmended: (state, { payload }: PayloadAction<{ id: string; text: string }>) => {
      const toast = state.find(({ id }) => id === payload.id);
      if (toast) toast.text = payload.text;
    },
    toastClosed: (state, { payload }: PayloadAction<string>) =>
      state.filter(({ id }) => id !== payload),
  },
});

export const toastReducer = slice.reducer;
export const { toasted, toastAmended, toastClosed } = slice.actions;
export const selectToasts = (state: { toasts: Toast[] }): Toast[] => state.toasts;
