import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { anAccess } from '../../testing/builders.ts';
import { SummaryCard } from './summary-card.tsx';

const rows = (): string[] =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

test('says which question is answered, and on which plan', () => {
  render(
    <SummaryCard
      question=" Should water have a price? "
      access={anAccess({ planType: 'standard' })}
    />,
  );
  expect(rows()).toEqual(['Question: Should water have a price?', 'Plan: Standard']);
});

test('says what a visitor’s first analysis would be', () => {
  render(<SummaryCard question="" access={null} />);
  expect(rows()).toEqual([
    'Question: None yet, but recommended',
    'Plan: Free trial with a new account',
  ]);
});

test('promises no plan before the server has answered', () => {
  render(<SummaryCard question="" access={undefined} />);
  expect(rows()).toEqual(['Question: None yet, but recommended', 'Plan: …']);
});
