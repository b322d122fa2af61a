import type { LineCritique } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';
import { useCallback, useMemo, useRef } from 'react';
import type { ComponentProps, RefObject } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import type { EditorRemarks } from '../essay-form/editor/line-editor.tsx';
import { fixesOf } from '../essay-form/editor/text-fix.ts';
import type { TextFix } from '../essay-form/editor/text-fix.ts';
import type { EditorHandle } from '../essay-form/editor/use-editor-handle.ts';
import { useFixes } from '../essay-form/fixes/use-fixes.ts';
import { useOwnWords } from '../own-words/use-own-words.ts';
import type { LinePanel } from './lines/line-panel.tsx';
import { useRemarkChoice } from './lines/use-remark-choice.ts';
import type { RemarkChoice } from './lines/use-remark-choice.ts';
import type { LivePanel } from './metrics/live-panel.tsx';
import { useLive } from './use-live.ts';

const NONE: readonly LineCritique[] = [];

type PlacedCritique = LineCritique & Span;
const isPlaced = (critique: LineCritique): critique is PlacedCritique =>
  critique.start !== null && critique.end !== null;

/** The critique after a place (1) or before it (-1); from the last on to the first. Null where none has a place. */
const besidePlace = (
  critiques: readonly LineCritique[],
  place: number,
  by: 1 | -1,
): PlacedCritique | null => {
  const placed = critiques.filter(isPlaced).toSorted((a, b) => a.start - b.start);
  const next =
    by > 0
      ? (placed.find(({ start }) => start > place) ?? placed[0])
      : (placed.findLast(({ start }) => start < place) ?? placed.at(-1));
  return next ?? null;
};

/** A critique that stands beside the text already, from the draft before. */
export type ToldCritique = Pick<LineCritique, 'ruleId'> & Span;

interface Beside {
  /** What is shown of the draft before: the panel does not repeat it. */
  told: readonly ToldCritique[];
  /** The margin of the editor has taken the place of the column beside it. */
  hasMargin: boolean;
}

/** Joins the editor and the two panels that follow it: the props of all three. */
export const useLiveDesk = (
  editor: RefObject<EditorHandle | null>,
  { told, hasMargin }: Beside,
) => {
  const ownWords = useOwnWords();
  const live = useLive(ownWords.words);
  const { reading, remarks } = live;
  const beside = useMedia('(min-width: 1000px)') && !hasMargin;
  const { critique, by, choose } = useRemarkChoice(remarks?.critiques ?? NONE);
  const text = remarks?.version.text ?? '';
  const marked = useMemo(() => remarks && { text, critiques: remarks.critiques }, [remarks, text]);
  const elsewhere: ReadonlySet<string> = useMemo(
    () =>
      new Set(
        (remarks?.critiques ?? NONE)
          .filter(isPlaced)
          .filter((one) =>
            told.some(
              ({ ruleId, start, end }) =>
                ruleId === one.ruleId && start < one.end && one.start < end,
            ),
          )
          .map(({ id }) => id),
      ),
    [remarks, told],
  );
  /** Where the critique stood that somebody went to last. */
  const at = useRef(-1);
  const onCaret = useCallback(
    (id: string | null) => {
      at.current = remarks?.critiques.find((one) => one.id === id)?.start ?? at.current;
      choose(id, 'caret');
    },
    [choose, remarks],
  );
  const onShowWords = useCallback(
    ({ start, end }: LineCritique) => {
      if (start !== null && end !== null) editor.current?.select({ start, end }, text);
    },
    [editor, text],
  );
  const onChoose = useCallback(
    (id: string | null, from: RemarkChoice['by']) => {
      choose(id, from);
      const { start, end } = remarks?.critiques.find((one) => one.id === id) ?? {};
      // On a phone the panel lies below the editor, which must not scroll away from what is read.
      const follows = beside || from === 'caret';
      if (follows && start != null && end != null) editor.current?.reveal({ start, end }, text);
    },
    [choose, remarks, beside, editor, text],
  );
  const { used, apply, turn } = useFixes(editor);
  const onUse = useCallback(
    (fixes: readonly TextFix[]) => {
      apply(fixes, text);
      // Its words are gone. On a phone the sheet goes on to the next remark, so that one tap after the other mends.
      const goesOn = !beside && by === 'caret';
      const next = goesOn ? besidePlace(remarks?.critiques ?? NONE, at.current, 1) : null;
      choose(next?.id ?? null, next ? 'caret' : 'panel');
      if (!next) return;
      at.current = next.start;
      editor.current?.reveal(next, text);
    },
    [apply, text, beside, by, remarks, choose, editor],
  );
  const onStep = useCallback(
    (by: 1 | -1) => {
      const next = besidePlace(remarks?.critiques ?? NONE, at.current, by);
      if (!next) return;
      at.current = next.start;
      choose(next.id, 'caret');
      editor.current?.select(next, text);
    },
    [remarks, choose, editor, text],
  );
  const onUseChosen = useCallback(() => {
    const fixes = critique ? fixesOf(critique).slice(0, 1) : [];
    if (fixes.length > 0) onUse(fixes);
  }, [critique, onUse]);
  const onGo = useCallback(
    (place: Span) => editor.current?.select(place, reading?.version.text ?? ''),
    [editor, reading],
  );
  const position = remarks?.position ?? null;
  const onGoToPosition = useCallback(() => {
    if (position) editor.current?.select(position, text);
  }, [editor, position, text]);
  const lineAtCaret = useCallback(() => editor.current?.lineAtCaret() ?? null, [editor]);

  const activeId = critique?.id ?? null;
  const editorRemarks: EditorRemarks = useMemo(
    () => ({ marked, activeId, onCaret, onStep, onUseChosen, onFocus: live.begin }),
    [marked, activeId, onCaret, onStep, onUseChosen, live.begin],
  );
  const lines: ComponentProps<typeof LinePanel> = {
    phase: live.phase,
    remarks,
    onBegin: live.begin,
    choice: { critique, by },
    onChoose,
    onShowWords,
    onUse,
    used,
    onTurn: turn,
    lineAtCaret,
    beside,
    elsewhere,
    ownWords,
    onAddWord: ownWords.add,
    wordsMissing: live.wordsMissing,
    onLoadWords: live.loadWords,
  };
  const figures: ComponentProps<typeof LivePanel> = {
    reading,
    remarks,
    onGo,
    onGoToPosition,
  };
  return { editorRemarks, lines, figures, complexity: reading?.complexity ?? null };
};
