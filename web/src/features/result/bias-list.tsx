import type { AnalysisResult } from '@argint/contracts';
import { TextList } from './text-list.tsx';

type Authors = NonNullable<AnalysisResult['criticalThinkingAmplification']>['authorBiasAnalysis'];

/** How the writer leans, and where each author cited writes from. */
export function BiasList({ authors }: { authors: Authors }) {
  return (
    <div>
      <h3>Author bias</h3>
      {authors.map((entry) => (
        <div key={entry.author} className="report__item">
          <p>
            <strong>{entry.author}.</strong> {entry.disciplinaryBias}
          </p>
          <TextList
            title="Limits, and how to balance them"
            items={entry.methodologicalLimitations}
          />
          <TextList title="Voices to hear" items={entry.opposingSchools} />
        </div>
      ))}
    </div>
  );
}
