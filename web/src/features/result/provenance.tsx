import type { AnalysisResult } from '@argint/contracts';
import { TextList } from './text-list.tsx';
import { t, useText } from '../../lib/i18n/text.ts';

type Cloud = NonNullable<AnalysisResult['cloudAnalysis']>;

/** Parts whose reason for being empty is shown in their own section. */
const shownElsewhere =
  /^(?:scores|premium|strengths|thesisOpportunities|dialecticalPrompts|criticalThinkingAmplification)$|^(?:scores|premium)\./;

const engineName = ({ engine, model }: Cloud): string => {
  if (engine === 'offline') return t('Our own engine');
  return model ? t('AI model {{name}}', { name: model }) : t('AI model');
};

/** Which engine or model read the essay, and which parts are missing and why. */
export function Provenance({ result }: { result: AnalysisResult }) {
  const t = useText();
  const cloud = result.cloudAnalysis;
  const reasons = Object.entries(result.emptyReasons)
    .filter(([path]) => !shownElsewhere.test(path))
    .map(([, reason]) => reason);
  if (!cloud && reasons.length === 0) return null;
  return (
    <section className="report" aria-labelledby="provenance-title">
      <h2 id="provenance-title">{t('How we read your essay')}</h2>
      {cloud && (
        <details className="report__soft">
          <summary>{engineName(cloud)}</summary>
          {[
            t('version {{version}}', { version: cloud.engineVersion }),
            t('prompts {{version}}', { version: cloud.promptVersion }),
            t('rubric {{version}}', { version: cloud.rubricVersion }),
          ].join(' · ')}
        </details>
      )}
      <TextList heading="h3" title={t('What is missing, and why')} items={[...new Set(reasons)]} />
    </section>
  );
}
