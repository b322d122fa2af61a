import { describe, expect, test } from '@jest/globals';
import { courseOf, residentMb } from './resident-memory.ts';

describe('the course of resident memory', () => {
  const thirds = (a: number, b: number, c: number) => [a, a, a, b, b, b, c, c, c];

  test('is flat if the last third needs at most a tenth more than the second', () => {
    expect(courseOf(thirds(300, 500, 550))).toEqual({
      first: 300,
      second: 500,
      last: 550,
      max: 550,
      isFlat: true,
    });
    expect(courseOf(thirds(300, 500, 551))?.isFlat).toBe(false);
  });

  test('does not depend on a single peak', () => {
    expect(courseOf([...thirds(300, 500, 500), 900, 500, 500])).toMatchObject({
      max: 900,
      isFlat: true,
    });
  });

  test('is not judged from fewer than nine samples', () => {
    expect(courseOf([500, 500, 500, 500, 500, 500, 500, 500])).toBeUndefined();
  });
});

test('resident memory is read from a metrics page, with or without labels', () => {
  const page = (line: string): string => `# HELP x y\n# TYPE x gauge\n${line}\nother 1\n`;
  expect(residentMb(page('process_resident_memory_bytes 104857600'))).toBe(100);
  expect(residentMb(page('process_resident_memory_bytes{service="all"} 2.097152e+6'))).toBe(2);
  expect(residentMb(page('process_heap_bytes 5'))).toBeUndefined();
});
