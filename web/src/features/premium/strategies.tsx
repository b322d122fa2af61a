import type { AnalysisResult, PremiumResult } from '@argint/contracts';
import { ReportPart } from '../result/report-part.tsx';
import { scoreTone } from '../result/score-tone.ts';
import { TextList } from '../result/text-list.tsx';
import { Meter } from './meter.tsx';

const PATH = 'premium.improvementStrategies';
/** Areas are scored out of 10, the colours are those of scores out of 100. */
const TIMES = 10;

const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What to work on first: the score now, the target, the steps and what they lead to. */
export function Strategies(props: {
  strategies: PremiumResult['improvementStrategies'];
  emptyReasons: AnalysisResult['emptyReasons'];
}) {
  const { strategies, emptyReasons } = props;
  const why = (part: string) => emptyReasons[`${PATH}.${part}`] ?? emptyReasons[PATH];
  const areas = strategies?.prioritizedImprovements ?? [];
  const sources = strategies?.scholarlyIntegration ?? [];
  const concepts = strategies?.conceptualFrameworkSuggestions ?? [];
  return (
    <>
      {areas.length === 0 && (
        <p className="report__soft">
          {why('prioritizedImprovements') ?? 'No criterion was judged that could be improved.'}
        </p>
      )}
      <ol className="strategies">
        {areas.map((area) => (
          <li key={area.area}>
            <h3>{sentenceCase(area.area)}</h3>
            <AreaScore label="Current score" score={area.currentScore} />
            <AreaScore label="Target score" score={area.targetScore} />
            <TextList title="Action plan" items={area.actionPlan} />
            <h4>Expected outcome</h4>
            <p className="report__soft">{area.expectedOutcome}</p>
          </li>
        ))}
      </ol>
      <div className="report__grid">
        <ReportPart
          title="Sources"
          empty={sources.length === 0}
          emptyReason={why('scholarlyIntegration')}
        >
          <TextList items={sources} />
        </ReportPart>
        <ReportPart
          title="Concepts that could help"
          empty={concepts.length === 0}
          emptyReason={why('conceptualFrameworkSuggestions')}
        >
          <TextList items={concepts} />
        </ReportPart>
      </div>
    </>
  );
}

const AreaScore = ({ label, score }: { label: string; score: number }) => (
  <Meter
    label={label}
    value={`${score.toFixed(1)} of 10`}
    percent={score * TIMES}
    tone={scoreTone(score * TIMES)}
  />
);
