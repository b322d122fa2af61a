import type { LineCritique } from '@argint/contracts';
import { SeverityBadge } from '../../components/severity-badge.tsx';
import { SEVERITY_LOOK } from '../../config/severity-look.ts';
import { usePrinting } from '../../lib/use-printing.ts';
import { stateIn, stateLabel } from './critique-states/critique-state.ts';
import type { CritiqueStates } from './critique-states/critique-state.ts';
import { critiqueIdOf, withPlaces } from './critique-places.ts';
import { aboutOf } from './critique-words.ts';
import { CritiqueReasons } from './margin/critique-body.tsx';
import { placeMarks } from './marks/place-marks.ts';
import { PrintedEssay } from './printed-essay.tsx';
import { useText } from '../../lib/i18n/text.ts';

interface Props {
  text: string;
  critiques: readonly LineCritique[];
  states: CritiqueStates;
}

/** On paper, the essay and below it every critique in full, whatever is open or filtered on the screen. */
export function PrintedCritiques(props: Props) {
  return usePrinting() ? <Printed {...props} /> : null;
}

function Printed({ text, critiques, states }: Props) {
  const t = useText();
  const { lines, placed, unplaced } = placeMarks(
    text,
    critiques.flatMap((one) => withPlaces(text, one)),
  );
  // A repeated slip has the number of the first of its places.
  const ids = new Set([...placed, ...unplaced].map(({ id }) => critiqueIdOf(id)));
  const byId = new Map(critiques.map((critique) => [critique.id, critique]));
  const inOrder = [...ids].flatMap((id) => byId.get(id) ?? []);
  const numbers = new Map(inOrder.map(({ id }, index) => [id, index + 1]));
  return (
    <>
      <PrintedEssay lines={lines} numbers={numbers} />
      <h2 className="printed__title">{t('Every critique')}</h2>
      <ol className="printed" aria-label={t('Every critique')}>
        {inOrder.map((critique) => {
          const label = stateLabel(stateIn(states, critique));
          const about = [...aboutOf(critique), ...(label === null ? [] : [label])];
          return (
            <li key={critique.id} className={SEVERITY_LOOK[critique.severity].className}>
              <span className="printed__number">{numbers.get(critique.id)}</span>
              <SeverityBadge severity={critique.severity} about={about} />
              <h3 lang="en">{critique.issue}</h3>
              <CritiqueReasons critique={critique} />
              <p>
                <strong>{t('Fix:')}</strong> <span lang="en">{critique.fix}</span>
              </p>
            </li>
          );
        })}
      </ol>
    </>
  );
}
