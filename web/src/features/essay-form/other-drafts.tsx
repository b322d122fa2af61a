import { countWords } from '@argint/text-analysis';
import { useSelector } from 'react-redux';
import { Button } from '../../components/button.tsx';
import { wordCount } from '../../lib/format/counts.ts';
import { formatDay } from '../../lib/format/format-date.ts';
import { plural, useText } from '../../lib/i18n/text.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { selectDraft } from './draft-slice.ts';
import type { OwnedDraft } from './draft-slice.ts';
import { dropFromShelf } from './draft-storage.ts';
import type { StoredDraft } from './draft-storage.ts';
import './other-drafts.css';
import { usePutInForm } from './use-put-in-form.ts';
import { useShelf } from './use-shelf.ts';

const { local } = browserStorage;

/** Offers the other drafts of this device: of another tab, of before a sign-out, of before a new essay. */
export function OtherDrafts({ userId, disabled }: { userId: string | null; disabled: boolean }) {
  const t = useText();
  const text = useSelector((state: { draft: OwnedDraft }) => selectDraft(state).text);
  const putInForm = usePutInForm();
  const others = useShelf(userId).filter((draft) => draft.text !== text);
  if (others.length === 0) return null;
  const open = (draft: StoredDraft): void => {
    putInForm(draft);
    dropFromShelf(local, ({ id }) => id === draft.id);
  };
  return (
    <details className="other-drafts">
      <summary>
        {plural(
          others.length,
          '{{count}} other draft on this device',
          '{{count}} other drafts on this device',
        )}
      </summary>
      <ul>
        {others.map((draft) => (
          <li key={draft.id}>
            <p>
              <span className="other-drafts__text" lang="en">
                {draft.question || draft.text}
              </span>
              <span className="other-drafts__facts">
                {[
                  wordCount(countWords(draft.text)),
                  ...(draft.savedAt > 0
                    ? [formatDay(new Date(draft.savedAt).toISOString(), Date.now())]
                    : []),
                ].join(' · ')}
              </span>
            </p>
            <Button size="small" disabled={disabled} onClick={() => open(draft)}>
              {t('Open it')}
            </Button>
            <Button size="small" onClick={() => dropFromShelf(local, ({ id }) => id === draft.id)}>
              {t('Delete it')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
