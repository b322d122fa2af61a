import { describe, expect, test } from '@jest/globals';
import type { AnalysisUpdate, LineCritique } from '@argint/contracts';
import { update } from '../testing/socket-harness.ts';
import { answerWithUpdate, haveCritiques, sendUpdate } from './send-update.ts';
import type { AnalysisSocket, SocketServer } from './socket-server.ts';

const partial = (count: number) => ({
  lineCritiques: Array.from({ length: count }, () => ({}) as LineCritique),
});
/** A state that was read after the critiques had changed so often. */
const after = (found: number, state: AnalysisUpdate) => ({ update: state, found });
const completed = update({ status: 'completed', progress: 100, processingStage: 'completed' });

/** A socket server of one replica that keeps what each of its sockets gets, and how often a message was encoded. */
const fakeServer = (...ids: readonly string[]) => {
  const seen = new Map<string, AnalysisUpdate[]>(ids.map((id) => [id, []]));
  const sockets = new Map(
    ids.map((id) => [
      id,
      {
        data: { sent: new Map() },
        emit: (_: string, state: AnalysisUpdate) => seen.get(id)?.push(state),
      } as unknown as AnalysisSocket,
    ]),
  );
  let broadcasts = 0;
  const server = {
    sockets: { sockets },
    to: (rooms: string[]) => ({
      emit: (_: string, state: AnalysisUpdate) => {
        broadcasts += 1;
        for (const id of rooms) seen.get(id)?.push(state);
      },
    }),
  } as unknown as SocketServer;
  return { server, seen, socket: (id: string) => sockets.get(id)!, broadcasts: () => broadcasts };
};

/** What reaches the browser of these states, the last of them asked for where `isAnswer`. */
const received = (states: readonly AnalysisUpdate[], isAnswer = false): AnalysisUpdate[] => {
  const { server, seen, socket } = fakeServer('a');
  for (const [i, state] of states.entries())
    if (isAnswer && i === states.length - 1) answerWithUpdate(socket('a'), after(0, state));
    else sendUpdate(server, ['a'], after(0, state));
  return seen.get('a') ?? [];
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

describe('an update for many sockets', () => {
  test('is encoded once, and once more for those that already show more critiques', () => {
    const { server, seen, socket, broadcasts } = fakeServer('a', 'b', 'c');
    answerWithUpdate(socket('b'), after(1, update({ progress: 30, partial: partial(3) })));
    const poorer = after(1, update({ progress: 40, partial: partial(2) }));
    expect(sendUpdate(server, ['a', 'b', 'c'], poorer)).toBe(true);
    const shown = ['a', 'b', 'c'].map((id) => seen.get(id)?.at(-1)?.partial?.lineCritiques.length);
    expect([shown, broadcasts()]).toEqual([[2, undefined, 2], 2]);
  });

  test('that none of them may get is not sent', () => {
    const { server, broadcasts } = fakeServer('a');
    sendUpdate(server, ['a'], after(0, completed));
    expect(sendUpdate(server, ['a', 'gone'], after(0, update({ progress: 80 })))).toBe(false);
    expect(broadcasts()).toBe(1);
  });
});

describe('the critiques of an analysis', () => {
  test('are there once each of the sockets was sent a state with as many changes', () => {
    const { server, socket } = fakeServer('a', 'b');
    const have = (found: number) => haveCritiques(server, ['a', 'b'], { jobId: 'j1', found });
    answerWithUpdate(socket('a'), after(2, update()));
    expect(have(0)).toBe(false);
    answerWithUpdate(socket('b'), after(3, update()));
    expect([have(2), have(3)]).toEqual([true, false]);
    // Read before what b was sent, and sent after it: b still has what it had.
    sendUpdate(server, ['a', 'b'], after(2, update()));
    sendUpdate(server, ['a'], after(3, update()));
    expect(have(3)).toBe(true);
  });
});
