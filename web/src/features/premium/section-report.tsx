import { severityWord } from '@argint/contracts/severity';
import type { Severity } from '@argint/contracts/severity';
import { useMemo } from 'react';
import { SeverityBadge } from '../../components/severity-badge.tsx';
import { SeverityIcon } from '../../components/severity-icon.tsx';
import '../../components/marks.css';
import { SEVERITY_LOOK } from '../../config/severity-look.ts';
import { formatCount } from '../../lib/format/format-number.ts';
import { placeSections } from './place-sections.ts';
import type { NumberedSection, SectionPiece } from './place-sections.ts';

const SEVERITIES: readonly Severity[] = [5, 4, 3, 2, 1];

/** The essay with its section marks, a summary of the issues, and a note for each mark. */
export function SectionReport(props: { text: string; given: Parameters<typeof placeSections>[1] }) {
  const { text, given } = props;
  const { sections, lines } = useMemo(() => placeSections(text, given), [text, given]);
  return (
    <>
      <IssueSummary sections={sections} />
      <div className="sections">
        <div className="sections__essay">
          {lines.map((pieces, index) =>
            pieces.length === 0 ? null : (
              <p key={index}>
                {pieces.map((piece, at) => (
                  <MarkedPiece key={at} {...piece} />
                ))}
              </p>
            ),
          )}
        </div>
        <ol className="sections__notes" aria-label="Notes">
          {sections.map((section) => (
            <SectionNote key={section.number} {...section} />
          ))}
        </ol>
      </div>
    </>
  );
}

function MarkedPiece({ text, section, begins }: SectionPiece) {
  return (
    <>
      {begins.map(({ number, severity }) => (
        <a
          key={number}
          id={`place-${number}`}
          className={`section-number ${SEVERITY_LOOK[severity].className}`}
          href={`#note-${number}`}
          aria-label={`Note ${number}`}
        >
          {number}
        </a>
      ))}
      {section ? (
        <mark className={`mark ${SEVERITY_LOOK[section.severity].className}`}>{text}</mark>
      ) : (
        text
      )}
    </>
  );
}

function SectionNote({
  number,
  line,
  severity,
  issueType,
  feedback,
  improvementSuggestion,
}: NumberedSection) {
  return (
    <li
      id={`note-${number}`}
      className={`section-note ${SEVERITY_LOOK[severity].className}`}
      tabIndex={-1}
    >
      <p className="section-note__head">
        <a
          className="section-number"
          href={`#place-${number}`}
          aria-label={`${number}, back to the words`}
        >
          {number}
        </a>{' '}
        <SeverityBadge severity={severity} scale="section" about={[issueType, `line ${line}`]} />
      </p>
      <p>{feedback}</p>
      <p className="report__soft">{improvementSuggestion}</p>
    </li>
  );
}

/** How many issues of each severity and type. */
function IssueSummary({ sections }: { sections: readonly NumberedSection[] }) {
  const bySeverity = Map.groupBy(sections, ({ severity }) => severity);
  const byType = [...Map.groupBy(sections, ({ issueType }) => issueType)];
  return (
    <div className="issue-summary" role="group" aria-label="Issue summary">
      <p>
        <strong>{formatCount(sections.length, 'issue')}</strong>
      </p>
      <ul className="issue-summary__list">
        {SEVERITIES.filter((severity) => bySeverity.has(severity)).map((severity) => (
          <li key={severity} className={SEVERITY_LOOK[severity].className}>
            <SeverityIcon severity={severity} /> {severityWord(severity, 'section')}{' '}
            {bySeverity.get(severity)?.length}
          </li>
        ))}
      </ul>
      <ul className="issue-summary__list">
        {byType
          .toSorted(([, a], [, b]) => b.length - a.length)
          .map(([type, group]) => (
            <li key={type} className="issue-summary__type">
              {type} {group.length}
            </li>
          ))}
      </ul>
    </div>
  );
}
