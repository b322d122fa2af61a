import type { AnalysisResult } from '@argint/contracts';
import { TextList } from './text-list.tsx';

type Authors = NonNullable<AnalysisResult['criticalThinkingAmplification']>['authorBiasAnalysis'];

/** The bias of the writer and of each cited author. */
export function BiasList({ authors }: { authors: Authors }) {
  return authors.map((entry) => (
    <div key={entry.author} className="report__item">
      <p>
        <strong>{entry.author}.</strong> {entry.disciplinaryBias}
      </p>
      <TextList title="Limits, and how to balance them" items={entry.methodologicalLimitations} />
      <TextList title="Other views to read" items={entry.opposingSchools} />
    </div>
  ));
}
