import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { essayQueryText, readEssayQuery } from './find-essays.ts';
import type { EssayQuery } from './find-essays.ts';

/** The query of the list, which the address holds, so that Back finds the same list again. */
export const useEssayQuery = (): [EssayQuery, (change: Partial<EssayQuery>) => void] => {
  const { key } = useLocation();
  const [query, setQuery] = useState(() => readEssayQuery(location.search));
  // A link to the list, followed from the list itself, asks for all of it.
  useEffect(() => setQuery(readEssayQuery(location.search)), [key]);
  const change = (part: Partial<EssayQuery>): void => {
    // Other essays begin with their first ones again.
    const next = { ...query, shown: null, ...part };
    setQuery(next);
    try {
      // Not through the router, which would go to the top of the page.
      history.replaceState(history.state, '', location.pathname + essayQueryText(next));
    } catch {
      // Safari allows a hundred changes of the address in 30 s. The next one is written again.
    }
  };
  return [query, change];
};
