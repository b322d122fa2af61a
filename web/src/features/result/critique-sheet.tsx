import type { LineCritique } from '@argint/contracts';
import { CritiqueCard } from './critique-card.tsx';

interface Props {
  critique: LineCritique;
  position: string;
  onNext: () => void;
  onPrevious: () => void;
  onClose: () => void;
}

/** On a phone, shows the active critique in the lower part of the screen, below the essay. */
export function CritiqueSheet({ critique, position, onNext, onPrevious, onClose }: Props) {
  return (
    <section className="sheet" aria-label="Critique">
      <div className="sheet__bar">
        <button type="button" className="sheet__step" onClick={onPrevious}>
          ‹<span className="visually-hidden">Previous critique</span>
        </button>
        <span>{position}</span>
        <button type="button" className="sheet__step" onClick={onNext}>
          ›<span className="visually-hidden">Next critique</span>
        </button>
        <button type="button" className="text-button sheet__close" onClick={onClose}>
          Close
        </button>
      </div>
      <CritiqueCard key={critique.id} critique={critique} open copy onToggle={onClose} />
    </section>
  );
}
