import { MESSAGES } from '@argint/contracts/messages';
import { useImperativeHandle, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { paths } from '../../config/paths.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import type { StartCost } from '../credits/start-cost.ts';
import { questionTyped, selectDraft, selectIsKept } from './draft-slice.ts';
import type { Draft, OwnedDraft } from './draft-slice.ts';
import { LineEditor } from './editor/line-editor.tsx';
import type { EditorRemarks } from './editor/line-editor.tsx';
import type { EditorHandle } from './editor/use-editor-handle.ts';
import './essay-form.css';
import { QuestionField } from './question-field.tsx';
import type { DraftFacts } from './use-draft-facts.ts';
import { usePutInForm } from './use-put-in-form.ts';
import { validateDraft } from './validate-draft.ts';
import type { DraftFault } from './validate-draft.ts';
import { useText } from '../../lib/i18n/text.ts';

interface Props {
  ref?: Ref<EditorHandle>;
  /** Access is being checked or an analysis runs: nothing can be sent or changed. */
  busy: boolean;
  busyLabel: string;
  facts: DraftFacts;
  /** What the analysis would cost, and what stands against it. */
  cost: StartCost;
  /** The free reading is the one to begin with. */
  freeFirst: boolean;
  /** Critiques that the editor underlines. */
  remarks: EditorRemarks;
  /** Gets the element beside the text, which scrolls with it. Without it the text has no margin. */
  marginRef?: Ref<HTMLDivElement> | undefined;
  /** `free` asks for the free reading. */
  onSubmit: (draft: Draft, free: boolean) => void;
  /** Further fields of the draft, between the text and the buttons. */
  children?: ReactNode;
}

/** The two fields and the buttons. Validates the draft before it calls `onSubmit`. */
export function EssayForm({ ref, busy, busyLabel, facts, cost, freeFirst, ...props }: Props) {
  const t = useText();
  const dispatch = useDispatch();
  const store = useStore<{ draft: OwnedDraft }>();
  const putInForm = usePutInForm();
  const question = useSelector((state: { draft: OwnedDraft }) => selectDraft(state).question);
  const isKept = useSelector(selectIsKept);
  const [tab, setTab] = useState<DraftFault['field']>('text');
  const [fault, setFault] = useState<DraftFault | null>(null);
  const editor = useRef<EditorHandle>(null);
  useImperativeHandle(ref, () => ({
    select: (...words) => {
      flushSync(() => setTab('text'));
      editor.current?.select(...words);
    },
    reveal: (...words) => editor.current?.reveal(...words),
    replace: (...fixes) => {
      flushSync(() => setTab('text'));
      return editor.current?.replace(...fixes) ?? null;
    },
    lineAtCaret: () => editor.current?.lineAtCaret() ?? null,
    topsOf: (words, text) => editor.current?.topsOf(words, text) ?? words.map(() => null),
    watchLayout: (onChange) => editor.current?.watchLayout(onChange) ?? (() => undefined),
  }));
  const shownFault =
    fault ??
    (facts.isTooShort ? { field: 'text' as const, message: t(MESSAGES.essayTooShort) } : null);

  const send = (free: boolean): void => {
    if (busy) return;
    const draft = selectDraft(store.getState());
    const found = validateDraft(draft);
    setFault(found);
    if (!found) return props.onSubmit(draft, free);
    setTab(found.field);
    dispatch(toasted({ kind: 'error', title: t('Validation Error'), text: found.message }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(freeFirst);
  };
  const message = shownFault?.field === tab ? shownFault.message : null;
  const beginNew = (): void => {
    putInForm({ text: '', question: '', parentEssayId: null });
    // The button goes with the text.
    flushSync(() => setTab('text'));
    editor.current?.select({ start: 0, end: 0 }, '');
  };
  const unready = busy || facts.isBlank || facts.isTooShort;

  return (
    <form className="essay-form" onSubmit={submit} noValidate aria-label={t('Essay')}>
      <Tabs
        activeKey={tab}
        onChange={setTab}
        items={[
          {
            key: 'question',
            label: t('Essay Question'),
            children: (
              <QuestionField
                value={question}
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
            label: t('Essay Text'),
            children: (
              <LineEditor
                ref={editor}
                id="essay-text"
                disabled={busy}
                invalid={message !== null}
                describedBy="essay-form-message"
                remarks={props.remarks}
                marginRef={props.marginRef}
                onKeyDown={onKeyDown}
                onTyped={() => setFault(null)}
              />
            ),
          },
        ]}
      />
      {props.children}
      <div className="essay-form__foot">
        <p className="essay-form__facts">
          <span id="essay-form-cost">{cost.sentence}</span>
          {!facts.isBlank && (
            <span>
              {isKept ? (
                t('Draft saved on this device')
              ) : (
                <strong className="unsaved-note">{t('Not saved: this browser is full')}</strong>
              )}{' '}
              {!busy && (
                <button type="button" className="text-button" onClick={beginNew}>
                  {t('New essay')}
                </button>
              )}
            </span>
          )}
        </p>
        <div className="essay-form__actions">
          <Button
            type={freeFirst ? 'primary' : 'default'}
            size="large"
            disabled={unready || !cost.mayBeRead}
            onClick={() => send(true)}
          >
            {t('Save this free reading')}
          </Button>
          <Button
            type={freeFirst ? 'default' : 'primary'}
            size="large"
            htmlType="submit"
            aria-describedby="essay-form-cost"
            disabled={unready}
          >
            {busy ? busyLabel : t('Analyse my essay')}
          </Button>
        </div>
      </div>
      <p id="essay-form-message" className="essay-form__message" aria-live="polite">
        {message ?? cost.obstacle}
        {message === null && cost.plansHelp && (
          <>
            {' '}
            <Link to={paths.section('pricing')}>{t('See the plans')}</Link>
          </>
        )}
      </p>
    </form>
  );
}
