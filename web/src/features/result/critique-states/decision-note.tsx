import { REASON_MAX_CHARS } from '@argint/contracts/limits';
import { useContext, useId, useState } from 'react';
import type { FormEvent } from 'react';
import type { CritiqueState } from './critique-state.ts';
import { DecisionDetailsContext } from './decision-details.ts';
import { useText } from '../../../lib/i18n/text.ts';

function ReasonField({ critiqueId }: { critiqueId: string }) {
  const t = useText();
  const { reasonOf, setReason } = useContext(DecisionDetailsContext);
  const stored = reasonOf(critiqueId) ?? '';
  const [text, setText] = useState(stored);
  const id = useId();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setReason(critiqueId, text.trim());
  };
  const isSaved = text.trim() === stored;
  return (
    <form className="critique__reason" onSubmit={save}>
      <label htmlFor={id}>{t('Why is it not useful? (optional)')}</label>
      <div>
        <input
          id={id}
          value={text}
          maxLength={REASON_MAX_CHARS}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="text-button" disabled={isSaved}>
          {isSaved && stored !== '' ? t('Saved') : t('Save')}
        </button>
      </div>
    </form>
  );
}

/** What stands below the decisions of an open card: where one came from, and why a critique is not useful. */
export function DecisionNote({ critiqueId, state }: { critiqueId: string; state: CritiqueState }) {
  const t = useText();
  const { isCarried } = useContext(DecisionDetailsContext);
  return (
    <>
      {state !== 'open' && isCarried(critiqueId) && (
        <p className="critique__carried">{t('You decided this in the draft before.')}</p>
      )}
      {state === 'not useful' && <ReasonField key={critiqueId} critiqueId={critiqueId} />}
    </>
  );
}
