import { expect, test } from '@jest/globals';
import { severityLabel, severityLevel, severityStep, severityWord } from './severity.ts';

const all = [1, 2, 3, 4, 5] as const;

test('the API orders its levels LOW, MEDIUM, HIGH, CRITICAL, NUCLEAR', () => {
  expect(all.map(severityLevel)).toEqual(['LOW', 'MEDIUM', 'HIGH', 'CRITICAL', 'NUCLEAR']);
});
test('the labels run from Suggestion to Critical', () => {
  expect(all.map(severityLabel)).toEqual(['Suggestion', 'Minor', 'Moderate', 'Major', 'Critical']);
});
test('the essay detail view has three steps', () => {
  expect(all.map(severityStep)).toEqual(['low', 'medium', 'high', 'high', 'high']);
});
test('a student reads three plain words', () => {
  expect(all.map(severityWord)).toEqual([
    'Could fix',
    'Should fix',
    'Must fix',
    'Must fix',
    'Must fix',
  ]);
});
