import type { ReactNode } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import { usePrinting } from '../../lib/use-printing.ts';
import { WhyEmpty } from './why-empty.tsx';

/** One part of a report: its content, or why there is none. On a phone it may be folded to its title. */
export function ReportPart(props: {
  title: string;
  /** Whether it is folded on a phone: open or closed at first. Absent: never. */
  fold?: 'open' | 'closed';
  /** Why the part is empty; undefined or null where it is not, or no reason is known. */
  emptyReason?: string | null | undefined;
  empty: boolean;
  children?: ReactNode;
}) {
  const { title, fold, emptyReason, empty, children } = props;
  const isWide = useMedia('(min-width: 760px)');
  const isPrinting = usePrinting();
  const content = empty ? (
    <p className="report__soft">
      <WhyEmpty reason={emptyReason} otherwise="There is nothing to show here." />
    </p>
  ) : (
    children
  );
  if (fold === undefined || isWide || isPrinting) {
    return (
      <div className="report__part">
        <h3>{title}</h3>
        {content}
      </div>
    );
  }
  return (
    <details className="report__part report__fold" open={fold === 'open'}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {content}
    </details>
  );
}
