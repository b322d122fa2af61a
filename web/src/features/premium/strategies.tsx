import type { AnalysisResult, PremiumResult } from '@argint/contracts';
import type { ReactNode } from 'react';
import { listedScores, scoreLabels } from '../../config/score-labels.ts';
import { ReportParts } from '../result/report-parts.tsx';
import { scoreTone } from '../result/score-tone.ts';
import { WhyEmpty } from '../result/why-empty.tsx';
import { TextList } from '../result/text-list.tsx';
import { Meter } from './meter.tsx';
import { t, useText } from '../../lib/i18n/text.ts';
import { Known } from '../../lib/i18n/known.tsx';
import { formatNumber } from '../../lib/format/format-number.ts';

const PATH = 'premium.improvementStrategies';
const SOURCES = 'scholarlyIntegration';
const CONCEPTS = 'conceptualFrameworkSuggestions';
/** Areas are scored out of 10, the colours are those of scores out of 100. */
const TIMES = 10;

/** The name of an area: a score's, else what the model calls it. */
const areaName = (area: string): ReactNode => {
  const score = listedScores.find((name) => name === area);
  if (score) return t(scoreLabels[score]);
  return <Known text={area.charAt(0).toUpperCase() + area.slice(1)} />;
};

/** What to work on first: the score now, the target, the steps and what they lead to. */
export function Strategies(props: {
  strategies: PremiumResult['improvementStrategies'];
  emptyReasons: AnalysisResult['emptyReasons'];
}) {
  const t = useText();
  const { strategies, emptyReasons } = props;
  const why = (part: string) => emptyReasons[`${PATH}.${part}`] ?? emptyReasons[PATH];
  const areas = strategies?.prioritizedImprovements ?? [];
  const sources = strategies?.scholarlyIntegration ?? [];
  const concepts = strategies?.conceptualFrameworkSuggestions ?? [];
  return (
    <>
      {areas.length === 0 && (
        <p className="report__soft">
          <WhyEmpty
            reason={why('prioritizedImprovements')}
            otherwise="No criterion was judged that could be improved."
          />
        </p>
      )}
      <ol className="strategies">
        {areas.map((area) => (
          <li key={area.area}>
            <h3>{areaName(area.area)}</h3>
            <AreaScore label={t('Current score')} score={area.currentScore} />
            <AreaScore label={t('Target score')} score={area.targetScore} />
            <TextList title={t('Action plan')} items={area.actionPlan} />
            <h4>{t('Expected outcome')}</h4>
            <p className="report__soft" lang="en">
              {area.expectedOutcome}
            </p>
          </li>
        ))}
      </ol>
      <ReportParts
        parts={[
          {
            title: t('Sources'),
            empty: sources.length === 0,
            why: why(SOURCES),
            content: <TextList items={sources} />,
          },
          {
            title: t('Concepts that could help'),
            empty: concepts.length === 0,
            why: why(CONCEPTS),
            content: <TextList items={concepts} />,
          },
        ]}
      />
    </>
  );
}

function AreaScore({ label, score }: { label: string; score: number }) {
  const t = useText();
  return (
    <Meter
      label={label}
      value={t('{{value}} of 10', { value: formatNumber(score, 1) })}
      percent={score * TIMES}
      tone={scoreTone(score * TIMES)}
    />
  );
}
