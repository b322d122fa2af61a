import type { LineCritique } from '@argint/contracts';
import { useContext } from 'react';
import { useText } from '../../../lib/i18n/text.ts';
import { placesOf } from '../critique-places.ts';
import { PlacesContext } from '../places-context.ts';

/** Links to all places of a critique that has more than one. */
export function PlaceList({ critique }: { critique: LineCritique }) {
  const t = useText();
  const { own, onPlace } = useContext(PlacesContext);
  const places = placesOf(critique, own(critique));
  if (places.length === 0) return null;
  return (
    <div className="critique__places">
      <strong>{t('All places:')}</strong>
      <ul>
        {places.map(({ id, lineNumber }) => (
          <li key={id}>
            <button
              type="button"
              className="text-button"
              aria-current={id === critique.id ? 'location' : undefined}
              onClick={() => onPlace(id)}
            >
              {t('line {{line}}', { line: lineNumber })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
