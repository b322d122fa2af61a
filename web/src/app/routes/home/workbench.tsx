import type { EssayDetail } from '@argint/contracts';
import { ESSAY_MAX_CHARS } from '@argint/contracts/limits';
import { MESSAGES } from '@argint/contracts/messages';
import { useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { loadable } from '../../../components/loadable.tsx';
import { selectBusy, selectJob } from '../../../features/analysis-job/job-slice.ts';
import { useAnalysis } from '../../../features/analysis-job/use-analysis.ts';
import { useCapabilities } from '../../../features/capabilities/capabilities-api.ts';
import { estimateWords } from '../../../features/capabilities/estimate-words.ts';
import { startCost } from '../../../features/credits/start-cost.ts';
import { useAccess } from '../../../features/credits/use-access.ts';
import { draftRestored, selectDraft } from '../../../features/essay-form/draft-slice.ts';
import type { Draft, OwnedDraft } from '../../../features/essay-form/draft-slice.ts';
import type { EditorHandle } from '../../../features/essay-form/editor/use-editor-handle.ts';
import { EssayForm } from '../../../features/essay-form/essay-form.tsx';
import { AnalysedBefore } from '../../../features/essays/analysed-before.tsx';
import { useFindAnalysed } from '../../../features/essays/use-find-analysed.ts';
import { OtherSubject } from '../../../features/essay-form/other-subject.tsx';
import { OtherDrafts } from '../../../features/essay-form/other-drafts.tsx';
import { RequirementsBox } from '../../../features/essay-form/requirements-box.tsx';
import { useDraftFacts } from '../../../features/essay-form/use-draft-facts.ts';
import { analysisMode, FULL_ANALYSIS } from '../../../features/live-panel/analysis-mode.ts';
import { LinePanel } from '../../../features/live-panel/lines/line-panel.tsx';
import { LivePanel } from '../../../features/live-panel/metrics/live-panel.tsx';
import { ModeCard } from '../../../features/live-panel/mode-card.tsx';
import { useLiveDesk } from '../../../features/live-panel/use-live-desk.ts';
import type { ToldCritique } from '../../../features/live-panel/use-live-desk.ts';
import { DraftRubric } from '../../../features/rubric/rubric-field.tsx';
import { SummaryCard } from '../../../features/summary-card/summary-card.tsx';
import { UploadArea } from '../../../features/upload/upload-area.tsx';
import { promptOpened } from '../../../features/welcome/prompt-slice.ts';
import { PendingEssayOffer } from '../../../features/payment/pending-essay-offer.tsx';
import { selectUserId } from '../../../lib/session/session-slice.ts';
import { useSimpleAuth } from '../../../lib/session/simple-auth.tsx';
import { useMedia } from '../../../lib/use-media.ts';
import { toasted } from '../../../lib/toasts/toast-slice.ts';
import { useText } from '../../../lib/i18n/text.ts';

const DraftMargin = loadable(
  async () => (await import('../../../features/drafts/draft-margin.tsx')).DraftMargin,
  'block',
);

const LeaveOutOffer = loadable(
  async () => (await import('../../../features/upload/leave-out-offer.tsx')).LeaveOutOffer,
  'nothing',
);

/** Width from which the editor has room for notes beside its text. */
const ROOM_FOR_MARGIN = '(min-width: 700px)';

const selectParent = (state: Parameters<typeof selectDraft>[0]): string | null =>
  selectDraft(state).parentEssayId;
const selectQuestion = (state: Parameters<typeof selectDraft>[0]): string =>
  selectDraft(state).question;

/** An analysis of this draft is being started or runs. Another essay may be written and sent meanwhile. */
const selectBusyWithDraft = (
  state: Parameters<typeof selectBusy>[0] & Parameters<typeof selectDraft>[0],
): boolean => {
  const { phase, submission } = selectJob(state);
  const isOther = phase === 'watching' && submission?.text !== selectDraft(state).text;
  return selectBusy(state) && !isOther;
};

/** The form with its live panels, and what an analysis of the draft would be and cost. */
export function Workbench() {
  const t = useText();
  const dispatch = useDispatch();
  const store = useStore<{ draft: OwnedDraft }>();
  const { isAuthenticated } = useSimpleAuth();
  const userId = useSelector(selectUserId);
  const question = useSelector(selectQuestion);
  const parentEssayId = useSelector(selectParent);
  const { phase } = useSelector(selectJob);
  const busy = useSelector(selectBusyWithDraft);
  const [fullAnyway, setFullAnyway] = useState(false);
  const editor = useRef<EditorHandle>(null);
  const [margin, setMargin] = useState<HTMLElement | null>(null);
  const isNextDraft = parentEssayId !== null && isAuthenticated;
  const hasMargin = useMedia(ROOM_FOR_MARGIN) && isNextDraft;
  const facts = useDraftFacts();
  const [told, setTold] = useState<readonly ToldCritique[]>([]);
  const desk = useLiveDesk(editor, { told, hasMargin });
  const { words, chars } = facts;
  const capabilities = useCapabilities();
  const hasModel = capabilities?.model != null;
  const mode = analysisMode({ words, complexity: desk.complexity, fullAnyway });
  const access = useAccess();
  const cost = startCost({
    words,
    chars,
    type: FULL_ANALYSIS,
    access: isAuthenticated ? access : null,
    estimate: estimateWords(capabilities, chars, FULL_ANALYSIS),
  });
  const analyse = useAnalysis();
  const findAnalysed = useFindAnalysed();
  /** The essay whose result the student has been offered, because it has the same text. */
  const [known, setKnown] = useState<EssayDetail | null>(null);

  const signInFirst = (why: string): void => {
    dispatch(toasted({ kind: 'error', title: t('Authentication Required'), text: why }));
    dispatch(promptOpened());
  };
  const replaceText = (text: string, title: string, words: string): void => {
    const before = selectDraft(store.getState());
    dispatch(draftRestored({ ...before, text }));
    const button = { label: t('Undo'), action: draftRestored(before) };
    dispatch(toasted({ kind: 'success', title, text: words, button }));
  };
  const takeDocument = (text: string, name: string): void =>
    replaceText(text, t('Text in the editor'), t('It was read from {{name}}.', { name }));
  const leaveOut = (text: string): void =>
    replaceText(text, t('Left out'), t('The text fits now.'));
  const submit = async (essay: Draft, free: boolean): Promise<void> => {
    if (!isAuthenticated) return signInFirst(t(MESSAGES.loginToAnalyze));
    // It is needed as soon as the analysis starts. If it does not load now, it is loaded then.
    import('../essay-page.tsx').catch(() => undefined);
    if (!free && known?.content !== essay.text) {
      const found = await findAnalysed(essay);
      setKnown(found);
      if (found) return;
    }
    setKnown(null);
    await analyse(essay, free ? 'simple' : FULL_ANALYSIS);
  };

  const draftBefore = isNextDraft && (
    <DraftMargin
      key={parentEssayId}
      parentEssayId={parentEssayId}
      editor={editor}
      margin={margin}
      onTold={setTold}
    />
  );

  return (
    <section
      id="essay-form"
      className={`page workbench ${hasMargin ? 'workbench--margin' : ''}`}
      aria-label={t('Your essay')}
    >
      <div className="workbench__main">
        <RequirementsBox />
        <PendingEssayOffer />
        {hasMargin && draftBefore}
        <OtherSubject />
        <OtherDrafts userId={userId} disabled={busy} />
        <UploadArea
          disabled={busy}
          signedIn={isAuthenticated}
          onVisitor={() => signInFirst(t('Please log in to open a file, or paste your text'))}
          replaces={!facts.isBlank}
          onUse={takeDocument}
        >
          <EssayForm
            ref={editor}
            busy={busy}
            busyLabel={phase === 'checking' ? t('Checking access...') : t('Analysing...')}
            facts={facts}
            cost={cost}
            freeFirst={mode.freeFirst}
            remarks={desk.editorRemarks}
            marginRef={hasMargin ? setMargin : undefined}
            onSubmit={(essay, free) => void submit(essay, free)}
          >
            {!hasMargin && draftBefore}
            <DraftRubric disabled={busy} />
            {known?.content === selectDraft(store.getState()).text && (
              <AnalysedBefore
                essay={known}
                onAgain={() => void submit(selectDraft(store.getState()), false)}
              />
            )}
            {facts.chars > ESSAY_MAX_CHARS && (
              <LeaveOutOffer text={selectDraft(store.getState()).text} onUse={leaveOut} />
            )}
          </EssayForm>
        </UploadArea>
      </div>
      <div className="workbench__side">
        <LinePanel {...desk.lines} />
        <SummaryCard question={question} access={isAuthenticated ? access : null} />
        <ModeCard
          mode={mode}
          words={words}
          hasModel={hasModel}
          fullAnyway={fullAnyway}
          onFullAnyway={setFullAnyway}
        />
      </div>
      <LivePanel {...desk.figures} />
    </section>
  );
}
