import { describe, expect, test } from '@jest/globals';
import type { AnalysisUpdate, LineCritique } from '@argint/contracts';
import { update } from '../testing/socket-harness.ts';
import { answerWithUpdate, sendUpdate } from './send-update.ts';
import type { AnalysisSocket, SocketServer } from './socket-server.ts';

const partial = (count: number) => ({
  lineCritiques: Array.from({ length: count }, () => ({}) as LineCritique),
});
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
    if (isAnswer && i === states.length - 1) answerWithUpdate(socket('a'), state);
    else sendUpdate(server, ['a'], state);
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
    answerWithUpdate(socket('b'), update({ progress: 30, partial: partial(3) }));
    expect(sendUpdate(server, ['a', 'b', 'c'], update({ progress: 40, partial: partial(2) }))).toBe(
      true,
    );
    const shown = ['a', 'b', 'c'].map((id) => seen.get(id)?.at(-1)?.partial?.lineCritiques.length);
    expect([shown, broadcasts()]).toEqual([[2, undefined, 2], 2]);
  });

  test('that none of them may get is not sent', () => {
    const { server, broadcasts } = fakeServer('a');
    sendUpdate(server, ['a'], completed);
    expect(sendUpdate(server, ['a', 'gone'], update({ progress: 80 }))).toBe(false);
    expect(broadcasts()).toBe(1);
  });
});
