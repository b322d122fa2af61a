import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aResult } from '../../testing/builders.ts';
import { EvidenceList } from './evidence-list.tsx';
import { ScoreTable } from './score-table.tsx';

test('a score with counts alone shows the first one, and the overall score no weights', () => {
  const counts = ['5 of 7 terms are taken up', '3 of 9 sentences keep to them'];
  const { unmount } = render(<EvidenceList evidence={counts} />);
  expect(screen.getByText(counts[0] ?? '')).toBeVisible();
  expect(screen.getByText(counts[1] ?? '')).not.toBeVisible();
  unmount();
  render(<EvidenceList evidence={['relevance 66 (weight 15 of 100)']} />);
  expect(screen.getByText(/weight 15/)).not.toBeVisible();
});

test('praise does not stand beside a low score', () => {
  render(<EvidenceList evidence={['the conclusion comes back to it']} isFolded />);
  expect(screen.getByText('the conclusion comes back to it')).not.toBeVisible();
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

describe('a score below half', () => {
  const table = (shortfall?: string) => {
    const result = aResult([]);
    const argument = {
      ...result.scores.argument,
      value: 38,
      evidence: ['your conclusion speaks of what your essay has shown'],
      ...(shortfall && { shortfall }),
    };
    render(
      <MemoryRouter>
        <ScoreTable result={{ ...result, scores: { ...result.scores, argument } }} />
      </MemoryRouter>,
    );
    return within(screen.getByRole('heading', { name: 'Argument' }).closest('li') as HTMLElement);
  };

  test('says what cost it most, and folds the rest away', () => {
    const item = table('we found no view against yours after the introduction');
    expect(item.getByText('38')).toBeVisible();
    expect(item.getByText('we found no view against yours after the introduction')).toBeVisible();
    expect(item.getByText(/what your essay has shown/)).not.toBeVisible();
  });

  test('is withheld where neither a reason nor a critique explains it', () => {
    const item = table();
    expect(item.queryByText('38')).toBeNull();
    expect(item.getByText(/no place in your essay that explains so low a score/)).toBeVisible();
  });
});
