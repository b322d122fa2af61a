import {
  LAWYER_NOTE,
  type LegalBlock,
  type LegalDocument,
  type LegalFacts,
} from '@argint/contracts/legal';
import { LinkButton } from '../../components/link-button.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useCapabilitiesState } from '../capabilities/capabilities-api.ts';
import './legal.css';
import { translateKnown, useText } from '../../lib/i18n/text.ts';
import { EnglishNote } from '../../lib/i18n/english-note.tsx';
import { Known } from '../../lib/i18n/known.tsx';

const anchorOf = (index: number): string => `section-${index + 1}`;

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function Contents({ sections }: Pick<LegalDocument, 'sections'>) {
  const t = useText();
  return (
    <nav aria-label={t('On this page')} className="legal__contents">
      <ol>
        {sections.map(({ title }, index) => (
          <li key={title}>
            <a href={`#${anchorOf(index)}`} lang="en">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * One legal document, with what this server can do worked into its wording. 'Last updated' is the
 * day of viewing (D2 §2); version and effective date say which wording it is.
 */
export function LegalPage({ make }: { make: (facts: LegalFacts) => LegalDocument }) {
  const t = useText();
  const { data: facts, isError, ask } = useCapabilitiesState();
  const document = facts ? make(facts) : null;
  usePageTitle(document ? translateKnown(document.title) : undefined);
  if (isError)
    return (
      <LoadError title={t('This page could not be loaded')} retryLabel={t('Retry')} onRetry={ask}>
        {t('Its wording depends on how this server is set up, and the server did not answer.')}
      </LoadError>
    );
  if (!document) return <PageSkeleton />;
  const { title, version, effective, summary, sections } = document;
  return (
    <article className="page legal">
      <LinkButton to={paths.home}>{t('Back to Home')}</LinkButton>
      <h1>
        <Known text={title} />
      </h1>
      <p className="legal__dates">
        {t('Last updated: {{date}}', { date: formatDate(new Date().toISOString()) })}
      </p>
      <p className="legal__dates">
        {t('Version {{version}}, effective {{date}}', { version, date: formatDate(effective) })}
      </p>
      <EnglishNote text="This document is in English, and the English text is the binding one." />
      <p className="legal__summary" lang="en">
        {summary}
      </p>
      <div className="legal__columns">
        <Contents sections={sections} />
        <div className="legal__text" lang="en">
          {sections.map(({ title: heading, blocks }, index) => (
            <section key={heading} aria-labelledby={anchorOf(index)}>
              <h2 id={anchorOf(index)}>
                {index + 1}. {heading}
              </h2>
              {blocks.map((block, at) => (
                <Block key={at} block={block} />
              ))}
            </section>
          ))}
          <p className="legal__note" role="note">
            {LAWYER_NOTE}
          </p>
        </div>
      </div>
    </article>
  );
}
