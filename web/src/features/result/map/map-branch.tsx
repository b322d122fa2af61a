import type { OutlineNode } from '@argint/contracts/outline-tree';
import { t } from '../../../lib/i18n/text.ts';
import { gapName, kindName } from './map-words.ts';
import { linkToWords } from './words-link.ts';

/** What all boxes of one map share. */
export interface MapText {
  text: string;
  lineAt: (offset: number) => number;
}

/** One passage as a box that leads to its words in the essay. */
export function MapBox({ node, text, lineAt }: MapText & { node: OutlineNode }) {
  const { unit } = node;
  return (
    <a className={`map-box map-box--${unit.kind}`} href={linkToWords(unit)}>
      <span className="map-box__kind">
        {kindName(unit)} <small>{t('line {{line}}', { line: lineAt(unit.start) })}</small>
      </span>
      <span className="map-box__words" lang="en">
        {text.slice(unit.start, unit.end)}
      </span>
    </a>
  );
}

/** Something that the argument seems to lack. */
export function MapGap({ children }: { children: string }) {
  return <p className="map-gap">{children}</p>;
}

/** A passage with everything that hangs on it. */
export function MapBranch({ node, ...shared }: MapText & { node: OutlineNode }) {
  return (
    <li className="map-branch">
      <MapBox node={node} {...shared} />
      {node.gap && <MapGap>{gapName(node.gap)}</MapGap>}
      {node.children.length > 0 && (
        <ul className="map-branch__under">
          {node.children.map((child) => (
            <MapBranch key={child.index} node={child} {...shared} />
          ))}
        </ul>
      )}
    </li>
  );
}
