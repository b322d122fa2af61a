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
  const live = liveAnalysis(`I believe that the city should have more buses.\n\n${filler}`);
  expect(live?.thesis?.place).toBe('introduction');
  // A first paragraph can fail as a whole though one of its sentences states the thesis.
  show(live && { ...live, hints: [hint], structure: { ...live.structure, hasThesis: false } });
  expect(screen.getByText('line 1, introduction')).toBeVisible();
  expect(screen.queryByText(hint)).toBeNull();
  expect(screen.getByText('Thesis wording').closest('li')).toHaveAttribute('data-met', 'true');
});
