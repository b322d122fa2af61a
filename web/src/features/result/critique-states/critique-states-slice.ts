import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SessionThunk } from '../../../lib/session/session-dispatch.ts';
import type { CritiqueState, CritiqueStates } from './critique-state.ts';
import { storedStates } from './stored-states.ts';

type StatesByEssay = Readonly<Record<string, CritiqueStates>>;

interface State {
  critiqueStates: StatesByEssay;
}

interface Change {
  essayId: string;
  critiqueId: string;
  state: CritiqueState;
}

const initialState: StatesByEssay = {};

const slice = createSlice({
  name: 'critiqueStates',
  initialState,
  reducers: {
    statesLoaded: (
      all,
      { payload }: PayloadAction<{ essayId: string; states: CritiqueStates }>,
    ): StatesByEssay => ({ ...all, [payload.essayId]: payload.states }),
    stateChanged: (all, { payload }: PayloadAction<Change>): StatesByEssay => ({
      ...all,
      [payload.essayId]: { ...all[payload.essayId], [payload.critiqueId]: payload.state },
    }),
  },
});

export const critiqueStatesReducer = slice.reducer;

const none: CritiqueStates = {};

/** The known states of an essay's critiques; all open before they are loaded. */
export const selectStates = ({ critiqueStates }: State, essayId: string): CritiqueStates =>
  critiqueStates[essayId] ?? none;

/** Loads the states of an essay's critiques from where they are kept. */
export const loadStates =
  (essayId: string): SessionThunk<void> =>
  (dispatch, _getState, { local }) => {
    dispatch(
      slice.actions.statesLoaded({ essayId, states: storedStates(local).getStates(essayId) }),
    );
  };

/** Changes the state of one critique and keeps it. */
export const setState =
  (change: Change): SessionThunk<void> =>
  (dispatch, _getState, { local }) => {
    storedStates(local).setState(change.essayId, change.critiqueId, change.state);
    dispatch(slice.actions.stateChanged(change));
  };
