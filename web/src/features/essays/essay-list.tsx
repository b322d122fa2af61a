import type { EssayCard as Essay } from '@argint/contracts';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { EssayCard } from './essay-card.tsx';
import './essays.css';

/** The cards, and the way to the next essay. */
export function EssayList(props: { essays: readonly Essay[]; onDelete: (id: string) => void }) {
  return (
    <>
      <header className="essays__head">
        <h1>Your Essays</h1>
        <LinkButton to={paths.section('essay-form')}>New essay</LinkButton>
      </header>
      <ul className="essays">
        {props.essays.map((essay) => (
          <li key={essay.id}>
            <EssayCard essay={essay} onDelete={props.onDelete} />
          </li>
        ))}
      </ul>
    </>
  );
}
