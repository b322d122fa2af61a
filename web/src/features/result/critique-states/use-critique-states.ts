import type { LineCritique } from '@argint/contracts';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { SessionDispatch } from '../../../lib/session/session-dispatch.ts';
import type { CritiqueState, CritiqueStates } from './critique-state.ts';
import { stateIn } from './critique-state.ts';
import { loadStates, selectStates, setState } from './critique-states-slice.ts';

/** The states of an essay's critiques, and a function that decides one or takes it back. */
export const useCritiqueStates = (
  essayId: string,
): {
  states: CritiqueStates;
  /** Sets the state, or opens the critique again if it has that state already. */
  decide: (critique: LineCritique, state: CritiqueState) => void;
} => {
  const dispatch = useDispatch<SessionDispatch>();
  const states = useSelector((state: Parameters<typeof selectStates>[0]) =>
    selectStates(state, essayId),
  );
  useEffect(() => dispatch(loadStates(essayId)), [dispatch, essayId]);
  const decide = useCallback(
    (critique: LineCritique, state: CritiqueState) => {
      const next = stateIn(states, critique) === state ? 'open' : state;
      dispatch(setState({ essayId, critiqueId: critique.id, state: next }));
    },
    [dispatch, essayId, states],
  );
  return { states, decide };
};
