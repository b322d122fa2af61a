import type { AnalysisResult, PremiumResult } from '@argint/contracts';
import { ReportPart } from '../result/report-part.tsx';
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
  return (
    <div className="report__grid">
      <ReportPart
        title={t('Passages of your field')}
        empty={!exemplars}
        emptyReason={why('comparisonWithExemplars')}
      >
        <p lang="en">{exemplars?.overallAssessment}</p>
        <TextList
          title={t('How your approach differs')}
          items={exemplars?.approachDifferences ?? []}
        />
      </ReportPart>
      <ReportPart
        title={t('What the exemplars do that you do not do yet')}
        empty={!exemplars || exemplars.strengthGaps.length === 0}
        emptyReason={why('comparisonWithExemplars.strengthGaps')}
      >
        <TextList items={exemplars?.strengthGaps ?? []} />
      </ReportPart>
      <ReportPart
        title={t('Other students’ essays')}
        empty={!peers}
        emptyReason={why('peerComparisonMetrics')}
      >
        {peers && <Peers peers={peers} />}
      </ReportPart>
      <ReportPart
        title={t('What readers in this field look for')}
        empty={insights.length === 0}
        emptyReason={why('disciplineSpecificInsights')}
      >
        <TextList items={insights} />
      </ReportPart>
    </div>
  );
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
