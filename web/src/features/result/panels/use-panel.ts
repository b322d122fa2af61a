import { useCallback, useEffect, useState } from 'react';

/** The panels of a result, in the order of their tabs. The id is also the hash that opens the panel. */
export const PANELS = [
  { id: 'critiques', name: 'Critiques' },
  { id: 'map', name: 'Argument map' },
  { id: 'what-works', name: 'What works' },
  { id: 'scores', name: 'Scores' },
  { id: 'thinking', name: 'Thinking further' },
] as const;
export type PanelId = (typeof PANELS)[number]['id'];

/** The panel that a hash asks for: by its id, or by a critique or words of the essay. Null for any other hash. */
const panelOf = (hash: string): PanelId | null =>
  /^#(?:mark|critique|words)-/.test(hash)
    ? 'critiques'
    : (PANELS.find(({ id }) => `#${id}` === hash)?.id ?? null);

/** The open panel, which follows the address, and a function that opens another one. */
export const usePanel = (): [PanelId, (id: PanelId) => void] => {
  const [panel, setPanel] = useState<PanelId>(() => panelOf(location.hash) ?? 'critiques');
  useEffect(() => {
    const follow = (): void => {
      const next = panelOf(location.hash);
      if (next === null) return;
      setPanel(next);
      // A link to a panel goes to its tab, from where the next step is into the panel.
      if (location.hash === `#${next}`) document.getElementById(`tab-${next}`)?.focus();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const open = useCallback((id: PanelId) => {
    // Replaced, so that Back leaves the result instead of walking through its panels.
    history.replaceState(history.state, '', `#${id}`);
    setPanel(id);
  }, []);
  return [panel, open];
};
