import type { Progress, ScoreName } from '@argint/contracts';
import { EmptyCard } from '../../components/empty-card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { listedCriteria, scoreLabels } from '../../config/score-labels.ts';
import { failureMessage } from '../../lib/api/api-error.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { formatCount } from '../../lib/format/format-number.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { AnalysesTable } from './analyses-table.tsx';
import { CriteriaChart, CriteriaTable } from './criteria-chart.tsx';
import { OverallChart } from './overall-chart.tsx';
import { progressApi } from './progress-api.ts';
import { criterionRow } from './score-points.ts';
import './progress.css';

const listed = (names: readonly ScoreName[]): string =>
  names.map((name) => scoreLabels[name]).join(', ');

function Figures({ progress }: { progress: Progress }) {
  const { totalEssays, averageScore, lastAnalysisDate, improvementAreas, strengths } = progress;
  const figures: [label: string, value: string][] = [
    ['Essays analysed', String(totalEssays)],
    ['Average score', `${averageScore} of 100`],
    ['Last analysis', lastAnalysisDate === null ? '–' : formatDate(lastAnalysisDate)],
  ];
  if (strengths.length > 0) figures.push(['Strengths', listed(strengths)]);
  if (improvementAreas.length > 0) figures.push(['Work on next', listed(improvementAreas)]);
  return (
    <dl className="progress__figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Charts({ progress }: { progress: Progress }) {
  const { essays, totalEssays, isCut } = progress;
  const rows = listedCriteria.flatMap((name) => criterionRow(essays, name) ?? []);
  return (
    <article className="page progress">
      <h1>Your progress</h1>
      <Figures progress={progress} />
      {totalEssays === 1 && (
        <p className="progress__note">
          This is your first essay. Analyse a second draft or another essay to see how your scores
          move.
        </p>
      )}
      {isCut && <p className="progress__note">Only your newest analyses are shown.</p>}
      <section aria-labelledby="overall-title">
        <h2 id="overall-title">Overall score over time</h2>
        <p className="progress__note">
          Each dot is an analysed draft, oldest on the left. Lines join the drafts of one essay.
        </p>
        <div className="progress__pair">
          <OverallChart essays={essays} />
          <AnalysesTable essays={essays} />
        </div>
      </section>
      {rows.length > 0 && (
        <section aria-labelledby="criteria-title">
          <h2 id="criteria-title">Each criterion</h2>
          <p className="progress__note">
            The newest draft of {totalEssays === 1 ? 'your essay' : 'each essay'}, from 0 to 100. A
            few points up or down can be chance.
          </p>
          <div className="progress__pair">
            <CriteriaChart rows={rows} />
            <CriteriaTable rows={rows} />
          </div>
        </section>
      )}
    </article>
  );
}

/** /progress: the student's scores over time, as charts with a table beside each. */
export function ProgressPage() {
  usePageTitle('Your progress');
  const { data, error, isFetching, refetch } = progressApi.useProgressQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && error) {
    return (
      <LoadError
        title="Error Loading Progress"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {failureMessage(error)}
      </LoadError>
    );
  }
  if (!data) return <PageSkeleton label="Loading your progress" />;
  if (data.totalEssays === 0) {
    return (
      <EmptyCard
        title="No progress yet"
        actions={
          <LinkButton type="primary" to={paths.section('essay-form')}>
            Start Writing
          </LinkButton>
        }
      >
        <p>Analyse an essay, and its scores appear here. Each further draft adds to the picture.</p>
      </EmptyCard>
    );
  }
  return (
    <>
      <Charts progress={data} />
      <p className="visually-hidden" role="status">
        {formatCount(data.totalEssays, 'essay')} analysed
      </p>
    </>
  );
}
