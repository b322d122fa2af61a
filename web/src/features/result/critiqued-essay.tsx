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
import { RemarkCard } from './remark-card.tsx';
import { RemarkSheet } from './remark-sheet.tsx';
import './result.css';
import { useWalk } from './use-walk.ts';

const KeysDialog = lazy(async () => ({
  default: (await import('./keys-dialog.tsx')).KeysDialog,
}));

interface Props {
  text: string;
  critiques: readonly LineCritique[];
  /** More may come: the three to fix first are not settled yet. */
  running?: boolean;
}

/** The essay on the left, its remarks on the right, level with their lines; walked by keys. */
export function CritiquedEssay({ text, critiques, running = false }: Props) {
  const [filter, setFilter] = useState(noFilter);
  const [keysShown, setKeysShown] = useState(false);
  const shown = useMemo(() => applyFilter(critiques, filter), [critiques, filter]);
  const { lines, placed, unplaced } = useMemo(() => placeMarks(text, shown), [text, shown]);
  const showKeys = useCallback(() => setKeysShown(true), []);
  const walk = useWalk(placed, showKeys);
  const beside = useMedia('(min-width: 1000px)');
  const index = placed.findIndex(({ id }) => id === walk.activeId);
  const active = placed[index];
  const goTo = (critique: LineCritique): void => {
    // A filtered-out mark must be on the page before the focus can go there.
    if (!shown.includes(critique)) flushSync(() => setFilter(noFilter));
    walk.goTo(critique);
  };
  return (
    <div className="critiqued">
      {!running && <FixFirst critiques={critiques} onChoose={goTo} />}
      {critiques.length > 0 && (
        <FilterBar critiques={critiques} filter={filter} onFilter={setFilter} onHelp={showKeys} />
      )}
      <div className="critiqued__columns">
        <MarkedText lines={lines} activeId={walk.activeId} onChoose={walk.choose} />
        <MarginCards
          critiques={placed}
          activeId={walk.activeId}
          onToggle={walk.toggle}
          beside={beside}
        />
      </div>
      {unplaced.length > 0 && (
        <section className="whole-essay" aria-labelledby="whole-essay-title">
          <h2 id="whole-essay-title">About the whole essay</h2>
          <ol>
            {unplaced.map((critique) => (
              <li key={critique.id}>
                <RemarkCard
                  critique={critique}
                  open={critique.id === walk.activeId}
                  onToggle={() => walk.toggle(critique)}
                />
              </li>
            ))}
          </ol>
        </section>
      )}
      {!beside && active && (
        <RemarkSheet
          critique={active}
          position={`${index + 1} of ${placed.length}`}
          onNext={() => walk.step(1)}
          onPrevious={() => walk.step(-1)}
          onClose={walk.close}
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
