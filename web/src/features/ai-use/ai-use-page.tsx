import type { AiUse } from '@argint/contracts';
import { useDispatch } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { failureMessage } from '../../lib/api/api-error.ts';
import { freshData } from '../../lib/api/fresh-data.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { saveTextFile } from '../../lib/save-file.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { aiUseApi } from './ai-use-api.ts';
import './ai-use.css';
import { useLanguage, useText } from '../../lib/i18n/text.ts';
import { EnglishNote } from '../../lib/i18n/english-note.tsx';

function Actions({ use }: { use: AiUse }) {
  const t = useText();
  const dispatch = useDispatch();
  const [read, { isFetching }] = aiUseApi.useLazyAiUseTextQuery();
  const save = async (): Promise<void> => {
    const answer = await read(use);
    const text = freshData(answer);
    if (text !== undefined) return saveTextFile('statement-of-use.txt', text);
    dispatch(toasted({ kind: 'error', title: t('Error'), text: failureMessage(answer.error) }));
  };
  return (
    <div className="ai-use__actions">
      <Button type="primary" onClick={() => window.print()}>
        {t('Print or save as PDF')}
      </Button>
      <Button disabled={isFetching} onClick={() => void save()}>
        {isFetching ? t('Saving...') : t('Save as text')}
      </Button>
    </div>
  );
}

function Statement({ use }: { use: AiUse }) {
  const t = useText();
  return (
    <article className="page ai-use">
      <p className="ai-use__back">
        <Link to={paths.essay(use.essayId)}>
          <span aria-hidden="true">← </span>
          {t('Back to the essay')}
        </Link>
      </p>
      <h1>{t('Statement on the use of Argument Intelligence')}</h1>
      <p className="ai-use__facts">
        {t('Essay: {{title}}', { title: use.title })}
        <br />
        {t('Made on {{date}}', { date: formatDate(use.madeAt) })}
      </p>
      <p className="ai-use__note">
        {t(
          'Many universities ask which tools helped with an essay. Hand this in where yours does, or take from it what you need.',
        )}
      </p>
      <EnglishNote text="Critiques and quotations are in English, like your essay." />
      <Actions use={use} />
      {use.sections.map(({ heading, lines, english }, index) => (
        <section key={index} lang={use.language}>
          <h2>{heading}</h2>
          <ul>
            {lines.map((line, at) => (
              <li key={at}>
                {english?.[at] && <span lang="en">{english[at]}</span>}
                {line.slice(english?.[at]?.length)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}

/** /essays/{id}/ai-use: what a student may have to declare about an essay. */
export function AiUsePage() {
  const t = useText();
  const { id = '' } = useParams();
  const language = useLanguage();
  usePageTitle(t('Statement of use'));
  // Decisions and drafts may have changed since it was last read.
  const { data, error, isFetching, refetch } = aiUseApi.useAiUseQuery(
    { essayId: id, language },
    {
      refetchOnMountOrArgChange: true,
    },
  );
  if (!data && error) {
    return (
      <LoadError
        title={t('Error Loading Statement')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        actions={<LinkButton to={paths.essays}>{t('Back to Essays')}</LinkButton>}
      >
        {failureMessage(error)}
      </LoadError>
    );
  }
  return data ? <Statement use={data} /> : <PageSkeleton label={t('Loading the statement')} />;
}
