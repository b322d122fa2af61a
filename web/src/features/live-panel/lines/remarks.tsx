import { useEffect, useMemo, useRef } from 'react';
import type { LiveRemarks, DraftVersion } from '../live-message.ts';
import type { UsedFix } from '../../essay-form/fixes/use-fixes.ts';
import { UsedNote } from '../../essay-form/fixes/used-note.tsx';
import { LineList } from './line-list.tsx';
import { liveCritiqueId } from './live-critique.tsx';
import type { CritiqueActions } from './live-critique.tsx';
import { panelLines } from './panel-lines.ts';
import { RemarkSheet } from './remark-sheet.tsx';
import type { RemarkChoice } from './use-remark-choice.ts';
import { useText } from '../../../lib/i18n/text.ts';

interface Props extends Omit<CritiqueActions, 'onToggle'> {
  remarks: LiveRemarks & { version: DraftVersion };
  choice: RemarkChoice;
  onChoose: (id: string | null, by: RemarkChoice['by']) => void;
  /** The 1-based line somebody writes on; null while nobody does. */
  lineAtCaret: () => number | null;
  /** The panel stands beside the editor, not below it. */
  beside: boolean;
  /** Ids of critiques that stand beside the text, from the draft before: not listed here as long as none is chosen. */
  elsewhere: ReadonlySet<string>;
  /** The last fix that was used. */
  used: UsedFix | null;
  /** Takes it back, or does it again. */
  onTurn: () => void;
}

/** Share of the panel's height above what it scrolls to. */
const ABOVE = 0.25;

/** Scrolls the panel alone, and only if `target` is not seen whole. */
const scrollPanelTo = (panel: HTMLElement, target: Element | null | undefined): void => {
  if (!target) return;
  const [view, box] = [panel.getBoundingClientRect(), target.getBoundingClientRect()];
  if (box.top >= view.top && box.bottom <= view.bottom) return;
  panel.scrollTop += box.top - view.top - view.height * ABOVE;
};

/** Every line of the text with its critiques; follows the caret. */
export function Remarks(props: Props) {
  const { remarks, choice, onChoose, lineAtCaret, beside, elsewhere, used, onTurn, ...actions } =
    props;
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const { critiques, version, unreadable, unjudgeable } = remarks;
  const content = useMemo(() => panelLines(version.text, critiques), [version.text, critiques]);
  const activeId = choice.critique?.id ?? null;
  const listed = useMemo(() => {
    const some = critiques.filter(({ id }) => !elsewhere.has(id) || id === activeId);
    if (some.length === critiques.length) return content;
    const { lines, ...rest } = panelLines(version.text, some);
    return { ...rest, lines: lines.filter((line) => line.critiques.length > 0) };
  }, [critiques, elsewhere, activeId, content, version.text]);
  const inSheet = !beside && choice.by === 'caret';

  useEffect(() => {
    if (activeId === null || inSheet || !panel.current) return;
    scrollPanelTo(panel.current, document.getElementById(liveCritiqueId(activeId)));
  }, [activeId, inSheet]);
  useEffect(() => {
    const list = panel.current;
    // Somebody who reads the panel is not disturbed.
    if (!list || activeId !== null || list.matches(':hover, :focus-within')) return;
    const line = lineAtCaret();
    if (line !== null) scrollPanelTo(list, list.querySelector(`.panel-line[value="${line}"]`));
    // Only when new remarks have arrived.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [content]);

  const toggle = (id: string): void => onChoose(id === activeId && !inSheet ? null : id, 'panel');
  const step = (by: 1 | -1): void => {
    const { order } = content;
    const at = order.indexOf(activeId ?? '') + by;
    onChoose(order[(at + order.length) % order.length] ?? null, 'caret');
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {choice.by === 'caret' && choice.critique?.issue}
      </p>
      {!inSheet && <UsedNote used={used} onTurn={onTurn} />}
      {/* Focusable, so that it can be scrolled by keyboard when it has no critique to go to. */}
      <div
        ref={panel}
        className="line-panel__body"
        tabIndex={0}
        role="group"
        aria-label={t('Critiques')}
      >
        {unreadable !== null && <p className="line-panel__note">{unreadable}</p>}
        {unreadable === null && unjudgeable !== null && (
          <p className="line-panel__note">
            {t('The essay as a whole is not judged yet.')} {unjudgeable}
          </p>
        )}
        <LineList
          content={listed}
          activeId={inSheet ? null : activeId}
          onToggle={toggle}
          {...actions}
        />
      </div>
      {inSheet && choice.critique && (
        <RemarkSheet
          critique={choice.critique}
          position={t('{{at}} of {{all}}', {
            at: content.order.indexOf(choice.critique.id) + 1,
            all: content.order.length,
          })}
          onStep={step}
          onClose={() => onChoose(null, 'panel')}
          {...actions}
        >
          <UsedNote used={used} onTurn={onTurn} />
        </RemarkSheet>
      )}
    </>
  );
}
