import { describe, expect, test } from '@jest/globals';
import type { AnalysisUpdate, LineCritique } from '@argint/contracts';
import { update } from '../testing/socket-harness.ts';
import { sendUpdate } from './send-update.ts';
import type { AnalysisSocket } from './socket-server.ts';

const partial = (count: number) => ({
  lineCritiques: Array.from({ length: count }, () => ({}) as LineCritique),
});
const completed = update({ status: 'completed', progress: 100, processingStage: 'completed' });

/** What reaches the browser of these states, the last of them asked for where `isAnswer`. */
const received = (states: readonly AnalysisUpdate[], isAnswer = false): AnalysisUpdate[] => {
  const seen: AnalysisUpdate[] = [];
  const socket = {
    data: { sent: new Map() },
    emit: (_: string, state: AnalysisUpdate) => seen.push(state),
  } as unknown as AnalysisSocket;
  for (const [i, state] of states.entries())
    sendUpdate(socket, state, { isAnswer: isAnswer && i === states.length - 1 });
  return seen;
};

describe('updates of one analysis on one socket', () => {
  test('an update never goes back to a state that was read earlier', () => {
    const states = [40, 60, 50, 60, 80].map((progress) => update({ progress }));
    expect(received(states).map(({ progress }) => progress)).toEqual([40, 60, 60, 80]);
  });

  test('no update follows the final one, which is sent again only when the browser asks', () => {
    const late = [completed, update({ progress: 80 }), completed];
    expect(received(late)).toEqual([completed]);
    expect(received(late, true)).toEqual([completed, completed]);
    expect(received([completed, update({ progress: 80 })], true)).toEqual([completed]);
  });

  test('the final state of a cancelled job is sent, whatever its progress', () => {
    const cancelled = update({ status: 'cancelled', progress: 20, processingStage: 'cancelled' });
    expect(received([update({ progress: 60 }), cancelled])).toHaveLength(2);
  });

  test('an update never carries fewer partial critiques than the one before', () => {
    const counts = [2, 5, 0, 3, 5, 7];
    const states = counts.map((count, i) => update({ progress: 20 + i, partial: partial(count) }));
    const shown = received(states).map((state) => state.partial?.lineCritiques.length);
    expect(shown).toEqual([2, 5, undefined, undefined, 5, 7]);
  });

  test('updates of another analysis are not compared with these', () => {
    const other = update({ analysisId: 'j2', progress: 10 });
    expect(received([completed, other])).toEqual([completed, other]);
  });
});
