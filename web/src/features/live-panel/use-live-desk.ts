import type { LineCritique } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';
import { useCallback, useMemo } from 'react';
import type { ComponentProps, RefObject } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import type { EditorRemarks } from '../essay-form/editor/line-editor.tsx';
import type { EditorHandle } from '../essay-form/editor/use-editor-handle.ts';
import type { LinePanel } from './lines/line-panel.tsx';
import { useRemarkChoice } from './lines/use-remark-choice.ts';
import type { RemarkChoice } from './lines/use-remark-choice.ts';
import type { LivePanel } from './metrics/live-panel.tsx';
import { useLive } from './use-live.ts';

const NONE: readonly LineCritique[] = [];

/** Joins the editor and the two panels that follow it: the props of all three. */
export const useLiveDesk = (editor: RefObject<EditorHandle | null>) => {
  const live = useLive();
  const { reading, remarks } = live;
  const beside = useMedia('(min-width: 1000px)');
  const { critique, by, choose } = useRemarkChoice(remarks?.critiques ?? NONE);
  const text = remarks?.version.text ?? '';
  const marked = useMemo(() => remarks && { text, critiques: remarks.critiques }, [remarks, text]);
  const onCaret = useCallback((id: string | null) => choose(id, 'caret'), [choose]);
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
    () => ({ marked, activeId, onCaret, onFocus: live.begin }),
    [marked, activeId, onCaret, live.begin],
  );
  const lines: ComponentProps<typeof LinePanel> = {
    phase: live.phase,
    remarks,
    onBegin: live.begin,
    choice: { critique, by },
    onChoose,
    onShowWords,
    lineAtCaret,
    beside,
  };
  const figures: ComponentProps<typeof LivePanel> = {
    reading,
    remarks,
    onGo,
    onGoToPosition,
  };
  return { editorRemarks, lines, figures, complexity: reading?.complexity ?? null };
};
