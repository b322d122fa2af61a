import type { LineCritique } from '@argint/contracts';
import { createContext } from 'react';

/** Goes from one place of a critique to another. */
interface Places {
  /** The critique at its first place, for one of its places. */
  own: (critique: LineCritique) => LineCritique;
  /** Opens the card beside another place. */
  onPlace: (id: string) => void;
}

/** For the cards of one essay. Without a provider there is one place each. */
export const PlacesContext = createContext<Places>({
  own: (critique) => ({ ...critique, related: [] }),
  onPlace: () => undefined,
});
