import type { AnalysisResult } from '@argint/contracts';
import { TextList } from './text-list.tsx';

/** Parts whose reason for being empty is shown in their own section. */
const shownElsewhere =
  /^(?:scores|premium|strengths|thesisOpportunities|dialecticalPrompts|criticalThinkingAmplification)$|^(?:scores|premium)\./;

/** Which engine or model read the essay, and which parts are missing and why. */
export function Provenance({ result }: { result: AnalysisResult }) {
  const cloud = result.cloudAnalysis;
  const reasons = Object.entries(result.emptyReasons)
    .filter(([path]) => !shownElsewhere.test(path))
    .map(([, reason]) => reason);
  if (!cloud && reasons.length === 0) return null;
  return (
    <section className="report" aria-labelledby="provenance-title">
      <h2 id="provenance-title">How we read your essay</h2>
      {cloud && (
        <p className="report__soft">
          {[
            cloud.engine === 'offline' ? 'Our own engine' : `AI model ${cloud.model ?? ''}`.trim(),
            `version ${cloud.engineVersion}`,
            `prompts ${cloud.promptVersion}`,
            `rubric ${cloud.rubricVersion}`,
          ].join(' · ')}
        </p>
      )}
      <TextList heading="h3" title="What is missing, and why" items={[...new Set(reasons)]} />
    </section>
  );
}
