import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { EvidenceList } from './evidence-list.tsx';

test('a score with counts alone shows the first one, and the overall score no weights', () => {
  const counts = ['5 of 7 terms are taken up', '3 of 9 sentences keep to them'];
  const { unmount } = render(<EvidenceList evidence={counts} />);
  expect(screen.getByText(counts[0] ?? '')).toBeVisible();
  expect(screen.getByText(counts[1] ?? '')).not.toBeVisible();
  unmount();
  render(<EvidenceList evidence={['relevance 66 (weight 15 of 100)']} />);
  expect(screen.getByText(/weight 15/)).not.toBeVisible();
});

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
