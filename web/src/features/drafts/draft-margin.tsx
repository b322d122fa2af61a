import type { Span } from '@argint/text-analysis';
import { memo, useEffect, useMemo } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { LIVE_DEBOUNCE_MS } from '../../config/timings.ts';
import { failureMessage, readFailure } from '../../lib/api/api-error.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { parentDropped, selectDraft } from '../essay-form/draft-slice.ts';
import type { TextFix } from '../essay-form/editor/text-fix.ts';
import type { EditorHandle } from '../essay-form/editor/use-editor-handle.ts';
import { useFixes } from '../essay-form/fixes/use-fixes.ts';
import { UsedNote } from '../essay-form/fixes/used-note.tsx';
import { essaysApi } from '../essays/essays-api.ts';
import { stateIn } from '../result/critique-states/critique-state.ts';
import { useCritiqueStates } from '../result/critique-states/use-critique-states.ts';
import './drafts.css';
import { followCritiques, isPlaced } from './follow-critiques.ts';
import type { FollowedCritique } from './follow-critiques.ts';
import { LevelNotes } from './level-notes.tsx';
import { MarginNote } from './margin-note.tsx';
import type { ToldCritique } from '../live-panel/use-live-desk.ts';
import { plural, t, useText } from '../../lib/i18n/text.ts';
import { Rich } from '../../lib/i18n/rich.tsx';

interface Place {
  /** The draft before. */
  parentEssayId: string;
  editor: RefObject<EditorHandle | null>;
  /** The margin of the editor, where there is room for one. */
  margin: HTMLElement | null;
  /** Gets the critiques that are shown here, with their places in the text. */
  onTold: (told: readonly ToldCritique[]) => void;
}

function DropParent() {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <button type="button" className="text-button" onClick={() => dispatch(parentDropped())}>
      {t('Make it a new essay instead')}
    </button>
  );
}

/**
 * Beside the editor while the next draft of an essay is written: the open critiques of the draft before. They follow
 * their words, half a second after the last keystroke: in the editor's margin level with them, else in a list.
 */
export function DraftMargin(props: Place) {
  const text = useDebounced(useSelector(selectDraft).text, LIVE_DEBOUNCE_MS);
  return <Notes {...props} text={text} />;
}

/** '22 open critiques · 1 looks mended · 1 with changed words'. */
const openWords = (notes: readonly FollowedCritique[]): string => {
  const count = (outcome: FollowedCritique['outcome']): number =>
    notes.filter((note) => note.outcome === outcome).length;
  const [mended, changed] = [count('mended'), count('changed')];
  return [
    plural(notes.length - mended, '{{count}} open critique', '{{count}} open critiques'),
    mended > 0 && plural(mended, '{{count}} looks mended', '{{count}} look mended'),
    changed > 0 && t('{{count}} with changed words', { count: changed }),
  ]
    .filter(Boolean)
    .join(' · ');
};

/** What is still to do comes first. */
const openFirst = (a: FollowedCritique, b: FollowedCritique): number =>
  Number(a.outcome !== 'open') - Number(b.outcome !== 'open');

const NOTHING_TOLD: readonly ToldCritique[] = [];

/** Rendered when the text has settled, and not with every keystroke. */
const Notes = memo(({ parentEssayId, editor, margin, onTold, text }: Place & { text: string }) => {
  const t = useText();
  const { data: parent, error } = essaysApi.useEssayQuery(parentEssayId);
  const { states, decide } = useCritiqueStates(parentEssayId, false);
  const critiques = parent?.analysisResults[0]?.analysisData.lineCritiques;
  const before = parent?.content ?? '';
  const notes = useMemo(
    () => followCritiques(before, critiques ?? [], text),
    [before, critiques, text],
  );
  const open = useMemo(
    () => notes.filter(({ critique }) => stateIn(states, critique) === 'open'),
    [notes, states],
  );
  const placed = useMemo(() => open.filter(isPlaced), [open]);
  const listed = (margin ? open.filter((note) => !isPlaced(note)) : open).toSorted(openFirst);
  const told = useMemo(
    () => placed.map(({ critique: { ruleId }, place }) => ({ ruleId, ...place })),
    [placed],
  );
  useEffect(() => {
    onTold(told);
    return () => onTold(NOTHING_TOLD);
  }, [told, onTold]);
  const show = (words: Span): void => editor.current?.select(words, text);
  const { used, apply, turn } = useFixes(editor);
  const onUse = (fixes: readonly TextFix[]): void => apply(fixes, text);
  const resolve = ({ critique }: FollowedCritique): void => decide(critique, 'resolved');
  if (error) {
    const gone = readFailure(error).status === 404;
    return (
      <section className="draft-margin" aria-label={t('The draft before')}>
        <p role="alert">
          {gone ? t('The draft before was deleted.') : failureMessage(error)}{' '}
          {gone && <DropParent />}
        </p>
      </section>
    );
  }
  if (!parent)
    return <div className="skeleton draft-margin" role="status" aria-label={t('Loading')} />;
  const draftNumber = (parent.drafts[0]?.draftNumber ?? parent.draftNumber) + 1;
  const list = (
    <ol
      tabIndex={0}
      aria-label={
        margin
          ? t('Critiques without a place in the text')
          : t('Open critiques of the draft before')
      }
    >
      {listed.map((note) => (
        <li key={note.critique.id}>
          <MarginNote note={note} onShow={show} onResolved={resolve} onUse={onUse} />
        </li>
      ))}
    </ol>
  );
  return (
    <section className="draft-margin" aria-labelledby="draft-margin-title">
      <h3 id="draft-margin-title">
        <Rich
          text={t('Draft {{number}} of <a>{{title}}</a>', {
            number: draftNumber,
            title: parent.title,
          })}
          tags={{ a: (words) => <Link to={paths.essay(parent.id)}>{words}</Link> }}
        />
      </h3>
      <p role="status">
        {open.length === 0 ? t('No critique of the draft before is open.') : openWords(open)}
      </p>
      <UsedNote used={used} onTurn={turn} />
      {margin &&
        createPortal(
          <LevelNotes
            notes={placed}
            text={text}
            editor={editor}
            onShow={show}
            onResolved={resolve}
            onUse={onUse}
          />,
          margin,
        )}
      {listed.length > 0 &&
        (margin ? (
          // Above the editor: what is mended must not push it down.
          <details open={listed.some(({ outcome }) => outcome !== 'mended')}>
            <summary>{t('Critiques without a place in the text')}</summary>
            {list}
          </details>
        ) : (
          list
        ))}
      <DropParent />
    </section>
  );
});
