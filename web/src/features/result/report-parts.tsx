import type { ReactNode } from 'react';
import { ReportPart } from './report-part.tsx';

/** One part of a report. */
export interface Part {
  title: string;
  empty: boolean;
  /** Why it is empty; undefined or null where it is not, or no reason is known. */
  why?: string | null | undefined;
  content?: ReactNode;
  /** As in `ReportPart`. @default 'closed' where the report folds */
  fold?: 'open' | 'closed';
}

/** The parts of a report that have something to show, then the empty ones: those with the same reason say it once. */
export function ReportParts({ parts, folds = false }: { parts: readonly Part[]; folds?: boolean }) {
  const empty = parts.filter((part) => part.empty);
  const reasons = [...new Set(empty.map(({ why }) => why ?? null))];
  const foldOf = ({ fold = 'closed' }: Pick<Part, 'fold'>) => (folds ? { fold } : {});
  return (
    <div className="report__grid">
      {parts
        .filter((part) => !part.empty)
        .map((part) => (
          <ReportPart key={part.title} title={part.title} empty={false} {...foldOf(part)}>
            {part.content}
          </ReportPart>
        ))}
      {reasons.map((reason) => (
        <ReportPart
          key={reason}
          title={empty
            .filter(({ why }) => (why ?? null) === reason)
            .map(({ title }) => title)
            .join(' · ')}
          empty
          emptyReason={reason}
          {...foldOf({})}
        />
      ))}
    </div>
  );
}
