import type { AnalysisResult } from '@argint/contracts';
import { DeeperThinking } from './deeper-thinking.tsx';
import { TextList } from './text-list.tsx';

/** Says why a part of the report is missing. Renders nothing when no reason is known. */
function Reason({ result, path }: { result: AnalysisResult; path: string }) {
  const reason = result.emptyReasons[`premium.${path}`];
  return reason ? <p className="report__soft">{reason}</p> : null;
}

/** The premium sections: exemplars, critical thinking, strategies and structure. */
export function PremiumReport({ result }: { result: AnalysisResult }) {
  const { premium } = result;
  if (!premium) return null;
  const compared = premium.comparativeAnalysis?.comparisonWithExemplars;
  const insights = premium.comparativeAnalysis?.disciplineSpecificInsights?.recommendations ?? [];
  const strategies = premium.improvementStrategies;
  const structure = premium.academicStructure?.overallStructuralAssessment;
  return (
    <section className="report" aria-labelledby="premium-title">
      <h2 id="premium-title">Premium analysis</h2>
      <div className="report__grid">
        {compared && (
          <div>
            <h3>Comparison with exemplars</h3>
            <p>{compared.overallAssessment}</p>
            <TextList title="How your approach differs" items={compared.approachDifferences} />
            <TextList
              title="What the exemplars do that you do not do yet"
              items={compared.strengthGaps}
            />
            <TextList title="What readers in this field look for" items={insights} />
            <Reason result={result} path="comparativeAnalysis.peerComparisonMetrics" />
          </div>
        )}
        <DeeperThinking thinking={premium.criticalThinking} />
        {strategies && (
          <div>
            <h3>Improvement strategies</h3>
            {strategies.prioritizedImprovements.map((item) => (
              <div key={item.area} className="report__item">
                <h4>
                  {item.area}: {item.currentScore.toFixed(1)} to {item.targetScore.toFixed(1)} of 10
                </h4>
                <TextList items={item.actionPlan} />
                <p className="report__soft">{item.expectedOutcome}</p>
              </div>
            ))}
            <TextList title="Sources" items={strategies.scholarlyIntegration} />
            <TextList
              title="Concepts that could help"
              items={strategies.conceptualFrameworkSuggestions}
            />
          </div>
        )}
        {structure && (
          <div>
            <h3>Academic structure</h3>
            <TextList title="Strengths" items={structure.strengths} />
            <TextList title="Weaknesses" items={structure.weaknesses} />
            <TextList title="Recommendations" items={structure.recommendations} />
          </div>
        )}
      </div>
    </section>
  );
}
