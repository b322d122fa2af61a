import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { anAccess } from '../../testing/builders.ts';
import { SummaryCard } from './summary-card.tsx';

const rows = (): string[] =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
const essay = { words: 6, lines: 3 };

test('says what will be analysed, with which plan and at what cost', () => {
  render(
    <SummaryCard
      {...essay}
      question=" Should water have a price? "
      access={anAccess({ planType: 'standard' })}
      cost="uses 1 of your 2 analyses"
    />,
  );
  expect(rows()).toEqual([
    'Words: 6',
    'Lines: 3',
    'Question: Should water have a price?',
    'Plan: Standard',
    'Cost: uses 1 of your 2 analyses',
  ]);
});

test('says what a visitor’s first analysis would be', () => {
  render(<SummaryCard {...essay} question="" access={null} cost="free with a new account" />);
  expect(rows()).toContain('Question: None yet. It is optional but recommended.');
  expect(rows()).toContain('Plan: Free trial with a new account');
});

test('promises no plan and no cost before the server has answered', () => {
  render(<SummaryCard words={0} lines={0} question="" access={undefined} cost={null} />);
  expect(rows()).toEqual([
    'Words: 0',
    'Lines: 0',
    'Question: None yet. It is optional but recommended.',
    'Plan: …',
  ]);
});
