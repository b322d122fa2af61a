import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { AnalysisUpdate } from '@argint/contracts';
import { watchAnalysis } from './analysis-watch.ts';
import type { AnalysisSocket } from './analysis-watch.ts';

type Listener = (...args: never[]) => void;

const fakeSocket = () => {
  const listeners = new Map<string, Listener>();
  const emitted: unknown[][] = [];
  const socket = {
    connected: false,
    active: false,
    connects: 0,
    on: (event: string, listener: Listener) => void listeners.set(event, listener),
    emit: (...args: unknown[]) => void emitted.push(args),
    connect: () => void (socket.connects += 1),
    disconnect: () => undefined,
  };
  const fire = (event: string, ...args: unknown[]): void =>
    listeners.get(event)?.(...(args as never[]));
  return { socket, emitted, fire };
};

const begin = () => {
  const fake = fakeSocket();
  const updates: AnalysisUpdate[] = [];
  const fallback: boolean[] = [];
  const states: string[] = [];
  const watch = watchAnalysis(
    {
      analysisId: 'job-1',
      freshToken: async () => 'token',
      onUpdate: (update) => void updates.push(update),
      onConnection: (state) => void states.push(state),
      onFallback: (polling) => void fallback.push(polling),
    },
    fake.socket as unknown as AnalysisSocket,
  );
  return { ...fake, updates, fallback, states, watch };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('watchAnalysis', () => {
  test('subscribes on every connection, so that a reconnect misses nothing', () => {
    const { emitted, fire } = begin();
    fire('connect');
    fire('disconnect', 'transport close');
    fire('connect');
    expect(emitted.map(([event]) => event)).toEqual(['subscribe_analysis', 'subscribe_analysis']);
    expect(emitted[0]?.[1]).toEqual({ analysisId: 'job-1' });
  });
  test('tries 5 times, 3 seconds apart, then asks for polling', () => {
    const { socket, fire, fallback } = begin();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      fire('connect_error', new Error('no'));
      expect(fallback).toEqual([]);
      jest.advanceTimersByTime(2_999);
      expect(socket.connects).toBe(attempt);
      jest.advanceTimersByTime(1);
      expect(socket.connects).toBe(attempt + 1);
    }
    fire('connect_error', new Error('no'));
    expect(fallback).toEqual([true]);
  });
  test('connects again after the server has dropped it', () => {
    const { socket, fire } = begin();
    fire('disconnect', 'io server disconnect');
    jest.advanceTimersByTime(3_000);
    expect(socket.connects).toBe(2);
  });
  test('reconnects from the first attempt when the network returns', () => {
    const { socket, fire, fallback } = begin();
    for (let i = 0; i < 6; i += 1) fire('connect_error', new Error('no'));
    expect(fallback).toEqual([true]);
    window.dispatchEvent(new Event('online'));
    expect(socket.connects).toBeGreaterThan(1);
  });
  test('a refused subscription starts polling, an accepted one ends it', () => {
    const { emitted, fire, fallback } = begin();
    fire('connect');
    const answer = emitted[0]?.[2] as (ack: unknown) => void;
    answer({ success: false, code: 'X', error: 'no' });
    answer({ success: true });
    expect(fallback).toEqual([true, false]);
  });
  test('sends a new token when the old one is about to expire', async () => {
    const { emitted, fire } = begin();
    fire('auth:expiring', { expiresAt: '2026-11-21T12:00:00.000Z' });
    await Promise.resolve();
    expect(emitted).toEqual([['auth:refresh', { token: 'token' }]]);
  });
  test('reports updates of its own analysis only', () => {
    const { updates, fire } = begin();
    fire('analysis_update', { analysisId: 'job-2' });
    fire('analysis_update', { analysisId: 'job-1' });
    expect(updates).toHaveLength(1);
  });
  test('tells each state of the connection', () => {
    const { fire, states } = begin();
    fire('connect_error', new Error('no'));
    jest.advanceTimersByTime(3_000);
    fire('connect');
    fire('disconnect', 'transport close');
    expect(states).toEqual(['connecting', 'error', 'connecting', 'connected', 'disconnected']);
  });
  test('leaves a connection that only seems to be there when it is told to reconnect', () => {
    const { socket, fire, watch, states } = begin();
    fire('connect');
    watch.reconnect();
    fire('disconnect', 'io client disconnect');
    expect(socket.connects).toBe(2);
    expect(states).toEqual(['connecting', 'connected', 'connecting']);
    jest.advanceTimersByTime(60_000);
    expect(socket.connects).toBe(2);
  });
  test('does nothing more once stopped', () => {
    const { socket, fire, watch } = begin();
    watch.stop();
    fire('disconnect', 'transport close');
    jest.advanceTimersByTime(60_000);
    expect(socket.connects).toBe(1);
  });
});
