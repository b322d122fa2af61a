import type { AnalysisResult } from '@argint/contracts';
import { t, useText } from '../../lib/i18n/text.ts';

type Cloud = NonNullable<AnalysisResult['cloudAnalysis']>;

const engineName = ({ engine, model }: Cloud): string => {
  if (engine === 'offline') return t('Our own engine');
  return model ? t('AI model {{name}}', { name: model }) : t('AI model');
};

/** Which engine or model read the essay, in which version: folded, because only a report of a fault needs it. */
export function Provenance({ result }: { result: AnalysisResult }) {
  const t = useText();
  const cloud = result.cloudAnalysis;
  if (!cloud) return null;
  return (
    <details className="report report__soft">
      <summary>{t('How we read your essay')}</summary>
      {[
        engineName(cloud),
        t('version {{version}}', { version: cloud.engineVersion }),
        t('prompts {{version}}', { version: cloud.promptVersion }),
        t('rubric {{version}}', { version: cloud.rubricVersion }),
      ].join(' · ')}
    </details>
  );
}
