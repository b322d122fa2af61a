import type { LineCritique } from '@argint/contracts';
import { useContext } from 'react';
import { useText } from '../../../lib/i18n/text.ts';
import { placesOf } from '../critique-places.ts';
import type { NamedPlace } from '../critique-places.ts';
import { PlacesContext } from '../places-context.ts';

/** Places that are named one by one. More of them would push the decisions of the card out of the window. */
const MOST_NAMED = 5;

/** Leads to the other places of a critique that has more than one. */
export function PlaceList({ critique }: { critique: LineCritique }) {
  const { own, onPlace } = useContext(PlacesContext);
  const places = placesOf(critique, own(critique));
  if (places.length === 0) return null;
  const shared = { places, current: critique.id, onPlace };
  return places.length <= MOST_NAMED ? <NamedPlaces {...shared} /> : <PlaceSteps {...shared} />;
}

interface Props {
  places: readonly NamedPlace[];
  /** Id of the place where the card is open. */
  current: string;
  onPlace: (id: string) => void;
}

function NamedPlaces({ places, current, onPlace }: Props) {
  const t = useText();
  return (
    <div className="critique__places">
      <strong>{t('All places:')}</strong>
      <ul>
        {places.map(({ id, lineNumber }) => (
          <li key={id}>
            <button
              type="button"
              className="text-button"
              aria-current={id === current ? 'location' : undefined}
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

/** One step back or on through many places. After the last comes the first. */
function PlaceSteps({ places, current, onPlace }: Props) {
  const t = useText();
  const at = places.findIndex(({ id }) => id === current);
  const step = (by: number): void => {
    const next = places[(at + by + places.length) % places.length];
    if (next) onPlace(next.id);
  };
  return (
    <div className="critique__places" role="group" aria-label={t('Places')}>
      <span role="status">
        {t('Place {{at}} of {{all}}, line {{line}}', {
          at: at + 1,
          all: places.length,
          line: places[at]?.lineNumber ?? '',
        })}
      </span>
      <button type="button" className="text-button" onClick={() => step(-1)}>
        {t('Previous place')}
      </button>
      <button type="button" className="text-button" onClick={() => step(1)}>
        {t('Next place')}
      </button>
    </div>
  );
}
