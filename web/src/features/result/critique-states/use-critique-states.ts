import type { LineCritique, StoredCritiqueState } from '@argint/contracts';
import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SAMPLE_ESSAY_ID } from '../../../config/sample-essay-id.ts';
import { DECISIONS_AGAIN_MS } from '../../../config/timings.ts';
import { selectSignedIn } from '../../../lib/session/session-slice.ts';
import { essaysApi } from '../../essays/essays-api.ts';
import { critiqueIdOf } from '../critique-places.ts';
import { mergeStates, stateIn } from './critique-state.ts';
import type { CritiqueState, CritiqueStates } from './critique-state.ts';
import { selectPending } from './critique-states-slice.ts';
import type { WithCritiqueStates } from './critique-states-slice.ts';
import type { DecisionDetails } from './decision-details.ts';
import {
  decide as decideCritique,
  loadPending,
  reviewOldDecisions,
  sendDecisions,
} from './send-decisions.ts';
import type { StatesDispatch } from './send-decisions.ts';

const noStates: readonly StoredCritiqueState[] = [];

/** Sends the pending decisions once the essay can have them, when the network is back, and every half minute. */
const useSendDecisions = (
  essayId: string,
  given: {
    stored: readonly StoredCritiqueState[] | undefined;
    mayBeSent: boolean;
    waiting: boolean;
  },
): void => {
  const { stored, mayBeSent, waiting } = given;
  const dispatch = useDispatch<StatesDispatch>();
  useEffect(() => {
    dispatch(loadPending(essayId));
    if (!mayBeSent) return;
    if (stored) dispatch(reviewOldDecisions(essayId, stored));
    void dispatch(sendDecisions(essayId));
  }, [dispatch, essayId, stored, mayBeSent]);
  useEffect(() => {
    if (!mayBeSent || !waiting) return;
    const send = (): void => void dispatch(sendDecisions(essayId));
    const timer = setInterval(send, DECISIONS_AGAIN_MS);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [dispatch, essayId, mayBeSent, waiting]);
};

/**
 * The states of an essay's critiques: the server's, with what was decided here and is still being sent. While the
 * analysis runs, the server does not know the critiques yet, so decisions wait.
 */
export const useCritiqueStates = (
  essayId: string,
  running: boolean,
): {
  states: CritiqueStates;
  details: DecisionDetails;
  /** How many decisions could not be sent yet, because an attempt has failed. */
  unsent: number;
  /** Sets the state, or opens the critique again if it has that state already. */
  decide: (critique: LineCritique, state: CritiqueState) => void;
} => {
  const dispatch = useDispatch<StatesDispatch>();
  const signedIn = useSelector(selectSignedIn);
  const isSample = essayId === SAMPLE_ESSAY_ID;
  const mayBeSent = signedIn && essayId !== '' && !running && !isSample;
  const { stored } = essaysApi.useEssayQuery(essayId, {
    skip: !mayBeSent,
    selectFromResult: ({ data }) => ({ stored: data?.critiqueStates }),
  });
  const { decisions, failed } = useSelector((state: WithCritiqueStates) =>
    selectPending(state, essayId),
  );
  const waiting = Object.keys(decisions).length;
  useEffect(() => {
    if (isSample) dispatch(loadPending(essayId));
  }, [dispatch, essayId, isSample]);
  useSendDecisions(essayId, { stored, mayBeSent, waiting: waiting > 0 });

  const states = useMemo(() => mergeStates(stored ?? noStates, decisions), [stored, decisions]);
  const set = useCallback(
    (critiqueId: string, state: CritiqueState, reason: string | null) => {
      dispatch(decideCritique(essayId, critiqueId, { state, reason }));
      if (mayBeSent) void dispatch(sendDecisions(essayId));
    },
    [dispatch, essayId, mayBeSent],
  );
  const decide = useCallback(
    (critique: LineCritique, state: CritiqueState) =>
      set(critiqueIdOf(critique.id), stateIn(states, critique) === state ? 'open' : state, null),
    [set, states],
  );
  const details = useMemo((): DecisionDetails => {
    const storedOf = (id: string) => stored?.find(({ critiqueId }) => critiqueId === id);
    return {
      reasonOf: (id) => (decisions[id] ?? storedOf(id))?.reason ?? null,
      isCarried: (id) => decisions[id] === undefined && storedOf(id)?.carried === true,
      setReason: (id, reason) => set(id, 'not useful', reason === '' ? null : reason),
    };
  }, [stored, decisions, set]);
  return { states, details, unsent: failed ? waiting : 0, decide };
};
