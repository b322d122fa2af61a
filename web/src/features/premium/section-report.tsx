import { useMemo, useRef } from 'react';
import { SeverityBadge } from '../../components/severity-badge.tsx';
import { SeverityIcon } from '../../components/severity-icon.tsx';
import '../../components/marks.css';
import { SEVERITY_LOOK } from '../../config/severity-look.ts';
import { formatNumber } from '../../lib/format/format-number.ts';
import { severityName } from '../result/critique-words.ts';
import { PassageBrackets } from './passage-brackets.tsx';
import { placeSections } from './place-sections.ts';
import type { NumberedSection, SectionPiece } from './place-sections.ts';
import { useLevelNotes } from './use-level-notes.ts';
import { plural, translateKnown, useText } from '../../lib/i18n/text.ts';

/** The essay with its section marks, a summary of the issues, and a note for each mark. */
export function SectionReport(props: {
  text: string;
  given: Parameters<typeof placeSections>[1];
  /** How many issues the result has, with those that have no note here. */
  ofAll: number;
}) {
  const t = useText();
  const { text, given, ofAll } = props;
  const { sections, lines } = useMemo(() => placeSections(text, given), [text, given]);
  const passages = useMemo(() => sections.filter(({ isPassage }) => isPassage), [sections]);
  const essay = useRef<HTMLDivElement>(null);
  useLevelNotes(essay, sections);
  return (
    <>
      <IssueSummary sections={sections} ofAll={ofAll} />
      <div className="sections">
        <div ref={essay} className="sections__essay" lang="en">
          <PassageBrackets essay={essay} passages={passages} />
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
        <ol className="sections__notes" aria-label={t('Notes')}>
          {sections.map((section) => (
            <SectionNote key={section.number} {...section} />
          ))}
        </ol>
      </div>
    </>
  );
}

function MarkedPiece({ text, section, passages, begins }: SectionPiece) {
  const t = useText();
  return (
    <>
      {begins.map(({ number, severity }) => (
        <a
          key={number}
          id={`place-${number}`}
          className={`section-number ${SEVERITY_LOOK[severity].className}`}
          href={`#note-${number}`}
          aria-label={t('Note {{number}}', { number })}
        >
          {number}
        </a>
      ))}
      <span data-passage={passages.length > 0 ? passages.join(' ') : undefined}>
        {section ? (
          <mark className={`mark ${SEVERITY_LOOK[section.severity].className}`}>{text}</mark>
        ) : (
          text
        )}
      </span>
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
  const t = useText();
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
          aria-label={t('{{number}}, back to the words', { number })}
        >
          {number}
        </a>{' '}
        <SeverityBadge severity={severity} about={[issueType, t('line {{line}}', { line })]} />
      </p>
      <p lang="en">{feedback}</p>
      <p className="report__soft" lang="en">
        {improvementSuggestion}
      </p>
    </li>
  );
}

/** How many issues of each severity and type, and why that is fewer than the result has. */
function IssueSummary(props: { sections: readonly NumberedSection[]; ofAll: number }) {
  const t = useText();
  const { sections, ofAll } = props;
  const count = sections.length;
  const byWord = [
    ...Map.groupBy(
      sections.toSorted((a, b) => b.severity - a.severity),
      ({ severity }) => severityName(severity),
    ),
  ];
  const byType = [...Map.groupBy(sections, ({ issueType }) => issueType)];
  return (
    <div className="issue-summary" role="group" aria-label={t('Issue summary')}>
      <p>
        <strong>
          {count < ofAll
            ? t('{{count}} of the {{all}} issues found', { count, all: ofAll })
            : plural(count, '{{count}} issue', '{{count}} issues')}
        </strong>
      </p>
      <ul className="issue-summary__list">
        {byWord.map(
          ([word, [most, ...others]]) =>
            most && (
              <li key={word} className={SEVERITY_LOOK[most.severity].className}>
                <SeverityIcon severity={most.severity} /> {word} {formatNumber(1 + others.length)}
              </li>
            ),
        )}
      </ul>
      <ul className="issue-summary__list">
        {byType
          .toSorted(([, a], [, b]) => b.length - a.length)
          .map(([type, group]) => (
            <li key={type} className="issue-summary__type">
              {translateKnown(type)} {formatNumber(group.length)}
            </li>
          ))}
      </ul>
      {count < ofAll && (
        <p className="issue-summary__rest">
          {t('Grammar, and what concerns the whole essay, is in the analysis only.')}
        </p>
      )}
    </div>
  );
}
