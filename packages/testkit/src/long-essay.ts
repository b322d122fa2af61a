const list = (words: string): string[] => words.split(' ');

const adjectives = list(
  'local public private rural urban annual careful cheap dry early fair formal free global heavy honest large late legal modern narrow open poor quiet rapid rich safe severe shared slow small social steady strict strong weak wide young',
);
const nouns = list(
  'budget clinic council court crop dam election factory family farm fence garden harvest hospital house journal law library market meter museum newspaper office park pipe policy port price railway report river road school shop street tariff teacher town tree union village',
);
const places = list(
  'Durban Soweto Pretoria Kimberley Mthatha Polokwane George Knysna Upington Bhisho Mahikeng Ladysmith Newcastle Worcester Stellenbosch Paarl Grahamstown Welkom Vryburg Ermelo',
);
const verbs = list(
  'changes supports limits protects divides serves weakens feeds delays improves burdens defends funds shapes reaches rewards threatens teaches guides replaces',
);
const adverbs = list(
  'slowly rarely often openly badly clearly quickly seldom quietly partly fairly usually hardly mostly deeply',
);
const links = list('because although while since unless where');

/** Sentences that differ, about `words` words in paragraphs of six; up to some 6,000, beyond which the engine rightly calls it repeated. */
export const longEssay = (words: number): string => {
  let seed = 7;
  const pick = (from: readonly string[]): string => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    return from[Math.floor((seed / 2 ** 32) * from.length)] ?? '';
  };
  const count = (): number => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    return 100 + (seed % 9_000);
  };
  const sentence = (): string =>
    `The ${pick(adjectives)} ${pick(nouns)} and its ${pick(nouns)} in ${pick(places)} ${pick(adverbs)} ${pick(verbs)} ${count()} ${pick(adjectives)} ${pick(nouns)}s, ${pick(links)} they and ${count()} other ${pick(nouns)}s ${pick(adverbs)} guide our ${pick(adjectives)} ${pick(nouns)}s to ${pick(places)}.`;
  const paragraphs: string[] = [];
  for (let written = 0; written < words;) {
    const paragraph = Array.from({ length: 6 }, sentence).join(' ');
    written += paragraph.split(' ').length;
    paragraphs.push(paragraph);
  }
  return paragraphs.join('\n\n');
};
