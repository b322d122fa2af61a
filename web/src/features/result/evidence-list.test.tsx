import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { EvidenceList } from './evidence-list.tsx';

test('a score shows three plain reasons at most, and its counts only when asked', () => {
  const plain = ['it has an introduction', 'it has no conclusion', 'it has four paragraphs'];
  const counts = [
    '3 of 4 paragraphs have between 35 and 260 words',
    '3 words are in no word list of the engine',
  ];
  render(<EvidenceList evidence={[...counts, ...plain, 'it is the fourth line']} />);
  for (const line of plain) expect(screen.getByText(line)).toBeVisible();
  for (const line of counts) expect(screen.getByText(line)).not.toBeVisible();
  expect(screen.getByText('it is the fourth line')).not.toBeVisible();
  expect(screen.getByText('How counted')).toBeVisible();
});
