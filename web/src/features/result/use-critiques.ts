import type { LineCritique } from '@argint/contracts';
import { countWords } from '@argint/text-analysis';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { critiqueIdOf, isFurtherPlace, withPlaces } from './critique-places.ts';
import { applyFilter, noFilter } from './critique-filter.ts';
import { useCritiqueStates } from './critique-states/use-critique-states.ts';
import { firstToList } from './list-length.ts';
import { linesOfWindow } from './marks/measure-lines.ts';
import { placeMarks } from './marks/place-marks.ts';
import type { MarkedLine } from './marks/place-marks.ts';
import { useMetrics } from './marks/use-metrics.ts';
import { withWholeWords } from './marks/whole-words.ts';
import { useCritiqueNavigation } from './use-critique-navigation.ts';
import { useLinkedWords } from './map/use-linked-words.ts';
import { useLinkedCritique } from './use-linked-critique.ts';

const idsOf = (critiques: readonly LineCritique[]): string[] => critiques.map(({ id }) => id);

/** How many of the lines to render: first those a window shows, then all, without blocking the page. */
const useFirstLinesFirst = (lines: readonly MarkedLine[]): number =>
  useDeferredValue(lines.length, linesOfWindow(lines));

/** The critiques of one essay: where they stand, which are shown, which is open, and their states. */
export const useCritiques = (
  text: string,
  given: readonly LineCritique[],
  { essayId, running }: { essayId: string; running: boolean },
) => {
  const { states, details, unsent, decide } = useCritiqueStates(essayId, running);
  const [filter, setFilter] = useState(noFilter);
  const every = useMemo(() => given.map((one) => withWholeWords(text, one)), [text, given]);
  // A critique that was seen while the analysis ran must not vanish when it ends.
  const [isWhole, setWhole] = useState(running);
  const all = useMemo(
    () => (isWhole ? every : firstToList(every, countWords(text))),
    [isWhole, every, text],
  );
  const allMarks = useMemo(
    () =>
      placeMarks(
        text,
        every.flatMap((one) => withPlaces(text, one)),
      ),
    [text, every],
  );
  // Measured with every critique, so that a filter changes nothing.
  const list = useRef<HTMLOListElement>(null);
  const rendered = useFirstLinesFirst(allMarks.lines);
  const { metrics, finish } = useMetrics(list, allMarks.lines, rendered);
  const navigation = useCritiqueNavigation(finish);
  const { activeId, choose } = navigation;
  const shown = useMemo(
    () => applyFilter(all, filter, states, activeId && critiqueIdOf(activeId)),
    [all, filter, states, activeId],
  );
  const marks = useMemo(
    () =>
      shown.length === every.length
        ? allMarks
        : placeMarks(
            text,
            shown.flatMap((one) => withPlaces(text, one)),
          ),
    [allMarks, text, every, shown],
  );
  const sequence = useMemo(() => [...marks.placed, ...marks.unplaced], [marks]);
  const order = useMemo(() => idsOf(sequence.filter(({ id }) => !isFurtherPlace(id))), [sequence]);
  const allIds = useMemo(() => idsOf([...allMarks.placed, ...allMarks.unplaced]), [allMarks]);
  const goTo = useCallback(
    (id: string): void => {
      // It may be filtered out, or wait behind 'more'.
      setFilter(noFilter);
      if (!all.some((one) => one.id === critiqueIdOf(id))) setWhole(true);
      choose(id, 'mark');
    },
    [all, choose],
  );
  const isLaidOut = metrics?.complete ?? false;
  useLinkedCritique(allIds, goTo, isLaidOut);
  useLinkedWords(list, text, isLaidOut);
  return {
    /** The critiques to list, and all of them. */
    all,
    every,
    showEvery: useCallback(() => setWhole(true), []),
    /** Ids of all critiques in reading order, also of those the filter hides. */
    allIds,
    /** The element of the list of lines. */
    list,
    /** How many lines to render now. */
    rendered,
    metrics,
    marks,
    /** The critique at its first place, for one of its places. */
    own: useCallback(
      (critique: LineCritique) =>
        every.find(({ id }) => id === critiqueIdOf(critique.id)) ?? critique,
      [every],
    ),
    /** Ids of the shown critiques in reading order. */
    order,
    active: sequence.find(({ id }) => id === activeId) ?? null,
    states,
    details,
    unsent,
    decide,
    decideById: useCallback(
      (id: string, state: Parameters<typeof decide>[1]) => {
        const critique = sequence.find((one) => one.id === id);
        if (critique) decide(critique, state);
      },
      [sequence, decide],
    ),
    filter,
    setFilter,
    navigation,
    goTo,
  };
};
