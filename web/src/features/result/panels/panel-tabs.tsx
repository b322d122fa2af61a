import type { KeyboardEvent } from 'react';
import '../../../components/scroll-tabs.css';
import { useTabInSight } from '../../../components/use-tab-in-sight.ts';
import '../styles/panels.css';
import { PANELS } from './use-panel.ts';
import type { PanelId } from './use-panel.ts';
import { useText } from '../../../lib/i18n/text.ts';
import { formatNumber } from '../../../lib/format/format-number.ts';

interface Props {
  panel: PanelId;
  onOpen: (id: PanelId) => void;
  /** Shown after a panel's name, such as how many critiques it has. */
  counts: Partial<Record<PanelId, number>>;
}

const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => PANELS.length - 1,
};

/** The tabs of a result. One Tab stop; the arrow keys, Home and End go from tab to tab. */
export function PanelTabs({ panel, onOpen, counts }: Props) {
  const t = useText();
  const list = useTabInSight(panel);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const at = step(PANELS.findIndex(({ id }) => id === panel));
    const next = PANELS[(at + PANELS.length) % PANELS.length] as (typeof PANELS)[number];
    onOpen(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('Parts of the result')}
      className="panel-tabs scroll-tabs"
      onKeyDown={onKeyDown}
    >
      {PANELS.map(({ id, name }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          aria-selected={id === panel}
          aria-controls={`panel-${id}`}
          tabIndex={id === panel ? undefined : -1}
          onClick={() => onOpen(id)}
        >
          {t(name)}
          {counts[id] !== undefined && <span> {formatNumber(counts[id])}</span>}
        </button>
      ))}
    </div>
  );
}
