import type { Uploaded } from '@argint/contracts';
import { ESSAY_MAX_CHARS, ESSAY_MIN_CHARS, essayLength } from '@argint/contracts/limits';
import { countWords, documentParts, withoutParts } from '@argint/text-analysis';
import type { DocumentPart } from '@argint/text-analysis';
import { Button } from '../../components/button.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PART_NAMES, partsToLeaveOut } from './parts-to-leave-out.ts';
import { useText } from '../../lib/i18n/text.ts';
import { Rich } from '../../lib/i18n/rich.tsx';
import { wordCount } from '../../lib/format/counts.ts';

interface Props {
  name: string;
  document: Uploaded;
  /** The editor holds a text that this one would replace. */
  replaces: boolean;
  onUse: (text: string) => void;
  onCancel: () => void;
}

/** The text with its parts marked; those that are to be left out are struck through. */
function PartedText(props: {
  text: string;
  parts: readonly DocumentPart[];
  left: ReadonlySet<string>;
}) {
  const { text, parts, left } = props;
  const ends = parts.map(({ end }) => end);
  return (
    <>
      {parts.map(({ kind, start, end }, i) => (
        <span key={kind}>
          {text.slice(ends[i - 1] ?? 0, start)}
          {left.has(kind) ? (
            <del data-part={kind}>{text.slice(start, end)}</del>
          ) : (
            <span data-part={kind} className="preview__part">
              {text.slice(start, end)}
            </span>
          )}
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}

/** What was read of a file, before it comes into the editor: its text, its words, and what may be left out. */
export function DocumentPreview({ name, document: { text }, replaces, onUse, onCancel }: Props) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const parts = useMemo(() => documentParts(text), [text]);
  // A cover page is no part of an essay, and what is too long with a part begins without it.
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        [
          ...parts.filter(({ kind }) => kind === 'cover'),
          ...(partsToLeaveOut(text, parts) ?? []),
        ].map(({ kind }) => kind),
      ),
  );
  const used = useMemo(
    () =>
      withoutParts(
        text,
        parts.filter(({ kind }) => left.has(kind)),
      ),
    [text, parts, left],
  );
  const page = useRef<HTMLDivElement>(null);
  /** Shows what goes or stays; the page itself does not move. */
  const show = (kind: string): void => {
    const part = page.current?.querySelector<HTMLElement>(`[data-part=${kind}]`);
    if (page.current && part) page.current.scrollTop = part.offsetTop - 16;
  };
  const toggle = (kind: string): void => {
    show(kind);
    const next = new Set(left);
    if (!next.delete(kind)) next.add(kind);
    setLeft(next);
  };
  const words = useMemo(() => countWords(used), [used]);
  return (
    <section className="preview" aria-labelledby="preview-title">
      <h2 id="preview-title" ref={heading} tabIndex={-1}>
        <Rich
          text={t('What we read in <name>{{name}}</name>', { name })}
          tags={{ name: (words) => <span className="preview__name">{words}</span> }}
        />
      </h2>
      {parts.length > 0 && (
        <fieldset className="preview__parts">
          <legend>{t('These parts may not belong to the essay. Leave out:')}</legend>
          {parts.map(({ kind, start, end }) => (
            <label key={kind}>
              <input type="checkbox" checked={left.has(kind)} onChange={() => toggle(kind)} />
              <span>
                {t(PART_NAMES[kind])} ({wordCount(countWords(text.slice(start, end)))})
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div
        ref={page}
        className="preview__text"
        tabIndex={0}
        role="region"
        aria-label={t('Text of the file')}
      >
        <PartedText text={text} parts={parts} left={left} />
      </div>
      <p className="preview__facts" aria-live="polite">
        {wordCount(words)}
        {essayLength(used) < ESSAY_MIN_CHARS && t(': too few for an analysis')}
        {used.length > ESSAY_MAX_CHARS &&
          t(', {{count}} characters: an essay may have {{limit}}', {
            count: used.length,
            limit: ESSAY_MAX_CHARS,
          })}
        {replaces && t('. It takes the place of the text in the editor; you can undo that.')}
      </p>
      <div className="preview__actions">
        <Button type="primary" size="large" onClick={() => onUse(used)}>
          {t('Use this text')}
        </Button>
        <Button size="large" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </section>
  );
}
