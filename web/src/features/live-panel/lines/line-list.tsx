import type { LineCritique } from '@argint/contracts';
import { memo } from 'react';
import { SEVERITY_LOOK } from '../../../config/severity-look.ts';
import { LiveCritique } from './live-critique.tsx';
import type { CritiqueActions } from './live-critique.tsx';
import type { PanelContent, PanelLine } from './panel-lines.ts';
import { useText } from '../../../lib/i18n/text.ts';

interface LineProps extends CritiqueActions {
  line: PanelLine;
  /** The open critique, if it is on this line. */
  activeId: string | null;
}

const isSameLine = (a: LineProps, b: LineProps): boolean =>
  a.activeId === b.activeId &&
  a.onToggle === b.onToggle &&
  a.onShowWords === b.onShowWords &&
  a.onUse === b.onUse &&
  a.onAddWord === b.onAddWord &&
  a.line.number === b.line.number &&
  a.line.opening === b.line.opening &&
  a.line.virtual === b.line.virtual &&
  a.line.critiques.length === 0 &&
  b.line.critiques.length === 0;

/** One numbered line. Its colour is that of its highest severity. */
const Line = memo(({ line, activeId, ...actions }: LineProps) => {
  const t = useText();
  const { number, opening, critiques, severity, virtual } = line;
  return (
    <li
      value={number}
      className={severity ? `panel-line ${SEVERITY_LOOK[severity].className}` : 'panel-line'}
      data-virtual={virtual || undefined}
    >
      <p className="panel-line__head">
        <span className="panel-line__number">
          <span className="visually-hidden">{t('Line')} </span>
          {number}
        </span>
        <span className="panel-line__opening">
          {virtual ? t('not a line of this essay') : opening}
        </span>
      </p>
      {critiques.map((critique) => (
        <LiveCritique
          key={critique.id}
          critique={critique}
          open={critique.id === activeId}
          {...actions}
        />
      ))}
    </li>
  );
}, isSameLine);

interface Props extends CritiqueActions {
  content: PanelContent;
  activeId: string | null;
}

const holds = (critiques: readonly LineCritique[], id: string | null): boolean =>
  critiques.some((critique) => critique.id === id);

/** The critiques about the whole essay, then every line with its own. */
export function LineList({ content, activeId, ...actions }: Props) {
  const t = useText();
  const { wholeEssay, lines } = content;
  return (
    <>
      {wholeEssay.length > 0 && (
        <section aria-label={t('About the whole essay')}>
          <h3>{t('About the whole essay')}</h3>
          {wholeEssay.map((critique) => (
            <LiveCritique
              key={critique.id}
              critique={critique}
              open={critique.id === activeId}
              {...actions}
            />
          ))}
        </section>
      )}
      <ol className="panel-lines" aria-label={t('Lines')}>
        {lines.map((line) => (
          <Line
            key={`${line.virtual ? 'virtual-' : ''}${line.number}`}
            line={line}
            activeId={holds(line.critiques, activeId) ? activeId : null}
            {...actions}
          />
        ))}
      </ol>
    </>
  );
}
