import type { EssayModel } from '../essay-model.ts';
import { isCited } from '../layers/region-lookup.ts';
import { plural } from '../wording.ts';
import { judged, ramp, withheld } from './criterion.ts';
import type { Criterion } from './criterion.ts';

/** Withheld if the essay contains no citation, quotation or figure, because then nothing needs a source. */
export const sourcesScore = (model: EssayModel): Criterion => {
  const cited = model.sentences.filter((s) => isCited(model, s)).length;
  const quotations = model.regions.filter((r) => r.kind === 'quotation').length;
  const figures = model.sentences.filter((s) =>
    /\d ?(?:%|per ?cent)|\b(?:studies|research|statistics)\b/i.test(s.text),
  ).length;
  const list = model.regions.some((r) => r.kind === 'references');
  if (cited + quotations + figures === 0 && !list)
    return withheld(
      'The essay cites nothing and gives neither quotation nor figure that would need a source.',
    );
  const need = Math.max(1, quotations + figures, Math.round(model.proseWords / 150));
  const citedShare = ramp(cited / need, 0, 1);
  const citing = `${cited === 1 ? '1 sentence cites' : `${cited} sentences cite`} a source`;
  const listed = list ? 'there is a list of references' : 'there is no list of references';
  return judged(
    20 + 50 * citedShare + (list ? 20 : 0) + (cited > 0 ? 10 : 0),
    15,
    [
      citing,
      `${plural(quotations, 'quotation')} and ${figures === 1 ? '1 figure or appeal' : `${figures} figures or appeals`} to research`,
      listed,
    ],
    [
      {
        measure: 'citations',
        points: 60 - 50 * citedShare - (cited > 0 ? 10 : 0),
        observation: citing,
      },
      { measure: 'list', points: list ? 0 : 20, observation: listed },
    ],
  );
};
