import { ESSAY_TITLE_CHARS } from '@argint/contracts/limits';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { failureMessage } from '../../lib/api/api-error.ts';
import { essaysApi } from './essays-api.ts';
import { useText } from '../../lib/i18n/text.ts';

/** The title as the page's heading, which the student can change in place. */
export function EssayTitle({ id, title }: { id: string; title: string }) {
  const t = useText();
  const [draft, setDraft] = useState<string | null>(null);
  const [rename, { isLoading, error, reset }] = essaysApi.useRenameEssayMutation();
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const editing = draft !== null;
  useEffect(() => {
    if (!editing && wasEditing.current) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (!editing) {
    return (
      <div className="essay-title">
        <h1 lang="en">{title}</h1>
        <button ref={button} type="button" className="text-button" onClick={() => setDraft(title)}>
          {t('Rename')}
        </button>
      </div>
    );
  }
  const close = (): void => {
    reset();
    setDraft(null);
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isLoading) return;
    const next = draft.trim();
    if (next === '' || next === title) return close();
    if (!(await rename({ id, title: next })).error) close();
  };
  return (
    <form className="essay-title" onSubmit={(event) => void save(event)}>
      <h1 className="visually-hidden">{title}</h1>
      <input
        autoFocus
        aria-label={t('Title')}
        aria-invalid={error !== undefined}
        aria-describedby="essay-title-message"
        maxLength={ESSAY_TITLE_CHARS}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      />
      <Button type="primary" htmlType="submit" aria-busy={isLoading}>
        {t('Save')}
      </Button>
      <Button onClick={close}>{t('Cancel')}</Button>
      <p id="essay-title-message" role="alert">
        {error && failureMessage(error)}
      </p>
    </form>
  );
}
