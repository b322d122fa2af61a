import type { AiUse } from '@argint/contracts';
import { useDispatch } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { failureMessage } from '../../lib/api/api-error.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { saveTextFile } from '../../lib/save-file.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { aiUseApi } from './ai-use-api.ts';
import './ai-use.css';

const TITLE = 'Statement of use';

function Actions({ essayId }: { essayId: string }) {
  const dispatch = useDispatch();
  const [read, { isFetching }] = aiUseApi.useLazyAiUseTextQuery();
  const save = async (): Promise<void> => {
    const { data, error } = await read(essayId);
    if (data !== undefined) saveTextFile('statement-of-use.txt', data);
    if (error) dispatch(toasted({ kind: 'error', title: 'Error', text: failureMessage(error) }));
  };
  return (
    <div className="ai-use__actions">
      <Button type="primary" onClick={() => window.print()}>
        Print or save as PDF
      </Button>
      <Button disabled={isFetching} onClick={() => void save()}>
        {isFetching ? 'Saving...' : 'Save as text'}
      </Button>
    </div>
  );
}

function Statement({ use }: { use: AiUse }) {
  return (
    <article className="page ai-use">
      <p className="ai-use__back">
        <Link to={paths.essay(use.essayId)}>
          <span aria-hidden="true">← </span>Back to the essay
        </Link>
      </p>
      <h1>Statement on the use of Argument Intelligence</h1>
      <p className="ai-use__facts">
        Essay: {use.title}
        <br />
        Made on {formatDate(use.madeAt)}
      </p>
      <p className="ai-use__note">
        Many universities ask which tools helped with an essay. Hand this in where yours does, or
        take from it what you need.
      </p>
      <Actions essayId={use.essayId} />
      {use.sections.map(({ heading, lines }, index) => (
        <section key={index}>
          <h2>{heading}</h2>
          <ul>
            {lines.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}

/** /essays/{id}/ai-use: what a student may have to declare about an essay. */
export function AiUsePage() {
  const { id = '' } = useParams();
  usePageTitle(TITLE);
  // Decisions and drafts may have changed since it was last read.
  const { data, error, isFetching, refetch } = aiUseApi.useAiUseQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && error) {
    return (
      <LoadError
        title="Error Loading Statement"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        actions={<LinkButton to={paths.essays}>Back to Essays</LinkButton>}
      >
        {failureMessage(error)}
      </LoadError>
    );
  }
  return data ? <Statement use={data} /> : <PageSkeleton label="Loading the statement" />;
}
