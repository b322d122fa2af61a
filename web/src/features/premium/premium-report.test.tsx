import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import type { AnalysisResult, PremiumResult } from '@argint/contracts';
import { MESSAGES } from '@argint/contracts/messages';
import { MemoryRouter } from 'react-router-dom';
import { aCritique, aPremium, aResult } from '../../testing/builders.ts';
import { PremiumReport } from './premium-report.tsx';

const essay = `Rivers feed the towns along their banks. I believe that the river Vaal should be cleaned, because towns drink from it.

Polluted water makes children ill. Studies show that 70 per cent of the children beside it were ill in spring. Some people will say that swimmers never drink from it. But nurses see them every week. The river is safe for swimmers.

The river is dangerous for swimmers. In conclusion, the river Vaal should be cleaned, and its towns have waited for years.`;

const whole = {
  ...aResult([]),
  emptyReasons: {
    'premium.comparativeAnalysis.peerComparisonMetrics':
      'A percentile needs the essays of other students, and we compare with none.',
  },
};
const premium = aPremium({
  sectionAnalysis: [
    {
      startIndex: essay.indexOf('Studies show'),
      endIndex: essay.indexOf(' Some people'),
      issueType: 'source',
      severity: 3,
      feedback: 'A figure without its source.',
      suggestion: 'Name the study.',
      improvementSuggestion: 'Name the study.',
    },
  ],
});
const [safe, dangerous] = [
  'The river is safe for swimmers.',
  'The river is dangerous for swimmers.',
] as const;
premium.criticalThinking.contradictions.push({
  claimA: safe,
  claim1: safe,
  claimB: dangerous,
  claim2: dangerous,
  resolutionPrompt: 'Which is it?',
  resolution: 'Which is it?',
  exercise: 'Keep one of them.',
});

