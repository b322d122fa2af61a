import type { LineCritique } from '@argint/contracts';
import { useMemo, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { critiqueCount } from '../../../lib/format/counts.ts';
import { plural, useText } from '../../../lib/i18n/text.ts';
import { linkToWords } from '../map/words-link.ts';
import '../styles/outline.css';
import { essayParts } from './essay-parts.ts';

/** The headings or paragraphs of a long essay, to go to. It stays at the top of the window; nothing for a short essay. */
export function EssayOutline(props: { text: string; critiques: readonly LineCritique[] }) {
  const t = useText();
  const { text, critiques } = props;
  const outline = useMemo(() => essayParts(text), [text]);
  const box = useRef<HTMLDetailsElement>(null);
  if (!outline) return null;
  const { by, parts } = outline;
  const close = (): void => {
    if (box.current) box.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !box.current?.open) return;
    event.stopPropagation();
    close();
    box.current.querySelector('summary')?.focus();
  };
  const onClick = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
    close();
    // The address says so already, so nothing would happen.
    if (currentTarget.hash === location.hash) dispatchEvent(new HashChangeEvent('hashchange'));
  };
  const countIn = (start: number, end: number): number =>
    critiques.filter((one) => one.start !== null && one.start >= start && one.start < end).length;
  return (
    <details ref={box} className="essay-outline" onKeyDown={onKeyDown}>
      <summary>
        {t('Outline')}
        {' · '}
        {by === 'headings'
          ? plural(parts.length, '{{count}} heading', '{{count}} headings')
          : plural(parts.length, '{{count}} paragraph', '{{count}} paragraphs')}
      </summary>
      <nav aria-label={t('Outline')}>
        <ol>
          {parts.map(({ name, at, end }, i) => {
            const count = countIn(i === 0 ? 0 : at.start, end);
            return (
              <li key={at.start}>
                <a href={linkToWords(at)} onClick={onClick}>
                  <span lang="en">{name}</span>
                  {count > 0 && <small>{critiqueCount(count)}</small>}
                </a>
              </li>
            );
          })}
        </ol>
      </nav>
    </details>
  );
}
