import { memo, useDeferredValue, useMemo } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { linesOf } from '@argint/text-analysis';
import './line-editor.css';

/** A hidden copy of a line, as wide as in the textarea, which puts its number at the right height. */
const MirrorLine = memo(({ text }: { text: string }) => <div>{text === '' ? '\u200b' : text}</div>);

interface Props {
  ref?: Ref<HTMLTextAreaElement>;
  id: string;
  value: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  disabled: boolean;
  describedBy: string;
  invalid: boolean;
}

/** A textarea with line numbers. A hidden copy of each line measures its height when wrapped. */
export function LineEditor(props: Props) {
  const shown = useDeferredValue(props.value);
  const lines = useMemo(
    () => linesOf(shown).spans.map(({ start, end }) => shown.slice(start, end)),
    [shown],
  );
  return (
    <div className="line-editor">
      <div className="line-editor__stack">
        <div className="line-editor__mirror" aria-hidden="true">
          {lines.map((text, index) => (
            <MirrorLine key={index} text={text} />
          ))}
        </div>
        <textarea
          ref={props.ref}
          id={props.id}
          aria-label="Essay Text"
          aria-describedby={props.describedBy}
          aria-invalid={props.invalid}
          placeholder="Paste or write your essay here..."
          value={props.value}
          readOnly={props.disabled}
          spellCheck
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={props.onKeyDown}
        />
      </div>
    </div>
  );
}
