import { memo } from 'react';
import type { LineCritique } from '@argint/contracts';
import { SeverityIcon } from '../../components/severity-icon.tsx';
import '../../components/marks.css';
import { SEVERITY_LOOK } from '../../config/severity-look.ts';
import { cardId, markId, markName } from './critique-words.ts';
import type { MarkedLine, Piece } from './place-marks.ts';

interface Props {
  lines: readonly MarkedLine[];
  activeId: string | null;
  onChoose: (critique: LineCritique) => void;
}

interface MarkProps {
  piece: Piece;
  critique: LineCritique;
  /** The active critique covers these words. It may be another, wider one. */
  active: boolean;
  expanded: boolean;
  onChoose: Props['onChoose'];
}

const isCoveredBy = ({ critique, also }: Piece, id: string): boolean =>
  critique?.id === id || also.includes(id);

function Mark({ piece, critique, active, expanded, onChoose }: MarkProps) {
  const look = SEVERITY_LOOK[critique.severity].className;
  const className = `mark ${look}${active ? ' mark--active' : ''}`;
  if (!piece.first) {
    return (
      <mark className={className} onClick={() => onChoose(critique)}>
        {piece.text}
      </mark>
    );
  }
  return (
    <mark
      id={markId(critique)}
      className={className}
      role="button"
      tabIndex={0}
      aria-label={markName(critique)}
      aria-expanded={expanded}
      aria-controls={cardId(critique)}
      onClick={() => onChoose(critique)}
      onFocus={() => onChoose(critique)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onChoose(critique);
      }}
    >
      {piece.text}
      <SeverityIcon severity={critique.severity} />
    </mark>
  );
}

/** One line. Renders again only when its own marks change or become active. */
const Line = memo(({ line, activeId, onChoose }: Omit<Props, 'lines'> & { line: MarkedLine }) => (
  <li
    className={line.severity ? `line ${SEVERITY_LOOK[line.severity].className}` : 'line'}
    value={line.number}
    data-virtual={line.virtual || undefined}
  >
    <span className="line__number" aria-hidden="true">
      {line.number}
    </span>
    <span className="line__text">
      {line.pieces.map((piece, index) =>
        piece.critique ? (
          <Mark
            key={index}
            piece={piece}
            critique={piece.critique}
            active={activeId !== null && isCoveredBy(piece, activeId)}
            expanded={piece.critique.id === activeId}
            onChoose={onChoose}
          />
        ) : (
          piece.text
        ),
      )}
      {line.virtual && <em className="line__note"> not a line of this essay</em>}
    </span>
  </li>
));

/** The essay with numbered lines and a mark for each placed critique. */
export function MarkedText({ lines, activeId, onChoose }: Props) {
  return (
    <ol className="marked-text">
      {lines.map((line) => {
        const holdsActive =
          activeId !== null && line.pieces.some((piece) => isCoveredBy(piece, activeId));
        return (
          <Line
            key={`${line.virtual}-${line.number}`}
            line={line}
            activeId={holdsActive ? activeId : null}
            onChoose={onChoose}
          />
        );
      })}
    </ol>
  );
}
