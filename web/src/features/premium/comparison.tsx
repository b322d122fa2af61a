import type { AnalysisResult, PremiumResult } from '@argint/contracts';
import { ReportPart } from '../result/report-part.tsx';
import { scoreTone } from '../result/score-tone.ts';
import { TextList } from '../result/text-list.tsx';
import { Meter } from './meter.tsx';

const PATH = 'premium.comparativeAnalysis';

/** The essay beside exemplars, beside other essays, and beside what its field looks for. */
export function Comparison(props: {
  comparison: PremiumResult['comparativeAnalysis'];
  emptyReasons: AnalysisResult['emptyReasons'];
}) {
  const { comparison, emptyReasons } = props;
  const why = (part: string) => emptyReasons[`${PATH}.${part}`] ?? emptyReasons[PATH];
  const exemplars = comparison?.comparisonWithExemplars;
  const peers = comparison?.peerComparisonMetrics;
  const insights = comparison?.disciplineSpecificInsights?.recommendations ?? [];
  return (
    <div className="report__grid">
      <ReportPart
        title="Passages of your field"
        empty={!exemplars}
        emptyReason={why('comparisonWithExemplars')}
      >
        <p>{exemplars?.overallAssessment}</p>
        <TextList title="How your approach differs" items={exemplars?.approachDifferences ?? []} />
      </ReportPart>
      <ReportPart
        title="What the exemplars do that you do not do yet"
        empty={!exemplars || exemplars.strengthGaps.length === 0}
        emptyReason={why('comparisonWithExemplars.strengthGaps')}
      >
        <TextList items={exemplars?.strengthGaps ?? []} />
      </ReportPart>
      <ReportPart
        title="Other students’ essays"
        empty={!peers}
        emptyReason={why('peerComparisonMetrics')}
      >
        {peers && <Peers peers={peers} />}
      </ReportPart>
      <ReportPart
        title="What readers in this field look for"
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

const Peers = ({ peers }: { peers: PeerMetrics }) =>
  (
    [
      ['Structural clarity', peers.structuralClarity],
      ['Analytical depth', peers.analyticalDepth],
      ['Scholarly integration', peers.scholarlyIntegration],
    ] as const
  ).map(([label, { percentile, assessment }]) => (
    <div key={label} className="report__item">
      <Meter
        label={label}
        value={`${Math.round(percentile)} of 100`}
        percent={percentile}
        tone={scoreTone(percentile)}
      />
      <p className="report__soft">{assessment}</p>
    </div>
  ));
