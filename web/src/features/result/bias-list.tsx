import type { AnalysisResult } from '@argint/contracts';
import { TextList } from './text-list.tsx';
import { useText } from '../../lib/i18n/text.ts';

type Authors = NonNullable<AnalysisResult['criticalThinkingAmplification']>['authorBiasAnalysis'];

/** The bias of the writer and of each cited author. */
export function BiasList({ authors }: { authors: Authors }) {
  const t = useText();
  return authors.map((entry) => (
    <div key={entry.author} className="report__item">
      <p lang="en">
        <strong>{entry.author}.</strong> {entry.disciplinaryBias}
      </p>
      <TextList
        title={t('Limits, and how to balance them')}
        items={entry.methodologicalLimitations}
      />
      <TextList title={t('Other views to read')} items={entry.opposingSchools} />
    </div>
  ));
}
