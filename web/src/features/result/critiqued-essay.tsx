import type { LineCritique } from '@argint/contracts';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from '../../lib/use-media.ts';
import { applyFilter, noFilter } from './critique-filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { FixFirst } from './fix-first.tsx';
import { MarginCards } from './margin-cards.tsx';
import { MarkedText } from './marked-text.tsx';
import { placeMarks } from './place-marks.ts';
import { CritiqueCard } from './critique-card.tsx';
import { CritiqueSheet } from './critique-sheet.tsx';
import './result.css';
import { useCritiqueNavigation } from './use-critique-navigation.ts';

const KeysDialog = lazy(async () => ({
  default: (await import('./keys-dialog.tsx')).KeysDialog,
}));

interface Props {
  text: string;
  critiques: readonly LineCritique[];
  /** The analysis still runs, so the three to fix first are not known yet. */
  running?: boolean;
}

/** The essay on the left and its critiques on the right, level with their lines. */
export function CritiquedEssay({ text, critiques, running = false }: Props) {
  const [filter, setFilter] = useState(noFilter);
  const [keysShown, setKeysShown] = useState(false);
  const shown = useMemo(() => applyFilter(critiques, filter), [critiques, filter]);
  const { lines, placed, unplaced } = useMemo(() => placeMarks(text, shown), [text, shown]);
  const showKeys = useCallback(() => setKeysShown(true), []);
  const navigation = useCritiqueNavigation(placed, showKeys);
  const beside = useMedia('(min-width: 1000px)');
  const index = placed.findIndex(({ id }) => id === navigation.activeId);
  const active = placed[index];
  const goTo = (critique: LineCritique): void => {
    // A filtered-out mark must be rendered before it can take the focus.
    if (!shown.includes(critique)) flushSync(() => setFilter(noFilter));
    navigation.goTo(critique);
  };
  return (
    <div className="critiqued">
      {!running && <FixFirst critiques={critiques} onChoose={goTo} />}
      {critiques.length > 0 && (
        <FilterBar critiques={critiques} filter={filter} onFilter={setFilter} onHelp={showKeys} />
      )}
      <div className="critiqued__columns">
        <MarkedText lines={lines} activeId={navigation.activeId} onChoose={navigation.choose} />
        <MarginCards
          critiques={placed}
          activeId={navigation.activeId}
          onToggle={navigation.toggle}
          beside={beside}
        />
      </div>
      {unplaced.length > 0 && (
        <section className="whole-essay" aria-labelledby="whole-essay-title">
          <h2 id="whole-essay-title">About the whole essay</h2>
          <ol>
            {unplaced.map((critique) => (
              <li key={critique.id}>
                <CritiqueCard
                  critique={critique}
                  open={critique.id === navigation.activeId}
                  onToggle={() => navigation.toggle(critique)}
                />
              </li>
            ))}
          </ol>
        </section>
      )}
      {!beside && active && (
        <CritiqueSheet
          critique={active}
          position={`${index + 1} of ${placed.length}`}
          onNext={() => navigation.step(1)}
          onPrevious={() => navigation.step(-1)}
          onClose={navigation.close}
        />
      )}
      {keysShown && (
        <Suspense fallback={null}>
          <KeysDialog onClose={() => setKeysShown(false)} />
        </Suspense>
      )}
    </div>
  );
}
