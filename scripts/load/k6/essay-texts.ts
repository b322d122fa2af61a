const essays = ['school-phones', 'lecture-language', 'bus-lanes', 'basic-income'].map((name) =>
  open(import.meta.resolve(`../essays/${name}.txt`)).trim(),
);

const TOWNS = [
  'Durban',
  'Soweto',
  'Kimberley',
  'Polokwane',
  'Knysna',
  'Upington',
  'Welkom',
  'Paarl',
];
const JUDGES = ['residents', 'nurses', 'teachers', 'drivers', 'students', 'traders', 'pensioners'];

/**
 * The nth essay: 350 to 750 words. The four essays come in turn, their middle paragraphs in another order, with a
 * closing sentence that no other essay has, so that no text is sent twice. Their studies and figures are invented.
 */
export const essayAt = (n: number): string => {
  const paragraphs = (essays[n % essays.length] as string).split('\n\n');
  const middle = paragraphs.slice(2, -1);
  const turn = Math.floor(n / essays.length) % middle.length;
  const town = TOWNS[n % TOWNS.length];
  const judge = JUDGES[n % JUDGES.length];
  return [
    ...paragraphs.slice(0, 2),
    ...middle.slice(turn),
    ...middle.slice(0, turn),
    ...paragraphs.slice(-1),
    `In ${town}, ${n + 2} ${judge} were asked about it, and their answers do not change this conclusion.`,
  ].join('\n\n');
};
