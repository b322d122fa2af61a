import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { EvidenceList } from './evidence-list.tsx';

test('a score shows three plain reasons at most, and its counts only when asked', () => {
  const plain = ['it has an introduction', 'it has no conclusion', 'it has four paragraphs'];
  const counts = ['3 of 4 paragraphs have between 35 and 260 words', 'it is the fourth line'];
  render(<EvidenceList evidence={[...counts.slice(0, 1), ...plain, ...counts.slice(1)]} />);
  for (const line of plain) expect(screen.getByText(line)).toBeVisible();
  for (const line of counts) expect(screen.getByText(line)).not.toBeVisible();
  expect(screen.getByText('How counted')).toBeVisible();
});
