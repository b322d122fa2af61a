import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { SEVERITY_LOOK } from '../../config/severity-look.ts';
import '../result/styles/marked-text.css';
import type { NumberedSection } from './place-sections.ts';

interface Bracket {
  section: NumberedSection;
  /** px from the top of the essay. */
  top: number;
  height: number;
  /** Which of the brackets that overlap here, counted from the text outwards. */
  level: number;
}

/** From the middle of the gutter to the text, px. */
const GUTTER_PX = 10;
const LEVEL_PX = 7;

const measureBrackets = (essay: HTMLElement, passages: readonly NumberedSection[]): Bracket[] => {
  const { top: origin } = essay.getBoundingClientRect();
  const brackets: Bracket[] = [];
  for (const section of passages) {
    const boxes = [...essay.querySelectorAll(`[data-passage~="${section.number}"]`)].flatMap(
      (piece) => [...piece.getClientRects()],
    );
    if (boxes.length === 0) continue;
    const top = Math.min(...boxes.map((box) => box.top)) - origin;
    const height = Math.max(...boxes.map((box) => box.bottom)) - origin - top;
    const level = brackets.filter((other) => other.top + other.height > top).length;
    brackets.push({ section, top, height, level });
  }
  return brackets;
};

/** Brackets beside the passages that are too long to underline. They follow the width of the essay. */
export function PassageBrackets(props: {
  essay: RefObject<HTMLElement | null>;
  passages: readonly NumberedSection[];
}) {
  const { essay, passages } = props;
  const [brackets, setBrackets] = useState<readonly Bracket[]>([]);
  useLayoutEffect(() => {
    const element = essay.current;
    if (!element || passages.length === 0) return;
    const observer = new ResizeObserver(() => setBrackets(measureBrackets(element, passages)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [essay, passages]);
  return brackets.map(({ section, top, height, level }) => (
    <span
      key={section.number}
      className={`bracket ${SEVERITY_LOOK[section.severity].className}`}
      style={{ top, height, left: GUTTER_PX - level * LEVEL_PX }}
      aria-hidden="true"
    />
  ));
}
