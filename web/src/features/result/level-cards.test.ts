import { describe, expect, test } from '@jest/globals';
import { levelCards } from './level-cards.ts';

describe('levelCards', () => {
  test('cards with enough room are level with their lines', () => {
    expect(levelCards([0, 100, 200], [50, 50, 50], -1)).toEqual([0, 100, 200]);
  });
  test('cards of the same line follow each other without touching', () => {
    expect(levelCards([10, 10, 10], [50, 50, 50], -1)).toEqual([10, 72, 134]);
  });
  test('the active card is level with its line and pushes the others away', () => {
    expect(levelCards([200, 210, 220], [50, 80, 50], 1)).toEqual([148, 210, 302]);
  });
  test('no card leaves the column at the top', () => {
    expect(levelCards([0, 10, 20], [50, 50, 50], 2)).toEqual([0, 62, 124]);
  });
});
