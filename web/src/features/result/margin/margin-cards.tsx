import type { LineCritique } from '@argint/contracts';
import { useMemo } from 'react';
import type { ComponentProps } from 'react';
import type { CritiqueStates } from '../critique-states/critique-state.ts';
import { stateIn } from '../critique-states/critique-state.ts';
import type { Metrics } from '../marks/measure-lines.ts';
import { lineKey } from '../marks/measure-lines.ts';
import type { MarkedLine } from '../marks/place-marks.ts';
import { ChipStack } from './chip-stack.tsx';
import { CritiqueCard } from './critique-card.tsx';
import { markTops } from './stack-chips.ts';
import { useText } from '../../../lib/i18n/text.ts';

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

/**
 * The critiques beside the essay. The active one is a card level with its mark and lies over the
 * others, which are chips of one line.
 */
export function MarginCards(props: Props) {
  const { critiques, lines, metrics, activeId, states, fixShown, ...actions } = props;
  const t = useText();
  const tops = useMemo(() => {
    const rows = lines.map((line) => metrics.lines.get(lineKey(line)));
    const unknown = rows.indexOf(undefined);
    const known = rows.slice(0, unknown < 0 ? undefined : unknown).filter((it) => it !== undefined);
    return markTops(known, metrics);
  }, [lines, metrics]);
  const byId = useMemo(() => new Map(critiques.map((one) => [one.id, one])), [critiques]);
  const ids = useMemo(() => [...byId.keys()], [byId]);
  return (
    <ChipStack label={t('Critiques')} ids={ids} tops={tops} openId={activeId}>
      {(id, open) => {
        const critique = byId.get(id);
        return (
          critique && (
            <CritiqueCard
              chip
              critique={critique}
              state={stateIn(states, critique)}
              open={open}
              fixShown={open && fixShown}
              {...actions}
            />
          )
        );
      }}
    </ChipStack>
  );
}
