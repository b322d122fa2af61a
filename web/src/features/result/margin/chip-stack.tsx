import { useEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import '../styles/margin.css';
import { stackChips } from './stack-chips.ts';
import { useText } from '../../../lib/i18n/text.ts';

const at = (top: number): CSSProperties => ({ '--top': `${top}px` }) as CSSProperties;

interface Props {
  label: string;
  /** What the chips stand for, in the order of the text. */
  ids: readonly string[];
  /** The y in px of each one's words. One that was just added has its place in a moment. */
  tops: ReadonlyMap<string, number>;
  openId: string | null;
  /** Draws the chip, or the open card, of an id. */
  children: (id: string, open: boolean) => ReactNode;
}

/**
 * Chips of one line beside a text, level with their words. The open one is a card that lies over the others; those
 * without room are folded to `+5`.
 */
export function ChipStack({ label, ids, tops, openId, children }: Props) {
  const t = useText();
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLOListElement>(null);
  const revealed = useRef<string | null>(null);
  const stack = useMemo(
    () =>
      stackChips(
        ids.flatMap((id) => {
          const top = tops.get(id);
          return top === undefined ? [] : [{ id, top }];
        }),
        unfolded,
      ),
    [ids, tops, unfolded],
  );
  useEffect(() => {
    // The button that had the focus is gone.
    const chip = revealed.current && `[data-chip="${CSS.escape(revealed.current)}"] button`;
    revealed.current = null;
    if (chip) list.current?.querySelector<HTMLElement>(chip)?.focus({ preventScroll: true });
  }, [unfolded]);
  const chips = new Map(stack.chips.map((chip) => [chip.id, chip]));
  return (
    <ol ref={list} className="margin" aria-label={label} style={{ minHeight: stack.height }}>
      {ids.map((id) => {
        const open = id === openId;
        const chip = chips.get(id);
        if (!open && !chip) return null;
        return (
          <li
            key={id}
            data-chip={id}
            className={open ? 'margin__card' : 'margin__chip'}
            data-shared={(!open && chip?.shared) || undefined}
            style={at((open ? tops.get(id) : chip?.top) ?? 0)}
          >
            {children(id, open)}
          </li>
        );
      })}
      {stack.folds.map(({ id, top, hidden }) => (
        <li key={`fold-${id}`} className="margin__fold" style={at(top)}>
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('Show {{count}} more', { count: hidden })}
            onClick={() => {
              revealed.current = id;
              setUnfolded((open) => new Set([...open, id]));
            }}
          >
            +{hidden}
          </button>
        </li>
      ))}
    </ol>
  );
}
