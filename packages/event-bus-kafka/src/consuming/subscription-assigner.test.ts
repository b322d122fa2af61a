import { describe, expect, test } from '@jest/globals';
import { assignPartitions } from './subscription-assigner.ts';

const partitionsOf = (topic: string): number[] => (topic === 'small' ? [0] : [0, 1, 2, 3]);
const assign = (subscriptions: Record<string, string[]>) =>
  Object.fromEntries(assignPartitions(new Map(Object.entries(subscriptions)), partitionsOf));
const placesOf = (assigned: Record<string, number[]>): string[] =>
  Object.entries(assigned).flatMap(([topic, list]) => list.map((each) => `${topic}/${each}`));

describe('the assigner', () => {
  test('gives every partition to one member and spreads them evenly', () => {
    const assigned = assign({ b: ['x', 'y'], a: ['x', 'y'] });
    const all = Object.values(assigned).flatMap(placesOf);
    expect(new Set(all).size).toBe(8);
    expect(all.length).toBe(8);
    expect(placesOf(assigned['a']!).length).toBe(4);
  });

  test('gives no member a topic that it did not subscribe to, and leaves none without a member', () => {
    const assigned = assign({ old: ['x'], next: ['x', 'y', 'small'] });
    expect(Object.keys(assigned['old']!)).toEqual(['x']);
    expect(Object.values(assigned).flatMap(placesOf).length).toBe(9);
    expect(placesOf(assigned['old']!).length).toBeGreaterThan(0);
  });

  test('gives the same assignment whatever the order of the members', () => {
    expect(assign({ b: ['x', 'y'], a: ['x'] })).toEqual(assign({ a: ['x'], b: ['x', 'y'] }));
  });

  test('a member with nothing to do has an empty assignment', () => {
    expect(assign({ a: ['small'], b: ['small'] })).toEqual({ a: { small: [0] }, b: {} });
  });
});
