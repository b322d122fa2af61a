import type { EssayBody } from './essay-body.ts';
import { boundarySigns, neighbourSigns, skippedSigns } from './neighbour-signs.ts';
import { chainSigns, driftSigns, sequencesOf, sequenceSigns } from './order-signs.ts';
import { placesAt, placeSigns } from './place-signs.ts';
import type { Sign } from './sign.ts';

/**
 * Sums the signs of orders of a body. `fold` turns the signs of one place or pair into a T once, however often that
 * place or pair comes back; `add` sums them. An order lists the sentences of the body, by index, as they stand.
 */
export const orderReader = <T>(
  body: EssayBody,
  fold: (signs: readonly Sign[]) => T,
): ((order: readonly number[], add: (value: T) => void) => void) => {
  const { sentences, sizes } = body;
  const known = new Map<string, T>();
  const once = (key: string, signs: () => Sign[]): T => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = fold(signs())));
    return value;
  };
  const sequences = sequencesOf(body);
  return (order, add) => {
    const positions = order.map(() => 0);
    order.forEach((sentence, at) => (positions[sentence] = at));
    let from = 0;
    sizes.forEach((size, paragraph) => {
      for (let i = 0; i < size; i++) {
        const index = order[from + i] ?? 0;
        const sentence = sentences[index];
        if (!sentence) continue;
        for (const place of placesAt(i, size, paragraph, sizes.length))
          add(once(`${place} ${index}`, () => placeSigns(sentence, place, body)));
        add(fold(driftSigns(sentence, (from + i) / Math.max(1, order.length - 1))));
        const before = order[from + i - 1] ?? -1;
        const previous = sentences[before];
        const early = i > 1 ? sentences[order[from + i - 2] ?? -1] : undefined;
        if (previous && i > 0)
          add(once(`near ${before} ${index}`, () => neighbourSigns(previous, sentence, body)));
        if (previous && i === 0)
          add(once(`across ${before} ${index}`, () => boundarySigns(previous, sentence, body)));
        if (early)
          add(
            once(`skip ${order[from + i - 2]} ${index}`, () => skippedSigns(early, sentence, body)),
          );
      }
      from += size;
    });
    add(fold([...sequenceSigns(sequences, positions), ...chainSigns(body, order)]));
  };
};
