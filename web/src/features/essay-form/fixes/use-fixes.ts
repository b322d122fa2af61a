import { useCallback, useState } from 'react';
import type { RefObject } from 'react';
import type { TextFix } from '../editor/text-fix.ts';
import type { EditorHandle, Replaced } from '../editor/use-editor-handle.ts';

/** What became of the last fix that somebody used. */
export interface UsedFix {
  /** used: it stands in the text. undone: it was taken back. gone: its words had changed, so nothing was done. */
  state: 'used' | 'undone' | 'gone';
  /** What was written at its first place. */
  words: string;
  /** Places at which it was written. */
  count: number;
}

interface Used extends UsedFix {
  /** The way back, or forth again. */
  back: Replaced['back'] | null;
}

const OTHER = { used: 'undone', undone: 'used', gone: 'gone' } as const;

/** Writes fixes into the editor, and takes the last one back or does it again. */
export const useFixes = (editor: RefObject<EditorHandle | null>) => {
  const [used, setUsed] = useState<Used | null>(null);
  const apply = useCallback(
    (fixes: readonly TextFix[], text: string): void => {
      const words = fixes[0]?.words ?? '';
      const done = editor.current?.replace(fixes, text);
      setUsed(
        done
          ? { state: 'used', words, count: done.count, back: done.back }
          : { state: 'gone', words, count: 0, back: null },
      );
    },
    [editor],
  );
  const turn = useCallback((): void => {
    if (!used?.back) return;
    const done = editor.current?.replace([used.back.fix], used.back.text);
    setUsed({
      ...used,
      state: done ? OTHER[used.state] : 'gone',
      back: done?.back ?? null,
    });
  }, [editor, used]);
  return { used, apply, turn };
};
