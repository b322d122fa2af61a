/**
 * The parts of the specifications with the number of their rows. docs/spec-coverage.md has an entry for each row, such
 * as D1.home.3: the third row of the part `home` of the first specification.
 */
export const SPEC_ROWS: Readonly<Record<string, number>> = {
  'D1.product': 11,
  'D1.routes': 8,
  'D1.header': 4,
  'D1.home': 13,
  'D1.lines': 7,
  'D1.live': 3,
  'D1.status': 5,
  'D1.results': 5,
  'D1.premium': 9,
  'D1.essays': 4,
  'D1.essay': 4,
  'D1.entities': 21,
  'D1.session': 10,
  'D1.prompt': 3,
  'D1.submit': 7,
  'D1.job': 12,
  'D1.validation': 13,
  'D1.roles': 6,
  'D1.calls': 17,
  'D1.errors': 30,
  'D1.plans': 5,
  'D1.limits': 18,
};
