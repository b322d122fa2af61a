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
  return (
    <nav aria-label="On this page" className="legal__contents">
      <ol>
        {sections.map(({ title }, index) => (
          <li key={title}>
            <a href={`#${anchorOf(index)}`}>{title}</a>
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
  const { data: facts, isError, ask } = useCapabilitiesState();
  const document = facts ? make(facts) : null;
  usePageTitle(document?.title);
  if (isError)
    return (
      <LoadError title="This page could not be loaded" retryLabel="Retry" onRetry={ask}>
        Its wording depends on how this server is set up, and the server did not answer.
      </LoadError>
    );
  if (!document) return <PageSkeleton />;
  const { title, version, effective, summary, sections } = document;
  return (
    <article className="page legal" lang="en">
      <LinkButton to={paths.home}>Back to Home</LinkButton>
      <h1>{title}</h1>
      <p className="legal__dates">Last updated: {formatDate(new Date().toISOString())}</p>
      <p className="legal__dates">
        Version {version}, effective {formatDate(effective)}
      </p>
      <p className="legal__summary">{summary}</p>
      <div className="legal__columns">
        <Contents sections={sections} />
        <div className="legal__text">
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
