/** A place where a text and its sound twin differ. `second` stands elsewhere, in both. */
export interface Slot {
  /** The name before the first colon in lower case, where the text plants several flaws. */
  flaw: string | null;
  flawed: string;
  clean: string;
  second: string | null;
}

const SLOT = /\{\{(?:([a-z-]+):)?([^{}]*?)\|\|([^{}]*?)(?:\|\|([^{}]*?))?\}\}/g;

/** Expands `{{flawed || clean}}` or `{{flaw: flawed || clean || second place}}` into the two texts. */
export const expandSlots = (
  template: string,
): { flawed: string; clean: string; slots: [Slot, ...Slot[]] } => {
  const [first, ...rest] = [...template.matchAll(SLOT)].map(
    ([, flaw, flawed = '', clean = '', second]): Slot => ({
      flaw: flaw ?? null,
      flawed: flawed.trim(),
      clean: clean.trim(),
      second: second?.trim() ?? null,
    }),
  );
  if (!first) throw new Error(`no slot in “${template.slice(0, 60)}”`);
  const fill = (side: 'flawed' | 'clean'): string => {
    const words = [first, ...rest].map((slot) => slot[side]).values();
    return template.replaceAll(SLOT, () => words.next().value ?? '');
  };
  return { flawed: fill('flawed'), clean: fill('clean'), slots: [first, ...rest] };
};
