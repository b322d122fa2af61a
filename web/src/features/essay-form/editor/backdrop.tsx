import type { Severity } from '@argint/contracts/severity';
import { memo } from 'react';
import '../../../components/marks.css';
import { SEVERITY_LOOK } from '../../../config/severity-look.ts';
import type { EditorMark, LinePiece } from './editor-marks.ts';

interface LineProps {
  pieces: readonly LinePiece[];
  /** The chosen critique, if it has words on this line. */
  activeId: string | null;
}

const isSamePiece = (a: LinePiece, b: LinePiece | undefined): boolean =>
  a.text === b?.text && a.mark?.id === b.mark?.id && a.mark?.severity === b.mark?.severity;

const isSameLine = (a: LineProps, b: LineProps): boolean =>
  a.activeId === b.activeId &&
  a.pieces.length === b.pieces.length &&
  a.pieces.every((piece, i) => isSamePiece(piece, b.pieces[i]));

/** A longer passage is not underlined: its line's number has the colour, and the passage is tinted when it is chosen. */
const LONG_CHARS = 150;

const markClass = ({ id, severity, start, end }: EditorMark, activeId: string | null): string =>
  [
    end - start > LONG_CHARS ? 'passage' : 'mark',
    SEVERITY_LOOK[severity].className,
    id === activeId && 'mark--active',
  ]
    .filter(Boolean)
    .join(' ');

/** The class of the highest severity on a line. */
const lineClass = (pieces: readonly LinePiece[]): string | undefined => {
  const highest = pieces.reduce((most, { mark }) => Math.max(most, mark?.severity ?? 0), 0);
  return highest === 0 ? undefined : SEVERITY_LOOK[highest as Severity].className;
};

/** One line as wide as in the textarea, which puts its number at the right height. */
const Line = memo(
  ({ pieces, activeId }: LineProps) => (
    <div className={lineClass(pieces)}>
      {pieces.length === 0 && '\u200b'}
      {pieces.map(({ text, mark }, i) =>
        mark ? (
          <mark key={i} className={markClass(mark, activeId)}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </div>
  ),
  isSameLine,
);

interface Props {
  lines: readonly (readonly LinePiece[])[];
  activeId: string | null;
}

/** Line numbers and underlines behind the textarea: a copy of the text, of which only these are seen. */
export const Backdrop = memo(({ lines, activeId }: Props) =>
  lines.map((pieces, i) => (
    <Line
      key={i}
      pieces={pieces}
      activeId={pieces.some(({ mark }) => mark?.id === activeId) ? activeId : null}
    />
  )),
);
