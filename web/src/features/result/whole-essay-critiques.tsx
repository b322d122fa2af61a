import type { LineCritique } from '@argint/contracts';
import type { ComponentProps } from 'react';
import { stateIn } from './critique-states/critique-state.ts';
import type { CritiqueStates } from './critique-states/critique-state.ts';
import { CritiqueCard } from './margin/critique-card.tsx';
import { useText } from '../../lib/i18n/text.ts';

interface Props extends Pick<
  ComponentProps<typeof CritiqueCard>,
  'onToggle' | 'onShowFix' | 'onDecide' | 'fixShown'
> {
  critiques: readonly LineCritique[];
  activeId: string | null;
  states: CritiqueStates;
  /** The sheet shows the open critique. */
  inSheet: boolean;
}

/** The critiques that have no place in the text, as cards below the essay. */
export function WholeEssayCritiques(props: Props) {
  const { critiques, activeId, states, inSheet, fixShown, ...actions } = props;
  const t = useText();
  if (critiques.length === 0) return null;
  return (
    <section className="whole-essay" aria-labelledby="whole-essay-title">
      <h2 id="whole-essay-title">{t('About the whole essay')}</h2>
      <ol>
        {critiques.map((critique) => {
          const active = critique.id === activeId;
          return (
            <li key={critique.id}>
              <CritiqueCard
                critique={critique}
                state={stateIn(states, critique)}
                open={active && !inSheet}
                copy={active && inSheet}
                fixShown={active && fixShown}
                {...actions}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
