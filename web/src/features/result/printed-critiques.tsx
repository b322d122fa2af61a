import type { LineCritique } from '@argint/contracts';
import { SeverityBadge } from '../../components/severity-badge.tsx';
import { SEVERITY_LOOK } from '../../config/severity-look.ts';
import { usePrinting } from '../../lib/use-printing.ts';
import { stateIn, stateLabel } from './critique-states/critique-state.ts';
import type { CritiqueStates } from './critique-states/critique-state.ts';
import { aboutOf } from './critique-words.ts';
import { CritiqueReasons } from './margin/critique-body.tsx';

/** On paper, every critique in full below the essay, whatever is open or filtered on the screen. */
export function PrintedCritiques(props: {
  critiques: readonly LineCritique[];
  states: CritiqueStates;
}) {
  if (!usePrinting()) return null;
  return (
    <ol className="printed" aria-label="Every critique">
      {props.critiques.map((critique) => {
        const label = stateLabel(stateIn(props.states, critique));
        const about = [...aboutOf(critique), ...(label === null ? [] : [label])];
        return (
          <li key={critique.id} className={SEVERITY_LOOK[critique.severity].className}>
            <SeverityBadge severity={critique.severity} about={about} />
            <h3>{critique.issue}</h3>
            <CritiqueReasons critique={critique} />
            <p>
              <strong>Fix:</strong> {critique.fix}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