const show = (
  changes: Partial<PremiumResult> = {},
  emptyReasons: AnalysisResult['emptyReasons'] = whole.emptyReasons,
  lineCritiques: AnalysisResult['lineCritiques'] = [],
) =>
  render(
    <MemoryRouter>
      <PremiumReport
        text={essay}
        result={{ ...whole, emptyReasons, lineCritiques }}
        premium={{ ...premium, ...changes }}
      />
    </MemoryRouter>,
  );
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the premium report', () => {
  test('has each part of the specification, reachable from its contents', () => {
    show();
    const contents = within(screen.getByRole('navigation', { name: 'Parts of the report' }));
    for (const name of [
      'Highlighted essay',
      'Critical thinking amplifier',
      'Comparison with exemplars',
      'Improvement strategies',
      'Academic structure',
    ]) {
      const hash = contents.getByRole('link', { name }).getAttribute('href');
      expect(screen.getByRole('region', { name })).toHaveAttribute('id', hash?.slice(1));
    }
  });

  test('numbers the marks of the essay and explains each', () => {
    const [first] = premium.sectionAnalysis;
    if (!first) throw new Error('no section');
    show({ sectionAnalysis: [{ ...first, severity: 5 }] });
    const report = part('Highlighted essay');
    const note = within(report.getByRole('list', { name: 'Notes' })).getByRole('listitem');
    expect(note).toHaveTextContent(/Must fix · /);
    expect(note).toHaveTextContent(first.feedback);
    expect(report.getByRole('link', { name: 'Note 1' })).toHaveAttribute('href', `#${note.id}`);
    expect(report.getByText(essay.slice(first.startIndex, first.endIndex))).toHaveClass('mark');
    const summary = within(report.getByRole('group', { name: 'Issue summary' }));
    expect(summary.getByText('1 issue')).toBeVisible();
    expect(summary.getByText(/Must fix 1/)).toBeVisible();
  });

  test('says how many of the issues found have a note, and where the others are', () => {
    const [first] = premium.sectionAnalysis;
    if (!first) throw new Error('no section');
    const all = ['water', 'river', 'swim'].map((words) => aCritique(essay, words));
    show({ sectionAnalysis: [first] }, undefined, all);
    const summary = within(screen.getByRole('group', { name: 'Issue summary' }));
    expect(summary.getByText('1 of the 3 issues found')).toBeVisible();
    expect(summary.getByText(/^Grammar, and what concerns the whole essay/)).toBeVisible();
  });

  test('shows assumptions, contradictions and what is missing with its reason', () => {
    show();
    const amplifier = part('Critical thinking amplifier');
    expect(amplifier.getByText('The river is dangerous for swimmers.')).toBeVisible();
    for (const name of ['Assumptions', 'Contradictions', 'Gaps', 'Dialectical prompts'])
      expect(amplifier.getByRole('heading', { name })).toBeVisible();
    expect(
      part('Comparison with exemplars').getByText(/percentile needs the essays of other students/),
    ).toBeVisible();
  });

  test.each([
    [0.8, 'tone-good'],
    [0.79, 'tone-fair'],
    [0.5, 'tone-fair'],
    [0.49, 'tone-poor'],
  ])('colours a balance of %s as %s', (balanceScore, tone) => {
    show({
      criticalThinking: {
        ...premium.criticalThinking,
        normativeEmpirical: {
          balanceScore,
          normativeMentions: 3,
          empiricalMentions: 1,
          balanceFeedback: 'Say what was observed.',
          prompts: [],
        },
      },
    });
    const percent = screen.getByText(`${Math.round(balanceScore * 100)}%`);
    expect(percent.parentElement).toHaveClass(tone);
    expect(screen.getByText(/3 sentences about what should be, 1 about/)).toBeVisible();
  });

  test('shows at most three dialectical prompts', () => {
    const [prompt] = premium.criticalThinking.dialecticalPrompts;
    if (!prompt) throw new Error('no prompt');
    const four = [1, 2, 3, 4].map((n) => ({ ...prompt, basePrompt: `Prompt ${n}?` }));
    show({ criticalThinking: { ...premium.criticalThinking, dialecticalPrompts: four } });
    expect(screen.getByText('Prompt 3?')).toBeVisible();
    expect(screen.queryByText('Prompt 4?')).toBeNull();
  });

  test('shows a strategy with its current and target score, plan and outcome', () => {
    const [area] = premium.improvementStrategies?.prioritizedImprovements ?? [];
    if (!area || !premium.improvementStrategies) throw new Error('no strategy');
    const prioritizedImprovements = [{ ...area, currentScore: 4.9, targetScore: 7 }];
    show({ improvementStrategies: { ...premium.improvementStrategies, prioritizedImprovements } });
    const strategies = part('Improvement strategies');
    expect(strategies.getByText('4.9 of 10').parentElement).toHaveClass('tone-poor');
    expect(strategies.getByText('7.0 of 10').parentElement).toHaveClass('tone-good');
    expect(strategies.getByRole('heading', { name: 'Action plan' })).toBeVisible();
    expect(strategies.getByText(area.expectedOutcome)).toBeVisible();
  });

  test('names percentiles only where the server has them', () => {
    const metric = { percentile: 62, assessment: 'Clearer than most.' };
    show({
      comparativeAnalysis: {
        comparisonWithExemplars: null,
        disciplineSpecificInsights: null,
        peerComparisonMetrics: {
          structuralClarity: metric,
          analyticalDepth: metric,
          scholarlyIntegration: metric,
        },
      },
    });
    expect(screen.getAllByText('62 of 100')).toHaveLength(3);
    expect(screen.getByText('Scholarly integration')).toBeVisible();
  });

  test('without the plan for it shows why there are no section marks, and how to unlock them', () => {
    show(
      { sectionAnalysis: [] },
      { ...whole.emptyReasons, 'premium.sectionAnalysis': MESSAGES.premiumFeature },
    );
    expect(screen.getByText(MESSAGES.premiumFeature)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Unlock Premium Analysis' })).toHaveAttribute(
      'href',
      '/#pricing',
    );
  });

  test('gives a reason for every part that is empty, the same one once', () => {
    show(
      {
        sectionAnalysis: [],
        comparativeAnalysis: null,
        improvementStrategies: null,
        academicStructure: null,
      },
      {
        'premium.sectionAnalysis': 'No remark has a place in the text.',
        'premium.comparativeAnalysis': 'Nothing to compare.',
        'premium.improvementStrategies': 'Nothing to improve.',
        'premium.academicStructure': 'No structure to judge.',
      },
    );
    expect(screen.getByText('No remark has a place in the text.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Unlock Premium Analysis' })).toBeNull();
    expect(screen.getAllByText('Nothing to compare.')).toHaveLength(1);
    expect(screen.getAllByText('Nothing to improve.')).toHaveLength(2);
    expect(screen.getAllByText('No structure to judge.')).toHaveLength(3);
  });
});
