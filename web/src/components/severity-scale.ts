import type { SeverityScale } from '@argint/contracts/severity';
import { createContext, useContext } from 'react';

const Scale = createContext<SeverityScale>('analysis');

/** Sets whose severity words the components inside show. @default analysis */
export const SeverityScaleProvider = Scale.Provider;

/** The severity words of the screen this component is on. */
export const useSeverityScale = (): SeverityScale => useContext(Scale);
