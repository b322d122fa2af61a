import type { ComponentProps } from 'react';
import { Sheet } from '../../../components/sheet/sheet.tsx';
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
    <Sheet {...{ position, onNext, onPrevious, onClose }}>
      <CritiqueCard {...card} open onToggle={onClose} />
    </Sheet>
  );
}
