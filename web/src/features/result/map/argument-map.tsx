import type { Outline } from '@argint/contracts';
import { outlineTree } from '@argint/contracts/outline-tree';
import type { OutlineNode } from '@argint/contracts/outline-tree';
import { linesOf } from '@argint/text-analysis';
import { useMemo, useState } from 'react';
import { plural, useText } from '../../../lib/i18n/text.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { usePrinting } from '../../../lib/use-printing.ts';
import { MapBox, MapBranch, MapGap } from './map-branch.tsx';
import './map.css';

/** Points shown at first, so that the map is no longer than three windows. */
const FIRST_POINTS = { wide: 12, narrow: 5 };

/** What carries a point. One that hangs on none is shown apart. */
const CARRIERS: ReadonlySet<string> = new Set(['reason', 'evidence', 'answer']);

const isKind =
  (kind: OutlineNode['unit']['kind']) =>
  ({ unit }: OutlineNode): boolean =>
    unit.kind === kind;

/** The parts of the map: the position, what carries or attacks it, and the end. */
const partsOf = (outline: Outline) => {
  const { roots, hasOtherView } = outlineTree(outline);
  const theses = roots.filter(isKind('thesis'));
  const ends = roots.filter(isKind('conclusion'));
  const loose = roots.filter(({ unit }) => CARRIERS.has(unit.kind));
  const others = roots.filter((root) => ![theses, ends, loose].some((part) => part.includes(root)));
  const points = [...theses.flatMap(({ children }) => children), ...others].toSorted(
    (a, b) => a.index - b.index,
  );
  return { theses, points, ends, loose, hasOtherView };
};

/**
 * The argument of an essay as a picture: the position at the top, under it the points with their reasons and evidence,
 * then the conclusion. It is a nested list, which a screen reader reads as one and a phone shows as one.
 */
export function ArgumentMap({ outline, text }: { outline: Outline; text: string }) {
  const t = useText();
  const [all, setAll] = useState(false);
  const isPrinting = usePrinting();
  const { theses, points, ends, loose, hasOtherView } = useMemo(() => partsOf(outline), [outline]);
  const { lineAt } = useMemo(() => linesOf(text), [text]);
  const isWide = useMedia('(min-width: 760px)');
  const first = isWide ? FIRST_POINTS.wide : FIRST_POINTS.narrow;
  const shown = all || isPrinting ? points : points.slice(0, first);
  const shared = { text, lineAt };
  return (
    <div className="map">
      <p className="map__about">
        {t(
          'This is how we read your argument. Choose a box to see its words in the essay. Where a box is wrong, a reader may stumble too.',
        )}
      </p>
      <h3 className="map__title">{t('Your position')}</h3>
      <div className="map__top">
        {theses.length === 0 && <MapGap>{t('No sentence says what you think.')}</MapGap>}
        {theses.map((node) => (
          <MapBox key={node.index} node={node} {...shared} />
        ))}
      </div>
      <h3 className="map__title">{t('What carries it')}</h3>
      <ul className="map__points">
        {shown.map((node) => (
          <MapBranch key={node.index} node={node} {...shared} />
        ))}
        {points.length === 0 && (
          <li className="map-branch">
            <MapGap>{t('No reason found')}</MapGap>
          </li>
        )}
        {loose.length > 0 && (
          <li className="map-branch">
            <MapGap>{t('Not tied to any of your points')}</MapGap>
            <ul className="map-branch__under">
              {loose.map((node) => (
                <MapBranch key={node.index} node={node} {...shared} />
              ))}
            </ul>
          </li>
        )}
        {!hasOtherView && (
          <li className="map-branch">
            <MapGap>
              {t('No other view found after the introduction. Who would disagree with you?')}
            </MapGap>
          </li>
        )}
      </ul>
      {shown.length < points.length && (
        <button type="button" className="text-button map__more" onClick={() => setAll(true)}>
          {t('Show all {{count}} points', { count: points.length })}
        </button>
      )}
      {ends.length > 0 && (
        <>
          <h3 className="map__title">{t('How it ends')}</h3>
          <ul className="map__points map__points--end">
            {ends.map((node) => (
              <MapBranch key={node.index} node={node} {...shared} />
            ))}
          </ul>
        </>
      )}
      {outline.omitted > 0 && (
        <p className="map__about">
          {plural(
            outline.omitted,
            '{{count}} more passage of this long essay is not shown.',
            '{{count}} more passages of this long essay are not shown.',
          )}
        </p>
      )}
    </div>
  );
}
