import type { AnalysisResult } from '@argint/contracts';
import { TextList } from './text-list.tsx';

/** Parts that tell of their absence where they would stand, or stand on another page. */
const toldElsewhere = /^(?:scores|premium)\b/;

/** What read the essay, and which parts of a result are not there and why. */
export function Provenance({ result }: { result: AnalysisResult }) {
  const cloud = result.cloudAnalysis;
  const reasons = Object.entries(result.emptyReasons)
    .filter(([path]) => !toldElsewhere.test(path))
    .map(([, reason]) => reason);
  if (!cloud && reasons.length === 0) return null;
  return (
    <section className="report" aria-labelledby="provenance-title">
      <h2 id="provenance-title">How this came about</h2>
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
      <TextList title="Left out, and why" items={[...new Set(reasons)]} />
    </section>
  );
}
