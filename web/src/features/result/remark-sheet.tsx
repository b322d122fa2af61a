import type { LineCritique } from '@argint/contracts';
import { RemarkCard } from './remark-card.tsx';

interface Props {
  critique: LineCritique;
  position: string;
  onNext: () => void;
  onPrevious: () => void;
  onClose: () => void;
}

/** On a phone: the active remark over the lower part of the screen, the essay readable above it. */
export function RemarkSheet({ critique, position, onNext, onPrevious, onClose }: Props) {
  return (
    <section className="sheet" aria-label="Remark">
      <div className="sheet__bar">
        <button type="button" className="sheet__step" onClick={onPrevious}>
          ‹<span className="visually-hidden">Previous remark</span>
        </button>
        <span>{position}</span>
        <button type="button" className="sheet__step" onClick={onNext}>
          ›<span className="visually-hidden">Next remark</span>
        </button>
        <button type="button" className="text-button sheet__close" onClick={onClose}>
          Close
        </button>
      </div>
      <RemarkCard key={critique.id} critique={critique} open copy onToggle={onClose} />
    </section>
  );
}
