import { Fragment, memo } from 'react';
import type { LineCritique } from '@argint/contracts';
import type { CSSProperties, RefObject } from 'react';
import '../../../components/marks.css';
import { SEVERITY_LOOK } from '../../../config/severity-look.ts';
import type { CritiqueStates } from '../critique-states/critique-state.ts';
import { stateIn } from '../critique-states/critique-state.ts';
import '../styles/marked-text.css';
import { Gutter } from './gutter.tsx';
import { Mark } from './mark.tsx';
import type { ChooseCritique } from './mark.tsx';
import { guessRows, lineKey } from './measure-lines.ts';
import type { LineRows, Metrics } from './measure-lines.ts';
import type { MarkedLine, Piece } from './place-marks.ts';
import { useText } from '../../../lib/i18n/text.ts';

interface Props {
  /** The list's element, which is measured. */
  list: RefObject<HTMLOListElement | null>;
  lines: readonly MarkedLine[];
  /** How many of the lines to render. */
  rendered: number;
  metrics: Metrics | null;
  active: LineCritique | null;
  states: CritiqueStates;
  onChoose: ChooseCritique;
}

type LineProps = Pick<Props, 'active' | 'states' | 'onChoose'> & {
  line: MarkedLine;
  rows: LineRows | null;
};

const isCoveredBy = ({ critique, also }: Piece, id: string): boolean =>
  critique?.id === id || also.includes(id);

function LineText({ line, active, states, onChoose }: Omit<LineProps, 'rows'>) {
  let end = 0;
  return line.pieces.map((piece) => {
    // By its place in the line: a new mark must not make other words out of those that stay.
    const { critique } = piece;
    const key = `${end}-${critique?.id ?? ''}`;
    end += piece.text.length;
    const covered = active !== null && isCoveredBy(piece, active.id);
    if (critique) {
      return (
        <Mark
          key={key}
          piece={piece}
          critique={critique}
          active={covered}
          expanded={critique.id === active?.id}
          state={stateIn(states, critique)}
          onChoose={onChoose}
        />
      );
    }
    if (!covered) return <Fragment key={key}>{piece.text}</Fragment>;
    return (
      <span key={key} className={`covered ${SEVERITY_LOOK[active.severity].className}`}>
        {piece.text}
      </span>
    );
  });
}

/** One line. Renders again only when its own critiques change or become active. */
const Line = memo(({ line, rows, ...rest }: LineProps) => {
  const t = useText();
  const length = line.pieces.reduce((sum, { text }) => sum + text.length, 0);
  return (
    <li
      className={line.severity ? `line ${SEVERITY_LOOK[line.severity].className}` : 'line'}
      value={line.number}
      data-virtual={line.virtual || undefined}
      data-unmeasured={rows === null || undefined}
      style={{ '--line-rows': rows?.rows ?? guessRows(length) } as CSSProperties}
    >
      <span className="line__number" aria-hidden="true">
        {line.number}
      </span>
      <Gutter
        places={line.places}
        rows={rows}
        activeId={rest.active?.id ?? null}
        states={rest.states}
        onChoose={rest.onChoose}
      />
      <span className="line__text" data-line={lineKey(line)} lang={line.virtual ? undefined : 'en'}>
        <LineText line={line} {...rest} />
        {line.virtual && <em className="line__note">{t('not a line of this essay')}</em>}
      </span>
    </li>
  );
});

/** The essay with numbered lines and a mark for each placed critique. */
export function MarkedText({ list, lines, rendered, metrics, active, states, onChoose }: Props) {
  return (
    <ol ref={list} className="marked-text">
      {lines.slice(0, rendered).map((line) => {
        const holdsActive =
          active !== null && line.places.some(({ critique }) => critique.id === active.id);
        return (
          <Line
            key={lineKey(line)}
            line={line}
            rows={metrics?.lines.get(lineKey(line)) ?? null}
            active={holdsActive ? active : null}
            states={states}
            onChoose={onChoose}
          />
        );
      })}
    </ol>
  );
}
