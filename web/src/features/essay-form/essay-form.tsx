import { ESSAY_MIN_CHARS, essayLength } from '@argint/contracts/limits';
import { MESSAGES } from '@argint/contracts/messages';
import { useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { paths } from '../../config/paths.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import type { StartCost } from '../credits/start-cost.ts';
import { questionTyped, selectDraft, textTyped } from './draft-slice.ts';
import type { Draft } from './draft-slice.ts';
import './essay-form.css';
import { LineEditor } from './line-editor.tsx';
import { QuestionField } from './question-field.tsx';
import { validateDraft } from './validate-draft.ts';
import type { DraftFault } from './validate-draft.ts';

interface Props {
  /** Access is being checked or an analysis runs: nothing can be sent or changed. */
  busy: boolean;
  busyLabel: string;
  /** What the button would cost, and what stands against it. */
  cost: StartCost;
  /** The free reading is offered beside the button. */
  offersFree: boolean;
  /** `free` asks for the free reading whatever the button stands for. */
  onSubmit: (draft: Draft, free: boolean) => void;
}

/** The two fields and the button. Validates the draft before it calls `onSubmit`. */
export function EssayForm({ busy, busyLabel, cost, offersFree, onSubmit }: Props) {
  const draft = useSelector(selectDraft);
  const dispatch = useDispatch();
  const [tab, setTab] = useState<DraftFault['field']>('text');
  const [fault, setFault] = useState<DraftFault | null>(null);
  const length = essayLength(draft.text);
  const tooShort = length > 0 && length < ESSAY_MIN_CHARS;
  const shownFault =
    fault ?? (tooShort ? { field: 'text' as const, message: MESSAGES.essayTooShort } : null);

  const send = (free: boolean): void => {
    if (busy) return;
    const found = validateDraft(draft);
    setFault(found);
    if (!found) return onSubmit(draft, free);
    setTab(found.field);
    dispatch(toasted({ kind: 'error', title: 'Validation Error', text: found.message }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(false);
  };
  const message = shownFault?.field === tab ? shownFault.message : null;

  return (
    <form className="essay-form" onSubmit={submit} noValidate aria-label="Essay">
      <Tabs
        activeKey={tab}
        onChange={setTab}
        items={[
          {
            key: 'question',
            label: 'Essay Question',
            children: (
              <QuestionField
                value={draft.question}
                disabled={busy}
                invalid={message !== null}
                onKeyDown={onKeyDown}
                onChange={(value) => {
                  setFault(null);
                  dispatch(questionTyped(value));
                }}
              />
            ),
          },
          {
            key: 'text',
            label: 'Essay Text',
            children: (
              <LineEditor
                id="essay-text"
                value={draft.text}
                disabled={busy}
                invalid={message !== null}
                describedBy="essay-form-message"
                onKeyDown={onKeyDown}
                onChange={(value) => {
                  setFault(null);
                  dispatch(textTyped(value));
                }}
              />
            ),
          },
        ]}
      />
      <div className="essay-form__foot">
        <p className="essay-form__facts">
          <span id="essay-form-cost">{cost.sentence}</span>
          <span>Draft saved on this device</span>
        </p>
        <div className="essay-form__actions">
          {offersFree && !busy && !tooShort && length > 0 && (
            <button type="button" className="text-button" onClick={() => send(true)}>
              Save this free reading
            </button>
          )}
          <Button
            type="primary"
            size="large"
            htmlType="submit"
            aria-describedby="essay-form-cost"
            disabled={busy || length < ESSAY_MIN_CHARS}
          >
            {busy ? busyLabel : 'Analyse my essay'}
          </Button>
        </div>
      </div>
      <p id="essay-form-message" className="essay-form__message" aria-live="polite">
        {message ?? cost.obstacle}
        {message === null && cost.plansHelp && (
          <>
            {' '}
            <Link to={paths.section('pricing')}>See the plans</Link>
          </>
        )}
      </p>
    </form>
  );
}
