import type { AnalysisResult, PremiumResult } from '@argint/contracts';
import { ReportParts } from '../result/report-parts.tsx';
import type { Part } from '../result/report-parts.tsx';
import { scoreTone } from '../result/score-tone.ts';
import { TextList } from '../result/text-list.tsx';
import { Meter } from './meter.tsx';
import { useText } from '../../lib/i18n/text.ts';

const PATH = 'premium.comparativeAnalysis';

/** The essay beside exemplars, beside other essays, and beside what its field looks for. */
export function Comparison(props: {
  comparison: PremiumResult['comparativeAnalysis'];
  emptyReasons: AnalysisResult['emptyReasons'];
}) {
  const t = useText();
  const { comparison, emptyReasons } = props;
  const why = (part: string) => emptyReasons[`${PATH}.${part}`] ?? emptyReasons[PATH];
  const exemplars = comparison?.comparisonWithExemplars;
  const peers = comparison?.peerComparisonMetrics;
  const insights = comparison?.disciplineSpecificInsights?.recommendations ?? [];
  const parts: Part[] = [
    {
      title: t('Passages of your field'),
      empty: !exemplars,
      why: why('comparisonWithExemplars'),
      content: (
        <>
          <p lang="en">{exemplars?.overallAssessment}</p>
          <TextList
            title={t('How your approach differs')}
            items={exemplars?.approachDifferences ?? []}
          />
        </>
      ),
    },
    {
      title: t('What the exemplars do that you do not do yet'),
      empty: !exemplars || exemplars.strengthGaps.length === 0,
      why: why('comparisonWithExemplars.strengthGaps'),
      content: <TextList items={exemplars?.strengthGaps ?? []} />,
    },
    {
      title: t('Other students’ essays'),
      empty: !peers,
      why: why('peerComparisonMetrics'),
      content: peers && <Peers peers={peers} />,
    },
    {
      title: t('What readers in this field look for'),
      empty: insights.length === 0,
      why: why('disciplineSpecificInsights'),
      content: <TextList items={insights} />,
    },
  ];
  return <ReportParts parts={parts} />;
}

type PeerMetrics = NonNullable<
  NonNullable<PremiumResult['comparativeAnalysis']>['peerComparisonMetrics']
>;

function Peers({ peers }: { peers: PeerMetrics }) {
  const t = useText();
  return (
    [
      ['Structural clarity', peers.structuralClarity],
      ['Analytical depth', peers.analyticalDepth],
      ['Scholarly integration', peers.scholarlyIntegration],
    ] as const
  ).map(([label, { percentile, assessment }]) => (
    <div key={label} className="report__item">
      <Meter
        label={t(label)}
        value={t('{{value}} of 100', { value: Math.round(percentile) })}
        percent={percentile}
        tone={scoreTone(percentile)}
      />
      <p className="report__soft" lang="en">
        {assessment}
      </p>
    </div>
  ));
}
