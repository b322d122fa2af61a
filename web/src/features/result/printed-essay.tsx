import { Fragment } from 'react';
import '../../components/marks.css';
import { SEVERITY_LOOK } from '../../config/severity-look.ts';
import { critiqueIdOf } from './critique-places.ts';
import { lineKey } from './marks/measure-lines.ts';
import type { MarkedLine } from './marks/place-marks.ts';
import './styles/printed.css';

/** The numbers of the critiques that begin in a range of a line's characters. */
const numbersIn = (
  { places }: MarkedLine,
  numbers: ReadonlyMap<string, number>,
  from: number,
  to: number,
): number[] =>
  places.flatMap((place) =>
    place.as !== 'more' && place.from >= from && place.from < to
      ? (numbers.get(critiqueIdOf(place.critique.id)) ?? [])
      : [],
  );

function LineWords({ line, numbers }: { line: MarkedLine; numbers: ReadonlyMap<string, number> }) {
  let end = 0;
  return line.pieces.map(({ text, critique }) => {
    const begin = end;
    end += text.length;
    const begun = numbersIn(line, numbers, begin, end);
    return (
      <Fragment key={begin}>
        {begun.length > 0 && <sup>{begun.join(', ')}</sup>}
        {critique ? (
          <mark className={`mark ${SEVERITY_LOOK[critique.severity].className}`}>{text}</mark>
        ) : (
          text
        )}
      </Fragment>
    );
  });
}

/** The essay on paper: numbered lines, and before its words the number of each critique of the list below. */
export function PrintedEssay(props: {
  lines: readonly MarkedLine[];
  numbers: ReadonlyMap<string, number>;
}) {
  return (
    <ol className="printed-essay">
      {props.lines
        .filter(({ virtual }) => !virtual)
        .map((line) => (
          <li key={lineKey(line)} value={line.number} lang="en">
            <span className="printed-essay__line" aria-hidden="true">
              {line.number}
            </span>
            <LineWords line={line} numbers={props.numbers} />
          </li>
        ))}
    </ol>
  );
}
