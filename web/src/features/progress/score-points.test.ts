import { describe, expect, test } from '@jest/globals';
import { anEssayProgress } from '../../testing/progress-builders.ts';
import { criterionRow, scales, scorePoints } from './score-points.ts';

const essays = [
  anEssayProgress('e1', [
    { day: 1, overall: 40, thesis: 10 },
    { day: 5, overall: 60, thesis: 50 },
  ]),
  anEssayProgress('e2', [{ day: 3, overall: 50, thesis: null }]),
  anEssayProgress('e3', [{ day: 7, overall: 80, thesis: 71 }]),
];

describe('the points of a chart', () => {
  test('are in the order of their analyses, whatever essay they belong to', () => {
    expect(scorePoints(essays, 'overall').map(({ groupId, value }) => [groupId, value])).toEqual([
      ['e1', 40],
      ['e2', 50],
      ['e1', 60],
      ['e3', 80],
    ]);
  });

  test('leave out drafts without the score', () => {
    expect(scorePoints(essays, 'thesis')).toHaveLength(3);
  });
});

describe('a criterion', () => {
  test('counts the newest draft of each essay', () => {
    expect(criterionRow(essays, 'thesis')).toEqual({
      name: 'thesis',
      values: [50, 71],
      first: 50,
      latest: 71,
      mean: 61,
    });
  });

  test('is null when no essay has it', () => {
    expect(criterionRow(essays.slice(1, 2), 'thesis')).toBeNull();
    expect(criterionRow([], 'overall')).toBeNull();
  });
});

describe('the scales of a chart', () => {
  const frame = { width: 100, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

  test('spread the points over the frame, 100 at the top', () => {
    const { x, y } = scales(frame, 3);
    expect([x(0), x(1), x(2)]).toEqual([10, 50, 90]);
    expect([y(0), y(50), y(100)]).toEqual([55, 30, 5]);
  });

  test('put a single point in the middle', () => {
    expect(scales(frame, 1).x(0)).toBe(50);
  });
});
