import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { PanelId } from './use-panel.ts';

/** One panel. A closed one stays in the document: it is printed, and it keeps what is open in it. */
export function Panel(props: {
  id: PanelId;
  open: PanelId;
  /** There are no tabs, because the analysis is not finished. */
  alone?: boolean;
  children: ReactNode;
}) {
  const { id, open, alone = false, children } = props;
  useEffect(() => {
    // The page was opened with a link to this panel, which lies below the summary.
    if (location.hash === `#${id}`) document.getElementById(`tab-${id}`)?.scrollIntoView();
  }, [id]);
  const named = alone ? {} : { role: 'tabpanel', 'aria-labelledby': `tab-${id}` };
  return (
    <div id={`panel-${id}`} {...named} className="panel" hidden={id !== open}>
      {children}
    </div>
  );
}
