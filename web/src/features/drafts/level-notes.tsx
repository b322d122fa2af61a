import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { SeverityIcon } from '../../components/severity-icon.tsx';
import { SEVERITY_LOOK } from '../../config/severity-look.ts';
import type { EditorHandle } from '../essay-form/editor/use-editor-handle.ts';
import { cardName } from '../result/critique-words.ts';
import { ChipStack } from '../result/margin/chip-stack.tsx';
import '../result/styles/critique-card.css';
import type { TextFix } from '../essay-form/editor/text-fix.ts';
import type { FollowedCritique, PlacedCritique } from './follow-critiques.ts';
import { MarginNote } from './margin-note.tsx';
import { useText } from '../../lib/i18n/text.ts';

const noteId = (critiqueId: string): string => `draft-note-${critiqueId}`;

/** Where the notes stand beside the editor's text, in px. Follows typing and resizing. */
const useTops = (
  notes: readonly PlacedCritique[],
  text: string,
  editor: RefObject<EditorHandle | null>,
): ReadonlyMap<string, number> => {
  const [tops, setTops] = useState<ReadonlyMap<string, number>>(new Map());
  // Not a layout effect: the editor, which comes after this in the page, has its handle only then.
  useEffect(
    () =>
      editor.current?.watchLayout(() => {
        const places = notes.map(({ place }) => place);
        const found = editor.current?.topsOf(places, text) ?? [];
        setTops(
          new Map(
            notes.flatMap(({ critique }, index) => {
              const top = found[index];
              return top == null ? [] : [[critique.id, top] as const];
            }),
          ),
        );
      }),
    [notes, text, editor],
  );
  return tops;
};

/** Moves the focus among the chips with the arrow keys, from the top down. */
const walkChips = (event: KeyboardEvent<HTMLElement>): void => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const chip = (event.target as Element).closest('.margin__chip, .margin__fold');
  if (by === undefined || !chip) return;
  const chips = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      '.margin__chip button, .margin__fold button',
    ),
  ].toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
  event.preventDefault();
  chips[chips.indexOf(event.target as HTMLElement) + by]?.focus();
};

interface Props {
  /** In the order of the text. */
  notes: readonly PlacedCritique[];
  /** The text in which they have their places. */
  text: string;
  editor: RefObject<EditorHandle | null>;
  onShow: (place: PlacedCritique['place']) => void;
  onResolved: (note: FollowedCritique) => void;
  onUse: (fixes: readonly TextFix[]) => void;
}

/** Open critiques of the draft before, level with their words in the editor. One Tab leads to them, arrow keys through them. */
export function LevelNotes({ notes, text, editor, onShow, onResolved, onUse }: Props) {
  const t = useText();
  const tops = useTops(notes, text, editor);
  const [openId, setOpenId] = useState<string | null>(null);
  const [lastId, setLastId] = useState<string | null>(null);
  const byId = useMemo(() => new Map(notes.map((note) => [note.critique.id, note])), [notes]);
  const ids = useMemo(() => [...byId.keys()], [byId]);
  /** The note that gets the focus once it is drawn. */
  const toFocus = useRef<string | null>(null);
  useEffect(() => {
    const target = toFocus.current && document.getElementById(noteId(toFocus.current));
    if (!target) return;
    toFocus.current = null;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
  const open = (id: string | null): void => {
    toFocus.current = id ?? openId;
    setOpenId(id);
    setLastId(id ?? openId);
  };
  const resolve = (note: PlacedCritique): void => {
    const at = ids.indexOf(note.critique.id);
    open(null);
    toFocus.current = ids[at + 1] ?? ids[at - 1] ?? null;
    onResolved(note);
  };
  const tabStop = lastId !== null && byId.has(lastId) ? lastId : ids[0];
  return (
    <div
      className="level-notes"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && openId !== null) open(null);
        else walkChips(event);
      }}
    >
      <ChipStack
        label={t('Open critiques of the draft before')}
        ids={ids}
        tops={tops}
        openId={openId}
      >
        {(id, isOpen) => {
          const note = byId.get(id);
          if (!note) return null;
          return isOpen ? (
            <MarginNote
              id={noteId(id)}
              note={note}
              onShow={() => onShow(note.place)}
              onResolved={() => resolve(note)}
              onUse={onUse}
              onClose={() => open(null)}
            />
          ) : (
            <NoteChip note={note} isTabStop={id === tabStop} onOpen={() => open(id)} />
          );
        }}
      </ChipStack>
    </div>
  );
}

function NoteChip(props: { note: PlacedCritique; isTabStop: boolean; onOpen: () => void }) {
  const { critique, place } = props.note;
  const name = { ...critique, lineNumber: place.line };
  return (
    <div className={`critique critique--chip ${SEVERITY_LOOK[critique.severity].className}`}>
      <button
        type="button"
        id={noteId(critique.id)}
        className="critique__head"
        aria-expanded={false}
        aria-label={cardName(name, 'open')}
        tabIndex={props.isTabStop ? 0 : -1}
        onClick={props.onOpen}
      >
        <SeverityIcon severity={critique.severity} />
        <span className="critique__issue" lang="en">
          {critique.issue}
        </span>
      </button>
    </div>
  );
}
