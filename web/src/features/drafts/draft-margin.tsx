import { memo, useMemo } from 'react';
import type { RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { LIVE_DEBOUNCE_MS } from '../../config/timings.ts';
import { failureMessage, readFailure } from '../../lib/api/api-error.ts';
import { formatCount } from '../../lib/format/format-number.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { parentDropped, selectDraft } from '../essay-form/draft-slice.ts';
import type { EditorHandle } from '../essay-form/editor/use-editor-handle.ts';
import { essaysApi } from '../essays/essays-api.ts';
import { stateIn } from '../result/critique-states/critique-state.ts';
import { useCritiqueStates } from '../result/critique-states/use-critique-states.ts';
import './drafts.css';
import { followCritiques } from './follow-critiques.ts';
import { MarginNote } from './margin-note.tsx';

interface Place {
  /** The draft before. */
  parentEssayId: string;
  editor: RefObject<EditorHandle | null>;
}

function DropParent() {
  const dispatch = useDispatch();
  return (
    <button type="button" className="text-button" onClick={() => dispatch(parentDropped())}>
      Make it a new essay instead
    </button>
  );
}

/**
 * Beside the editor while the next draft of an essay is written: the open critiques of the draft before. They follow
 * their words, half a second after the last keystroke.
 */
export function DraftMargin(props: Place) {
  const text = useDebounced(useSelector(selectDraft).text, LIVE_DEBOUNCE_MS);
  return <Notes {...props} text={text} />;
}

/** Rendered when the text has settled, and not with every keystroke. */
const Notes = memo(({ parentEssayId, editor, text }: Place & { text: string }) => {
  const { data: parent, error } = essaysApi.useEssayQuery(parentEssayId);
  const { states, decide } = useCritiqueStates(parentEssayId, false);
  const critiques = parent?.analysisResults[0]?.analysisData.lineCritiques;
  const before = parent?.content ?? '';
  const notes = useMemo(
    () => followCritiques(before, critiques ?? [], text),
    [before, critiques, text],
  );
  const open = notes.filter(({ critique }) => stateIn(states, critique) === 'open');
  if (error) {
    const gone = readFailure(error).status === 404;
    return (
      <section className="draft-margin" aria-label="The draft before">
        <p role="alert">
          {gone ? 'The draft before was deleted.' : failureMessage(error)} {gone && <DropParent />}
        </p>
      </section>
    );
  }
  if (!parent) return <div className="skeleton draft-margin" role="status" aria-label="Loading" />;
  const draftNumber = (parent.drafts[0]?.draftNumber ?? parent.draftNumber) + 1;
  const gone = open.filter(({ wordsChanged }) => wordsChanged).length;
  return (
    <section className="draft-margin" aria-labelledby="draft-margin-title">
      <h3 id="draft-margin-title">
        Draft {draftNumber} of <Link to={paths.essay(parent.id)}>{parent.title}</Link>
      </h3>
      <p role="status">
        {open.length === 0
          ? 'No critique of the draft before is open.'
          : `${formatCount(open.length, 'open critique')}${gone > 0 ? `, ${gone} with changed words` : ''}`}
      </p>
      {open.length > 0 && (
        <ol tabIndex={0} aria-label="Open critiques of the draft before">
          {open.map((note) => (
            <li key={note.critique.id}>
              <MarginNote
                note={note}
                onShow={(words) => editor.current?.select(words, text)}
                onResolved={({ critique }) => decide(critique, 'resolved')}
              />
            </li>
          ))}
        </ol>
      )}
      <DropParent />
    </section>
  );
});
