import type { ReactNode } from 'react';

/** One part of a report: its content, or why there is none. */
export function ReportPart(props: {
  title: string;
  /** Why the part is empty; undefined or null where it is not, or no reason is known. */
  emptyReason?: string | null | undefined;
  empty: boolean;
  children?: ReactNode;
}) {
  const { title, emptyReason, empty, children } = props;
  return (
    <div className="report__part">
      <h3>{title}</h3>
      {empty ? (
        <p className="report__soft">{emptyReason ?? 'There is nothing to show here.'}</p>
      ) : (
        children
      )}
    </div>
  );
}
