import type { StoredCritiqueState } from '@argint/contracts';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { SAMPLE_ESSAY_ID } from '../../../config/sample-essay-id.ts';
import type { api } from '../../../lib/api/api.ts';
import { readFailure } from '../../../lib/api/api-error.ts';
import type { Services } from '../../../lib/services.ts';
import { selectUserId } from '../../../lib/session/session-slice.ts';
import type { SessionState } from '../../../lib/session/session-slice.ts';
import { essaysApi } from '../../essays/essays-api.ts';
import type { Decision } from './critique-state.ts';
import { critiqueStatesApi } from './critique-states-api.ts';
import {
  confirmed,
  decided,
  pendingLoaded,
  selectPending,
  sendingFailed,
} from './critique-states-slice.ts';
import type { WithCritiqueStates } from './critique-states-slice.ts';
import { pendingDecisions } from './pending-decisions.ts';

type State = WithCritiqueStates & {
  session: SessionState;
  api: ReturnType<typeof api.reducer>;
};

/** Dispatch for critique states. */
export type StatesDispatch = ThunkDispatch<State, Services, UnknownAction>;
type StatesThunk<R> = ThunkAction<R, State, Services, UnknownAction>;

/** The essays whose decisions are being sent, per page load. */
const sending = new WeakMap<Services, Set<string>>();

const sendingIn = (services: Services): Set<string> => {
  const known = sending.get(services) ?? new Set();
  sending.set(services, known);
  return known;
};

/** Stores whether and how a critique is pending now, so that it outlives the page. */
const keep =
  (essayId: string, critiqueId: string): StatesThunk<void> =>
  (_dispatch, getState, { local }) =>
    pendingDecisions(local).set(
      { essayId, critiqueId, userId: selectUserId(getState()) },
      selectPending(getState(), essayId).decisions[critiqueId] ?? null,
    );

/** Puts the server's answer into the essay as the page has it. */
const adopt =
  (essayId: string, state: StoredCritiqueState): StatesThunk<void> =>
  (dispatch) => {
    dispatch(
      essaysApi.util.updateQueryData('essay', essayId, (essay) => {
        const at = essay.critiqueStates.findIndex((one) => one.critiqueId === state.critiqueId);
        if (at < 0) essay.critiqueStates.push(state);
        else essay.critiqueStates[at] = state;
      }),
    );
  };

/** Nothing will ever make the server accept this decision: the critique, the essay or the right to it is gone. */
const isRefused = (error: unknown): boolean => [400, 403, 404].includes(readFailure(error).status);

/** Sends the first pending decision. False when none is left or the server could not be reached. */
const sendNext =
  (essayId: string): StatesThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { decisions } = selectPending(getState(), essayId);
    const next = Object.entries(decisions).find(([, { isOld }]) => !isOld);
    if (!next || selectUserId(getState()) === null) return false;
    const [critiqueId, decision] = next;
    const request = { essayId, critiqueId, decision };
    const { data, error } = await dispatch(
      critiqueStatesApi.endpoints.decideCritique.initiate(request, { track: false }),
    );
    if (error && !isRefused(error)) {
      dispatch(sendingFailed(essayId));
      return false;
    }
    if (data) dispatch(adopt(essayId, data));
    dispatch(confirmed(request));
    dispatch(keep(essayId, critiqueId));
    return true;
  };

/**
 * Sends the pending decisions of an essay one after the other, so that they arrive in the order in which they were
 * made. What cannot be sent stays pending.
 */
export const sendDecisions =
  (essayId: string): StatesThunk<Promise<void>> =>
  async (dispatch, _getState, services) => {
    const busy = sendingIn(services);
    if (essayId === SAMPLE_ESSAY_ID || busy.has(essayId)) return;
    busy.add(essayId);
    try {
      while (await dispatch(sendNext(essayId)));
    } finally {
      busy.delete(essayId);
    }
  };

/** Shows a decision at once and keeps it until the server has it. */
export const decide =
  (essayId: string, critiqueId: string, decision: Decision): StatesThunk<void> =>
  (dispatch) => {
    dispatch(decided({ essayId, critiqueId, decision }));
    dispatch(keep(essayId, critiqueId));
  };

/** Loads the decisions about an essay that an earlier page could not send. */
export const loadPending =
  (essayId: string): StatesThunk<void> =>
  (dispatch, _getState, { local }) => {
    dispatch(pendingLoaded({ essayId, decisions: pendingDecisions(local).get(essayId) }));
  };

/**
 * Makes decisions of the time before the server kept them ready to be sent, but drops those about critiques that have
 * a state on the server: that one is newer.
 */
export const reviewOldDecisions =
  (essayId: string, stored: readonly StoredCritiqueState[]): StatesThunk<void> =>
  (dispatch, getState) => {
    const known = new Set(stored.map(({ critiqueId }) => critiqueId));
    const { decisions } = selectPending(getState(), essayId);
    for (const [critiqueId, decision] of Object.entries(decisions)) {
      if (!decision.isOld) continue;
      const { state, reason } = decision;
      if (known.has(critiqueId)) dispatch(confirmed({ essayId, critiqueId, decision }));
      else dispatch(decided({ essayId, critiqueId, decision: { state, reason } }));
      dispatch(keep(essayId, critiqueId));
    }
  };

/** Sends what the user's earlier pages on this device could not send, for every essay. */
export const sendAllDecisions =
  (): StatesThunk<void> =>
  (dispatch, getState, { local }) => {
    const userId = selectUserId(getState());
    if (userId === null) return;
    for (const essayId of pendingDecisions(local).essaysOf(userId)) {
      dispatch(loadPending(essayId));
      void dispatch(sendDecisions(essayId));
    }
  };
