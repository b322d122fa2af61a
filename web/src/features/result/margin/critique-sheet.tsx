import type { ComponentProps } from 'react';
import '../styles/sheet.css';
import { CritiqueCard } from './critique-card.tsx';

interface Props extends Omit<ComponentProps<typeof CritiqueCard>, 'open' | 'chip' | 'onToggle'> {
  position: string;
  onNext: () => void;
  onPrevious: () => void;
  onClose: () => void;
}

/** On a phone, shows the active critique in the lower part of the screen, below the essay. */
export function CritiqueSheet({ position, onNext, onPrevious, onClose, ...card }: Props) {
  return (
    <section className="sheet" aria-label="Critique">
      <div className="sheet__bar">
        <button type="button" className="sheet__step" onClick={onPrevious}>
          <span aria-hidden="true">‹</span>
          <span className="visually-hidden">Previous critique</span>
        </button>
        <span>{position}</span>
        <button type="button" className="sheet__step" onClick={onNext}>
          <span aria-hidden="true">›</span>
          <span className="visually-hidden">Next critique</span>
        </button>
        <button type="button" className="text-button sheet__close" onClick={onClose}>
          Close
        </button>
      </div>
      {/* Scrolls by itself, so that the bar stays in sight. */}
      <div className="sheet__body">
        <CritiqueCard {...card} open onToggle={onClose} />
      </div>
    </section>
  );
}
