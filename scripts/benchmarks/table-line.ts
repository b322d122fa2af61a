import type { Figure } from './statistics.ts';

const verdict = ({ aim, ratio, value, unit }: Figure): string => {
  if (!aim) return '';
  const measured = 'atLeast' in aim ? (ratio ?? value) : value;
  const reached = 'atLeast' in aim ? measured >= aim.atLeast : measured < aim.below;
  const wanted = 'atLeast' in aim ? `at least ${aim.atLeast}` : `below ${aim.below} ${unit}`;
  return `  ${reached ? 'reaches' : 'MISSES'} the aim: ${wanted}`;
};

/** One line of the table for a figure, with its value in an earlier run if there is one. */
export const toLine = (figure: Figure, earlier?: ReadonlyMap<string, number>): string => {
  const { name, value, unit, ratio, baseline, note } = figure;
  const before = earlier?.get(name);
  return [
    `${name.padEnd(52)} ${value.toFixed(value < 10 ? 2 : 0).padStart(8)} ${unit.padEnd(8)}`,
    ratio === undefined ? '' : `  ${ratio.toFixed(2)} x ${baseline}`,
    verdict(figure),
    before === undefined ? '' : `  was ${before.toFixed(value < 10 ? 2 : 0)}`,
    note === undefined ? '' : `  (${note})`,
  ].join('');
};
