import { useMemo, useRef } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useDispatch } from 'react-redux';
import { textTyped } from '../draft-slice.ts';
import { Backdrop } from './backdrop.tsx';
import { markAt, marksIn, pieceLines } from './editor-marks.ts';
import type { MarkedDraft } from './editor-marks.ts';
import './line-editor.css';
import { useDraftText } from './use-draft-text.ts';
import { useEditorHandle } from './use-editor-handle.ts';
import type { EditorHandle } from './use-editor-handle.ts';
import { useText } from '../../../lib/i18n/text.ts';

/** The critiques that are underlined, and which of them is chosen. */
export interface EditorRemarks {
  marked: MarkedDraft | null;
  activeId: string | null;
  /** Somebody is about to write. */
  onFocus: () => void;
  /** The caret was put into a critique's words, or out of them. */
  onCaret: (id: string | null) => void;
  /** Goes to the next critique (1) or the one before (-1). */
  onStep: (by: 1 | -1) => void;
  /** Writes the fix of the chosen critique into the text. */
  onUseChosen: () => void;
}

interface Props {
  ref?: Ref<EditorHandle>;
  id: string;
  disabled: boolean;
  describedBy: string;
  invalid: boolean;
  remarks: EditorRemarks;
  /** Gets the element beside the text, which scrolls with it. Without it the text has no margin. */
  marginRef?: Ref<HTMLDivElement> | undefined;
  onTyped: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const CARET_KEYS = /^(?:Arrow|Home$|End$|Page)/;

/**
 * A textarea with line numbers, and underlines where critiques stand. The textarea keeps its own text: what React
 * draws for a long one follows when typing pauses.
 */
export function LineEditor({ ref, remarks, onTyped, onKeyDown, ...props }: Props) {
  const t = useText();
  const dispatch = useDispatch();
  const field = useRef<HTMLTextAreaElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  const draft = useDraftText(field);
  const { shown, typed } = draft;
  const { marked } = remarks;
  const marks = useMemo(() => (marked ? marksIn(marked, shown) : []), [marked, shown]);
  const lines = useMemo(() => pieceLines(shown, marks), [shown, marks]);
  useEditorHandle(ref, { field, backdrop, draft });

  const onKey = (event: KeyboardEvent): void => {
    const { key, altKey, shiftKey } = event;
    if (key === 'F8') remarks.onStep(shiftKey ? -1 : 1);
    else if (key === 'Enter' && altKey) remarks.onUseChosen();
    else return onKeyDown(event);
    event.preventDefault();
  };
  const tellCaret = (): void => {
    if (!field.current) return;
    const { selectionStart, selectionEnd } = field.current;
    if (selectionStart !== selectionEnd) return;
    remarks.onCaret(markAt(marks, selectionStart)?.id ?? null);
  };
  return (
    <div className="line-editor">
      <div className="line-editor__stack">
        <div ref={backdrop} className="line-editor__backdrop" aria-hidden="true">
          <Backdrop lines={lines} activeId={remarks.activeId} />
        </div>
        <textarea
          ref={field}
          id={props.id}
          aria-label={t('Essay Text')}
          aria-describedby={props.describedBy}
          aria-invalid={props.invalid}
          placeholder={t('Paste or write your essay here...')}
          defaultValue={draft.initial}
          readOnly={props.disabled}
          spellCheck
          onChange={({ target }) => {
            typed.current = target.value;
            dispatch(textTyped(target.value));
            onTyped();
          }}
          onFocus={remarks.onFocus}
          onKeyDown={onKey}
          onKeyUp={({ key }) => CARET_KEYS.test(key) && tellCaret()}
          onClick={tellCaret}
        />
        {props.marginRef && <div ref={props.marginRef} className="line-editor__margin" />}
      </div>
    </div>
  );
}
