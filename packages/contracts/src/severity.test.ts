import { expect, test } from '@jest/globals';
import { severityLabel, severityLevel, severityStep, severityWord } from './severity.ts';

const all = [1, 2, 3, 4, 5] as const;

test('the analysis view orders its levels LOW, MEDIUM, HIGH, CRITICAL, NUCLEAR', () => {
  expect(all.map(severityLevel)).toEqual(['LOW', 'MEDIUM', 'HIGH', 'CRITICAL', 'NUCLEAR']);
});
test('the premium sections call severities Suggestion to Critical', () => {
  expect(all.map(severityLabel)).toEqual(['Suggestion', 'Minor', 'Moderate', 'Major', 'Critical']);
});
test('the essay detail view has three steps', () => {
  expect(all.map(severityStep)).toEqual(['low', 'medium', 'high', 'high', 'high']);
});
test.each([
  ['analysis', ['Low', 'Medium', 'High', 'Critical', 'Nuclear']],
  ['detail', ['Low', 'Medium', 'High', 'High', 'High']],
  ['section', ['Suggestion', 'Minor', 'Moderate', 'Major', 'Critical']],
] as const)('the words of the scale %s', (scale, words) => {
  expect(all.map((severity) => severityWord(severity, scale))).toEqual(words);
});
