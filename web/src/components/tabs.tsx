import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import './scroll-tabs.css';
import './tabs.css';
import { useTabInSight } from './use-tab-in-sight.ts';

/** One tab with its panel. */
export interface TabItem<K extends string> {
  key: K;
  label: ReactNode;
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs without antd. Closed panels keep their state; the arrow keys go from tab to tab. */
export function Tabs<K extends string>(props: {
  items: readonly TabItem<K>[];
  activeKey: K;
  onChange: (key: K) => void;
}) {
  const { items, activeKey, onChange } = props;
  const id = useId();
  const list = useTabInSight(activeKey);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = items.findIndex(({ key }) => key === activeKey) + by;
    const next = items[(at + items.length) % items.length] as TabItem<K>;
    onChange(next.key);
    document.getElementById(`${id}-tab-${next.key}`)?.focus();
  };
  return (
    <div className="tabs">
      <div ref={list} role="tablist" className="tabs__list scroll-tabs" onKeyDown={onKeyDown}>
        {items.map(({ key, label }) => (
          <button
            key={key}
            id={`${id}-tab-${key}`}
            type="button"
            role="tab"
            aria-selected={key === activeKey}
            aria-controls={`${id}-panel-${key}`}
            tabIndex={key === activeKey ? undefined : -1}
            onClick={() => onChange(key)}
          >
            {label}
          </button>
        ))}
      </div>
      {items.map(({ key, children }) => (
        <div
          key={key}
          id={`${id}-panel-${key}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${key}`}
          hidden={key !== activeKey}
        >
          {children}
        </div>
      ))}
    </div>
  );
}
