import type { CSSProperties, ReactNode, Ref } from 'react';
import './sheet.css';
import { useSheetDrag } from './use-sheet-drag.ts';
import { useText } from '../../lib/i18n/text.ts';

interface Props {
  ref?: Ref<HTMLElement>;
  /** '3 of 28'. */
  position: string;
  onNext: () => void;
  onPrevious: () => void;
  onClose: () => void;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** On a phone, one critique in the lower part of the window. Its bar can be dragged up, and down to close it. */
export function Sheet({ ref, position, onNext, onPrevious, onClose, children, ...rest }: Props) {
  const t = useText();
  const { isTall, style, handlers } = useSheetDrag(onClose);
  const className = ['sheet', isTall && 'sheet--tall', rest.className].filter(Boolean).join(' ');
  return (
    <section
      ref={ref}
      className={className}
      aria-label={t('Critique')}
      style={{ ...rest.style, ...style }}
    >
      <div className="sheet__bar" {...handlers}>
        <button type="button" className="sheet__step" onClick={onPrevious}>
          <span aria-hidden="true">‹</span>
          <span className="visually-hidden">{t('Previous critique')}</span>
        </button>
        <span>{position}</span>
        <button type="button" className="sheet__step" onClick={onNext}>
          <span aria-hidden="true">›</span>
          <span className="visually-hidden">{t('Next critique')}</span>
        </button>
        <button type="button" className="text-button sheet__close" onClick={onClose}>
          {t('Close')}
        </button>
      </div>
      {/* Scrolls by itself, so that the bar stays in sight. */}
      <div className="sheet__body">{children}</div>
    </section>
  );
}
