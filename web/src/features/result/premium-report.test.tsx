import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { findPremium, readEssay } from '@argint/critique-engine';
import { aResult } from '../../testing/builders.ts';
import { PremiumReport } from './premium-report.tsx';

const essay = `Rivers feed the towns along their banks. I believe that the river Vaal should be cleaned, because towns drink from it.

Polluted water makes children ill. The clinics keep their records of it, and nurses read them in spring. The river is safe for swimmers.

The river is dangerous for swimmers. In conclusion, the river Vaal should be cleaned, and its towns have waited for years.`;

test('a premium result shows exemplars, contradictions, strategies and structure', () => {
  const { parts } = findPremium(readEssay(essay, null));
  render(
    <PremiumReport
      result={{
        ...aResult([]),
        premium: parts.premium ?? null,
        emptyReasons: parts.emptyReasons ?? {},
      }}
    />,
  );
  const report = within(screen.getByRole('region', { name: 'Premium analysis' }));
  for (const name of [
    'Comparison with exemplars',
    'Critical thinking',
    'Improvement strategies',
    'Academic structure',
  ])
    expect(report.getByRole('heading', { name })).toBeVisible();
  expect(report.getByText('The river is dangerous for swimmers.')).toBeVisible();
  expect(report.getByText(/percentile needs the essays of other students/)).toBeVisible();
});
test('without a premium result nothing is shown', () => {
  const { container } = render(<PremiumReport result={aResult([])} />);
  expect(container).toBeEmptyDOMElement();
});
