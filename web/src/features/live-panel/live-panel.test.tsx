import { expect, test } from '@jest/globals';
import { isComplex, liveAnalysis } from '@argint/text-analysis';
import type { LiveAnalysis } from '@argint/text-analysis';
import { render, screen } from '@testing-library/react';
import { LivePanel } from './live-panel.tsx';

const filler = 'Buses carry people to work and home again on every day of the week. '.repeat(9);
const hint = 'Consider adding a clear thesis statement in your introduction';
const show = (live: LiveAnalysis | null): void => {
  render(<LivePanel reading={{ live, complexity: isComplex('') }} />);
};

test('an essay without a thesis gets the hint to add one', () => {
  show(liveAnalysis(`${filler}\n\n${filler}`));
  expect(screen.getByText(hint)).toBeVisible();
  expect(screen.getByText('not found yet')).toBeVisible();
});
test('an essay whose thesis is found in the introduction does not get the hint to add one', () => {
  show(liveAnalysis(`I believe that the city should have more buses.\n\n${filler}`));
  expect(screen.getByText('line 1, introduction')).toBeVisible();
  expect(screen.queryByText(hint)).toBeNull();
  expect(screen.getByText('Thesis wording').closest('li')).toHaveAttribute('data-met', 'true');
});
test('a thesis that only the conclusion states meets the check, and the introduction gets the hint', () => {
  show(liveAnalysis(`${filler}\n\n${filler}\n\nI believe that the city should have more buses.`));
  expect(screen.getByText('line 5, conclusion')).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
  expect(screen.getByText('Thesis wording').closest('li')).toHaveAttribute('data-met', 'true');
});
