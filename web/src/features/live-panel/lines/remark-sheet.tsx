import type { LineCritique } from '@argint/contracts';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Sheet } from '../../../components/sheet/sheet.tsx';
import { SeverityBadge } from '../../../components/severity-badge.tsx';
import { SEVERITY_LOOK } from '../../../config/severity-look.ts';
import { Feedback } from './live-critique.tsx';
import type { CritiqueActions } from './live-critique.tsx';
import { useKeyboardInset } from './use-keyboard-inset.ts';

/** Space kept between the chosen words and the sheet, px. */
const MARGIN = 12;

/** Of words that fill more than this, px, the first line is brought into sight, else all of them. */
const WHOLE_HEIGHT = 96;

/** Scrolls the page so that the chosen words are not behind the sheet. */
const uncoverWords = (sheet: HTMLElement): void => {
  const mark = document.querySelector('.line-editor .mark--active');
  const whole = mark?.getBoundingClientRect();
  const words = whole && whole.height > WHOLE_HEIGHT ? mark?.getClientRects()[0] : whole;
  const covered = words ? words.bottom + MARGIN - sheet.getBoundingClientRect().top : 0;
  if (covered > 0) window.scrollBy({ top: covered, behavior: 'instant' });
};

interface Props extends Omit<CritiqueActions, 'onToggle'> {
  critique: LineCritique;
  position: string;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  /** What is shown above the feedback. */
  children: ReactNode;
}

/** On a phone, the feedback to the words that were tapped, above the keyboard. */
export function RemarkSheet({ critique, position, onStep, onClose, children, ...actions }: Props) {
  const inset = useKeyboardInset();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (sheet.current) uncoverWords(sheet.current);
  }, [critique, inset]);
  return (
    <Sheet
      ref={sheet}
      className="remark-sheet"
      style={{ bottom: inset }}
      position={position}
      onNext={() => onStep(1)}
      onPrevious={() => onStep(-1)}
      onClose={onClose}
    >
      {children}
      <article className={`remark remark--open ${SEVERITY_LOOK[critique.severity].className}`}>
        <div className="remark__head">
          <SeverityBadge severity={critique.severity} about={[critique.issueType]} />
          <span className="remark__issue">{critique.issue}</span>
        </div>
        <Feedback critique={critique} {...actions} />
      </article>
    </Sheet>
  );
}
