import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/i18n/text.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { draftRestored, selectDraft } from './draft-slice.ts';
import type { OwnedDraft } from './draft-slice.ts';
import { beginAnotherDraft } from './draft-storage.ts';
import { isOtherEssay } from './is-other-essay.ts';
import { watchText } from './watch-text.ts';

/** A text of fewer characters takes no essay's place: it may be gone in a moment. */
const SHORT_CHARS = 200;

/** The essay that a text on another subject has just taken the place of; null while there is none. */
const useReplacedEssay = (): [string | null, () => void] => {
  const store = useStore<{ draft: OwnedDraft }>();
  const [replaced, setReplaced] = useState<string | null>(null);
  /** The draft when its text was more than a few words for the last time. */
  const last = useRef<OwnedDraft | null>(null);
  useEffect(
    () =>
      watchText(store, (text) => {
        const draft = selectDraft(store.getState());
        const before = last.current;
        const isSameTask =
          before?.question === draft.question && before.parentEssayId === draft.parentEssayId;
        const hasTask = draft.question !== '' || draft.parentEssayId !== null;
        setReplaced((old) => {
          if (old !== null) return isOtherEssay(old, text) ? old : null;
          return before && isSameTask && hasTask && isOtherEssay(before.text, text)
            ? before.text
            : null;
        });
        if (text.length > SHORT_CHARS) last.current = draft;
      }),
    [store],
  );
  return [replaced, () => setReplaced(null)];
};

/** Asks whether the question still fits, when a text on another subject was pasted over the essay. */
export function OtherSubject() {
  const t = useText();
  const dispatch = useDispatch();
  const store = useStore<{ draft: OwnedDraft }>();
  const question = useSelector((state: { draft: OwnedDraft }) => selectDraft(state).question);
  const [replaced, forget] = useReplacedEssay();
  if (replaced === null) return null;
  const beginNew = (): void => {
    const draft = selectDraft(store.getState());
    beginAnotherDraft({ ...browserStorage, now: Date.now }, { ...draft, text: replaced });
    dispatch(draftRestored({ question: '', text: draft.text, parentEssayId: null }));
    forget();
  };
  return (
    <section className="pending-essay" role="status" aria-label={t('Another essay?')}>
      <p>
        <strong>{t('This text is about something else.')}</strong>{' '}
        {question === ''
          ? t('It would become the next draft of the essay before.')
          : t('Its question would still be “{{question}}”.', { question })}
      </p>
      <div className="pending-essay__actions">
        <Button type="primary" onClick={beginNew}>
          {t('It is a new essay')}
        </Button>
        <Button onClick={forget}>{t('Keep it as it is')}</Button>
      </div>
    </section>
  );
}
