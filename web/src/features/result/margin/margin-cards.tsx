import type { LineCritique } from '@argint/contracts';
import { useMemo, useState } from 'react';
import type { ComponentProps, CSSProperties } from 'react';
import type { CritiqueStates } from '../critique-states/critique-state.ts';
import { stateIn } from '../critique-states/critique-state.ts';
import type { Metrics } from '../marks/measure-lines.ts';
import { lineKey } from '../marks/measure-lines.ts';
import type { MarkedLine } from '../marks/place-marks.ts';
import '../styles/margin.css';
import { CritiqueCard } from './critique-card.tsx';
import { markTops, stackChips } from './stack-chips.ts';

interface Props extends Pick<
  ComponentProps<typeof CritiqueCard>,
  'onToggle' | 'onShowFix' | 'onDecide' | 'fixShown'
> {
  critiques: readonly LineCritique[];
  lines: readonly MarkedLine[];
  metrics: Metrics;
  activeId: string | null;
  states: CritiqueStates;
}

const at = (top: number): CSSProperties => ({ '--top': `${top}px` }) as CSSProperties;

/**
 * The critiques beside the essay. The active one is a card level with its mark and lies over the
 * others, which are chips of one line.
 */
export function MarginCards(props: Props) {
  const { critiques, lines, metrics, activeId, states, fixShown, ...actions } = props;
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const tops = useMemo(() => {
    const rows = lines.map((line) => metrics.lines.get(lineKey(line)));
    const unknown = rows.indexOf(undefined);
    const known = rows.slice(0, unknown < 0 ? undefined : unknown).filter((it) => it !== undefined);
    return markTops(known, metrics);
  }, [lines, metrics]);
  const stack = useMemo(
    () =>
      stackChips(
        // One that was just added has its place in a moment.
        critiques.flatMap(({ id }) => {
          const top = tops.get(id);
          return top === undefined ? [] : [{ id, top }];
        }),
        unfolded,
      ),
    [critiques, tops, unfolded],
  );
  const chips = new Map(stack.chips.map((chip) => [chip.id, chip]));
  return (
    <ol className="margin" aria-label="Critiques" style={{ minHeight: stack.height }}>
      {critiques.map((critique) => {
        const open = critique.id === activeId;
        const chip = chips.get(critique.id);
        if (!open && !chip) return null;
        return (
          <li
            key={critique.id}
            className={open ? 'margin__card' : 'margin__chip'}
            data-shared={(!open && chip?.shared) || undefined}
            style={at((open ? tops.get(critique.id) : chip?.top) ?? 0)}
          >
            <CritiqueCard
              chip
              critique={critique}
              state={stateIn(states, critique)}
              open={open}
              fixShown={open && fixShown}
              {...actions}
            />
          </li>
        );
      })}
      {stack.folds.map(({ id, top, hidden }) => (
        <li key={`fold-${id}`} className="margin__fold" style={at(top)}>
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Show ${hidden} more`}
            onClick={() => setUnfolded((ids) => new Set([...ids, id]))}
          >
            +{hidden}
          </button>
        </li>
      ))}
    </ol>
  );
}
