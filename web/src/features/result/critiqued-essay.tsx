import type { LineCritique } from '@argint/contracts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import { countDealtWith, stateIn } from './critique-states/critique-state.ts';
import { DecisionDetailsContext } from './critique-states/decision-details.ts';
import { UnsentNote } from './critique-states/unsent-note.tsx';
import { critiqueIdOf, isFurtherPlace } from './critique-places.ts';
import { FilterBar } from './filter-bar.tsx';
import { FixFirst } from './fix-first.tsx';
import { KeysHelp } from './keys-help.tsx';
import { CritiqueSheet } from './margin/critique-sheet.tsx';
import { MarginCards } from './margin/margin-cards.tsx';
import { MarkedText } from './marks/marked-text.tsx';
import './styles/critiqued.css';
import { MoreCritiques } from './more-critiques.tsx';
import { EssayOutline } from './outline/essay-outline.tsx';
import { PlacesContext } from './places-context.ts';
import { useCritiqueKeys } from './use-critique-keys.ts';
import { useCritiques } from './use-critiques.ts';
import { useKeepFocus } from './use-keep-focus.ts';
import { PrintedCritiques } from './printed-critiques.tsx';
import { WholeEssayCritiques } from './whole-essay-critiques.tsx';
import { useText } from '../../lib/i18n/text.ts';

interface Props {
  text: string;
  critiques: readonly LineCritique[];
  /** How many further ones the analysis has left out. */
  leftOut?: number;
  /** Whose critique states are loaded and kept. */
  essayId: string;
  /** Not all critiques are known, so there is nothing to fix first and nothing to filter yet. */
  running?: boolean;
  /** The essay is not in sight, so keys do nothing. */
  paused?: boolean;
}

/** The essay on the left and its critiques beside it, or below it in a sheet on a phone. */
export function CritiquedEssay({
  text,
  critiques,
  leftOut = 0,
  essayId,
  running = false,
  paused = false,
}: Props) {
  const t = useText();
  const model = useCritiques(text, critiques, { essayId, running });
  const { all, every, own, list, marks, metrics, order, active, states, decide, navigation } =
    model;
  const { activeId, fixShown, choose, toggle, showFix, step } = navigation;
  const root = useRef<HTMLDivElement>(null);
  const [keysShown, setKeysShown] = useState(false);
  const beside = useMedia('(min-width: 1000px)');

  const showKeys = useCallback(() => setKeysShown(true), []);
  const heir = useKeepFocus(root, model.allIds, activeId);
  useCritiqueKeys({
    navigation,
    order,
    paused: keysShown || paused,
    onHelp: showKeys,
    onDecide: model.decideById,
  });

  const onChoose = useCallback(
    ({ id }: LineCritique, enterCard = false) => choose(id, enterCard ? 'card' : 'mark'),
    [choose],
  );
  const onToggle = useCallback(({ id }: LineCritique) => toggle(id), [toggle]);
  const onShowFix = useCallback(
    (shown: boolean) => activeId !== null && showFix(activeId, shown),
    [activeId, showFix],
  );
  const places = useMemo(
    () => ({ own, onPlace: (id: string) => choose(id, 'mark') }),
    [own, choose],
  );
  // A further place has a mark, and a card only while it is chosen.
  const withCard = useMemo(
    () => marks.placed.filter(({ id }) => id === activeId || !isFurtherPlace(id)),
    [marks, activeId],
  );
  const shared = { activeId, states, onToggle, fixShown, onShowFix, onDecide: decide };
  return (
    <DecisionDetailsContext value={model.details}>
      <PlacesContext value={places}>
        <div ref={root} className="critiqued">
          {!running && <FixFirst critiques={every} onChoose={({ id }) => model.goTo(id)} />}
          {!running && all.length > 0 && (
            <FilterBar
              critiques={all}
              dealtWith={countDealtWith(all, states)}
              filter={model.filter}
              onFilter={model.setFilter}
              onHelp={showKeys}
            />
          )}
          {!running && (
            <MoreCritiques
              count={every.length - all.length}
              all={every.length}
              leftOut={leftOut}
              onShow={model.showEvery}
            />
          )}
          <UnsentNote count={model.unsent} />
          <EssayOutline text={text} critiques={every} />
          <div className="critiqued__columns">
            <MarkedText
              list={list}
              lines={marks.lines}
              rendered={model.rendered}
              metrics={metrics}
              active={active}
              states={states}
              onChoose={onChoose}
            />
            {beside && metrics && (
              <MarginCards critiques={withCard} lines={marks.lines} metrics={metrics} {...shared} />
            )}
          </div>
          <WholeEssayCritiques critiques={marks.unplaced} inSheet={!beside} {...shared} />
          <PrintedCritiques text={text} critiques={every} states={states} />
          {!beside && active && (
            <CritiqueSheet
              critique={active}
              state={stateIn(states, active)}
              position={t('{{at}} of {{all}}', {
                at: order.indexOf(critiqueIdOf(active.id)) + 1,
                all: order.length,
              })}
              onNext={() => step(order, 1, 'stay')}
              onPrevious={() => step(order, -1, 'stay')}
              onClose={navigation.close}
              fixShown={fixShown}
              onShowFix={onShowFix}
              onDecide={decide}
            />
          )}
          {keysShown && <KeysHelp onClosed={() => setKeysShown(false)} fallback={heir} />}
        </div>
      </PlacesContext>
    </DecisionDetailsContext>
  );
}
