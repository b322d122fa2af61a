import { afterEach, describe, expect, test } from '@jest/globals';
import type { Timezone } from '@argint/contracts';
import { formatDate, formatDay, formatShortDate } from './format-date.ts';
import { chooseTimezone, currentTimezone } from './time-zone.ts';

afterEach(() => localStorage.clear());

const inZone = (zone: Timezone, iso: string): string => {
  chooseTimezone(zone);
  return formatDate(iso);
};

describe('a date is that of the user’s time zone', () => {
  test.each<[Timezone, string, string]>([
    ['UTC', '2026-11-21T23:59:59.999Z', '21 November 2026'],
    ['UTC', '2026-11-22T00:00:00.000Z', '22 November 2026'],
    ['Africa/Johannesburg', '2026-11-21T21:59:59.999Z', '21 November 2026'],
    ['Africa/Johannesburg', '2026-11-21T22:00:00.000Z', '22 November 2026'],
    ['Asia/Tokyo', '2026-12-31T15:00:00.000Z', '1 January 2027'],
    ['America/Los_Angeles', '2027-01-01T07:59:59.999Z', '31 December 2026'],
  ])('around midnight in %s: %s', (zone, iso, shown) => {
    expect(inZone(zone, iso)).toBe(shown);
  });

  test.each<[string, Timezone, string, string]>([
    ['before summer time', 'America/New_York', '2026-03-08T04:59:59.999Z', '7 March 2026'],
    ['before summer time', 'America/New_York', '2026-03-08T05:00:00.000Z', '8 March 2026'],
    ['in summer time', 'America/New_York', '2026-03-09T03:59:59.999Z', '8 March 2026'],
    ['in summer time', 'America/New_York', '2026-03-09T04:00:00.000Z', '9 March 2026'],
    ['in summer time', 'America/New_York', '2026-11-01T04:00:00.000Z', '1 November 2026'],
    ['after summer time', 'America/New_York', '2026-11-02T04:59:59.999Z', '1 November 2026'],
    ['after summer time', 'America/New_York', '2026-11-02T05:00:00.000Z', '2 November 2026'],
    ['before summer time', 'Europe/London', '2026-03-28T23:30:00.000Z', '28 March 2026'],
    ['in summer time', 'Europe/London', '2026-03-29T23:30:00.000Z', '30 March 2026'],
    ['after summer time', 'Europe/London', '2026-10-25T23:30:00.000Z', '25 October 2026'],
  ])('%s in %s: %s', (_, zone, iso, shown) => {
    expect(inZone(zone, iso)).toBe(shown);
  });

  test('and so are its short form and its year', () => {
    chooseTimezone('Africa/Johannesburg');
    expect(formatShortDate('2026-11-21T22:30:00.000Z')).toBe('22 Nov 2026');
    const newYear = Date.parse('2026-12-31T22:30:00.000Z');
    expect(formatDay('2027-01-15T12:00:00.000Z', newYear)).toBe('15 January');
    expect(formatDay('2026-12-31T21:30:00.000Z', newYear)).toBe('31 December 2026');
  });
});

test('a day of the calendar is the same everywhere', () => {
  expect(inZone('America/Los_Angeles', '2026-11-22')).toBe('22 November 2026');
  expect(inZone('Asia/Tokyo', '2026-11-22')).toBe('22 November 2026');
});

test('an unreadable date gives nothing, and an unknown time zone the browser’s own', () => {
  localStorage.setItem('timezone', 'Mars/Olympus');
  expect(currentTimezone()).toBeUndefined();
  expect(formatDate('soon')).toBe('');
  expect(formatDay('soon', 0)).toBe('');
});
