import { useEffect, useState } from 'react';

/** Keys that scroll the page or choose a critique. Tab is none of them: it may lead to the bar. */
const READING_KEYS = /^(Arrow(Up|Down)|Page(Up|Down)|Home|End|n|p| )$/;

/**
 * Whether the student has scrolled, or chosen a critique, since `hasEnded` became true. Scroll events do not
 * tell: the browser also sends them when a result arrives above the lines that are read.
 */
export const useMovedOn = (hasEnded: boolean): boolean => {
  const [movedOn, setMovedOn] = useState(false);
  if (!hasEnded && movedOn) setMovedOn(false);
  useEffect(() => {
    if (!hasEnded) return;
    const moveOn = (): void => setMovedOn(true);
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (READING_KEYS.test(key)) moveOn();
    };
    const passive = { passive: true };
    document.addEventListener('wheel', moveOn, passive);
    document.addEventListener('touchmove', moveOn, passive);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('wheel', moveOn);
      document.removeEventListener('touchmove', moveOn);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [hasEnded]);
  return movedOn;
};
