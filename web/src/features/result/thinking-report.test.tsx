import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { aResult } from '../../testing/builders.ts';
import { ThinkingReport } from './thinking-report.tsx';

const numbered = <T,>(make: (number: number) => T): T[] => [1, 2, 3, 4].map(make);
const author = (number: number) => ({
  author: `Author ${number}`,
  disciplinaryBias: 'Counts what is paid for.',
  methodologicalLimitations: ['One city only.'],
  opposingSchools: ['Commons'],
});
const result = {
  ...aResult([]),
  thesisOpportunities: {
    originalThesis: 'Water should have a price.',
    start: null,
    end: null,
    lineNumber: null,
    opportunities: numbered((number) => ({
      critiqueType: `Kind ${number}`,
      dialecticalPrompt: `What of case ${number}?`,
      potentialCaveats: ['Where nobody can pay.'],
    })),
    refinedThesisOptions: numbered((number) => ({
      thesis: `Thesis ${number}`,
      rationale: 'Sharper.',
    })),
    authorBiasAnalysis: numbered(author),
  },
  dialecticalPrompts: numbered((number) => ({
    cognitiveOperation: 'Reverse it',
    difficulty: 'hard',
    disciplinaryLens: 'economics',
    basePrompt: `Prompt ${number}`,
    followUps: ['And then?'],
  })),
  criticalThinkingAmplification: {
    opportunitiesIdentified: ['Say who pays.'],
    caveatsGenerated: ['Not in a drought.'],
    synthesisPrompts: ['Join price and rain.'],
    authorBiasAnalysis: [],
  },
};

test('three opportunities, two refined theses, three authors and three prompts are shown', () => {
  render(<ThinkingReport result={result} />);
  const shown = (start: RegExp): number => screen.queryAllByText(start).length;
  expect(shown(/^Kind \d/)).toBe(3);
  expect(shown(/^Thesis \d/)).toBe(2);
  expect(shown(/^Author \d/)).toBe(3);
  expect(shown(/^Prompt \d/)).toBe(3);
});

test('an amplification with nothing but author bias says why the rest is missing', () => {
  render(
    <ThinkingReport
      result={{
        ...result,
        emptyReasons: {
          'criticalThinkingAmplification.opportunitiesIdentified': 'No opening was found.',
        },
        criticalThinkingAmplification: {
          opportunitiesIdentified: [],
          caveatsGenerated: [],
          synthesisPrompts: [],
          authorBiasAnalysis: [author(1)],
        },
      }}
    />,
  );
  expect(screen.getByText('No opening was found.')).toBeVisible();
});

test('a position that only points at a view is shown with that view', () => {
  const { thesisOpportunities } = result;
  const view = 'Rain belongs to nobody';
  const { rerender } = render(
    <ThinkingReport
      result={{ ...result, thesisOpportunities: { ...thesisOpportunities, view } }}
    />,
  );
  expect(screen.getByText(/It takes a side on this:/).textContent).toContain(view);
  rerender(<ThinkingReport result={result} />);
  expect(screen.queryByText(/It takes a side on this:/)).toBeNull();
});

test('the parts of the specification all have their place', () => {
  render(<ThinkingReport result={result} />);
  const report = within(screen.getByRole('region', { name: 'Thinking further' }));
  for (const words of [
    'Not ready.',
    'Water should have a price.',
    'Where nobody can pay.',
    'Reverse it · economics · hard',
    'And then?',
    'One city only.',
    'Commons',
    'Say who pays.',
    'Not in a drought.',
    'Join price and rain.',
  ])
    expect(report.getAllByText(words).length).toBeGreaterThan(0);
});

describe('on a phone', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...wide(query), matches: false });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });
  const isOpen = (title: string) =>
    screen.getByRole('heading', { name: title }).closest('details')?.open;

  test('each part but the verdict is folded to its title', () => {
    render(<ThinkingReport result={result} />);
    expect(isOpen('Overall verdict')).toBe(true);
    for (const title of [
      'Thesis opportunities',
      'Dialectical prompts',
      'Author bias',
      'Critical thinking amplification',
    ])
      expect(isOpen(title)).toBe(false);
  });

  test('all parts are printed whole', () => {
    render(<ThinkingReport result={result} />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(document.querySelector('details')).toBeNull();
    expect(screen.getByText('Say who pays.')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(isOpen('Author bias')).toBe(false);
  });
});
