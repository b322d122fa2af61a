import { Fragment } from 'react';
import { formatDate } from '../../lib/format/format-date.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import type { Block, Run, ScoringPage } from './block.ts';
import page from './generated/scoring-page.json' with { type: 'json' };
import './how-we-score.css';
import { translateKnown, useText } from '../../lib/i18n/text.ts';
import { EnglishNote } from '../../lib/i18n/english-note.tsx';
import { Known } from '../../lib/i18n/known.tsx';

const { title, measured, engine, blocks } = page as ScoringPage;

function Line({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, look }, index) => (
    <Fragment key={index}>
      {look === 'strong' ? <strong>{text}</strong> : look === 'code' ? <code>{text}</code> : text}
    </Fragment>
  ));
}

function Table({ head, rows, label }: Extract<Block, { kind: 'table' }> & { label: string }) {
  const t = useText();
  return (
    // A wide table scrolls by itself, also by keyboard.
    <div className="scoring__table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((runs, index) => (
              <th key={index} scope="col">
                {runs.length === 0 ? <span className="visually-hidden">{t('Measure')}</span> : null}
                <Line runs={runs} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = [], ...others], index) => (
            <tr key={index}>
              <th scope="row">
                <Line runs={first} />
              </th>
              {others.map((runs, column) => (
                <td key={column}>
                  <Line runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Section({ block, label }: { block: Block; label: string }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <Line runs={block.runs} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((runs, index) => (
            <li key={index}>
              <Line runs={runs} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table {...block} label={label} />;
  }
}

/** The heading that a block stands under; a later table under the same heading is told by its number. */
const labelOf = (index: number): string => {
  const before = blocks.slice(0, index);
  const at = before.findLastIndex((block) => block.kind === 'heading');
  const heading = before[at];
  const tables = before.slice(at + 1).filter((block) => block.kind === 'table').length;
  const name = heading?.kind === 'heading' ? heading.text : title;
  return tables === 0 ? name : `${name}, ${tables + 1}`;
};

/** /how-we-score: what each score rests on, and the measured figures of the engine. */
export function HowWeScorePage() {
  const t = useText();
  usePageTitle(translateKnown(title));
  return (
    <article className="page scoring">
      <h1>
        <Known text={title} />
      </h1>
      <p className="scoring__measured">
        {t('Measured on {{date}} with version {{version}} of our critique engine.', {
          date: formatDate(measured),
          version: engine,
        })}
      </p>
      <EnglishNote text="The text of this page is in English." />
      <div lang="en">
        {blocks.map((block, index) => (
          <Section key={index} block={block} label={labelOf(index)} />
        ))}
      </div>
    </article>
  );
}
