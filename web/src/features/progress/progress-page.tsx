import type { Progress, ScoreName } from '@argint/contracts';
import { EmptyCard } from '../../components/empty-card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { listedCriteria, scoreLabels } from '../../config/score-labels.ts';
import { failureMessage } from '../../lib/api/api-error.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { AnalysesTable } from './analyses-table.tsx';
import { CriteriaChart, CriteriaTable } from './criteria-chart.tsx';
import { OverallChart } from './overall-chart.tsx';
import { progressApi } from './progress-api.ts';
import { criterionRow } from './score-points.ts';
import './progress.css';
import { plural, t, useText } from '../../lib/i18n/text.ts';
import type { TextKey } from '../../lib/i18n/text.ts';

const listed = (names: readonly ScoreName[]): string =>
  names.map((name) => t(scoreLabels[name])).join(', ');

function Figures({ progress }: { progress: Progress }) {
  const t = useText();
  const { totalEssays, averageScore, lastAnalysisDate, improvementAreas, strengths } = progress;
  const figures: [label: TextKey, value: string][] = [
    ['Essays analysed', String(totalEssays)],
    ['Average score', t('{{value}} of 100', { value: averageScore })],
    ['Last analysis', lastAnalysisDate === null ? '–' : formatDate(lastAnalysisDate)],
  ];
  if (strengths.length > 0) figures.push(['Strengths', listed(strengths)]);
  if (improvementAreas.length > 0) figures.push(['Work on next', listed(improvementAreas)]);
  return (
    <dl className="progress__figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Charts({ progress }: { progress: Progress }) {
  const t = useText();
  const { essays, totalEssays, isCut, scaleChanged } = progress;
  const draftCount = essays.reduce((sum, { drafts }) => sum + drafts.length, 0);
  const rows = listedCriteria.flatMap((name) => criterionRow(essays, name) ?? []);
  return (
    <article className="page progress">
      <h1>{t('Your progress')}</h1>
      <Figures progress={progress} />
      {totalEssays === 1 && (
        <p className="progress__note">
          {t(
            'This is your first essay. Analyse a second draft or another essay to see how your scores move.',
          )}
        </p>
      )}
      {scaleChanged && (
        <p className="progress__note">
          {t(
            'Not all of these were analysed in the same way: some by a free reading, or before we changed our scale. Compare their scores with care.',
          )}
        </p>
      )}
      {isCut && <p className="progress__note">{t('Only your newest analyses are shown.')}</p>}
      {draftCount > 1 && (
        <section aria-labelledby="overall-title">
          <h2 id="overall-title">{t('Overall score over time')}</h2>
          <p className="progress__note">
            {t(
              'Each dot is an analysed draft, oldest on the left. Lines join the drafts of one essay.',
            )}
          </p>
          <div className="progress__pair">
            <OverallChart essays={essays} />
            <AnalysesTable essays={essays} />
          </div>
        </section>
      )}
      {rows.length > 0 && (
        <section aria-labelledby="criteria-title">
          <h2 id="criteria-title">{t('Each criterion')}</h2>
          <p className="progress__note">
            {draftCount === 1 && <strong>{t('One draft so far.')} </strong>}
            {totalEssays === 1
              ? t(
                  'The newest draft of your essay, from 0 to 100. A few points up or down can be chance.',
                )
              : t(
                  'The newest draft of each essay, from 0 to 100. A few points up or down can be chance.',
                )}
          </p>
          <div className="progress__pair">
            {draftCount > 1 && <CriteriaChart rows={rows} />}
            <CriteriaTable rows={rows} />
          </div>
        </section>
      )}
    </article>
  );
}

/** /progress: the student's scores over time, as charts with a table beside each. */
export function ProgressPage() {
  const t = useText();
  usePageTitle(t('Your progress'));
  const { data, error, isFetching, refetch } = progressApi.useProgressQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && error) {
    return (
      <LoadError
        title={t('Error Loading Progress')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {failureMessage(error)}
      </LoadError>
    );
  }
  if (!data) return <PageSkeleton label={t('Loading your progress')} />;
  if (data.totalEssays === 0) {
    return (
      <EmptyCard
        title={t('No progress yet')}
        actions={
          <LinkButton type="primary" to={paths.section('essay-form')}>
            {t('Start Writing')}
          </LinkButton>
        }
      >
        <p>
          {t(
            'Analyse an essay, and its scores appear here. Each further draft adds to the picture.',
          )}
        </p>
      </EmptyCard>
    );
  }
  return (
    <>
      <Charts progress={data} />
      <p className="visually-hidden" role="status">
        {plural(data.totalEssays, '{{count}} essay analysed', '{{count}} essays analysed')}
      </p>
    </>
  );
}
