const list = (words: string): string[] => words.trim().split(/\s+/);

const adjectives = list(`
  local public private rural cheap dry fair formal free global heavy large late legal modern narrow
  poor quiet rapid rich safe severe shared slow small social steady strict strong weak wide young bare bold broad busy
  careful central clean clear coastal common costly crowded daily dense distant dusty fragile frequent full gentle hidden
  lasting loyal major minor moderate mutual noisy plain practical proper provincial recent regular remote simple skilled
  sound spare stable sudden tense thorough timely useful visible vocal warm waste`);
const nouns = list(`
  budget clinic council court crop dam election farm fence garden harvest hospital house journal law market meter
  museum newspaper park pipe plan port price railway report river road school shop street tariff teacher town tree
  village bridge bus campus channel contract curfew debate deposit drain drought factor fee ferry field fine flood forum
  grant guideline harbour highway kitchen lake lease lesson levy library licence loan lot machine mine network
  orchard parcel patent pension permit petition plant platform policy programme project quota ration
  region reservoir rule salary scheme service signal station store subject tank tax tender term test textbook ticket
  tool trade train union vaccine valley vehicle vote wage wall ward well workshop`).filter(
  (noun) => !/(?:y|s|x|ch|sh)$/.test(noun),
);
const groups = list(`
  farmer nurse parent pupil driver miner trader voter worker student tenant builder fisher commuter pensioner
  councillor engineer journalist lecturer planner shopkeeper taxpayer translator villager visitor writer`);
const verbs = list(`
  change support limit protect divide serve weaken delay improve burden defend fund shape reward threaten guide replace
  attract balance challenge collect compare connect defeat deliver demand disturb favour finance follow govern
  guard hinder inform maintain measure mention need offer prefer prevent promote question reduce reject repair restore
  secure strengthen supply trust value welcome`);
const adverbs = list(`
  slowly rarely often openly badly clearly quickly seldom quietly partly fairly usually hardly mostly deeply calmly freely
  gladly jointly kindly loudly mainly rightly safely strictly warmly wisely`);
const places = list(`
  Durban Soweto Pretoria Kimberley Mthatha Polokwane George Knysna Upington Bhisho Mahikeng Ladysmith Newcastle Worcester
  Stellenbosch Paarl Welkom Vryburg Ermelo Springbok Calvinia Standerton Vereeniging Zeerust`);
const authors = list('Nkosi Dlamini Botha Naidoo Mokoena Pillay Jacobs Sithole Adams Khumalo');
const links = list('because although while since unless where');

/** Draws pseudo-random words from the lists. The same seed gives the same words. */
const drawing = (start: number) => {
  let seed = start;
  const below = (limit: number): number => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  const of = (from: readonly string[]) => (): string => from[below(from.length)] ?? '';
  return {
    below,
    adj: of(adjectives),
    noun: of(nouns),
    group: of(groups),
    verb: of(verbs),
    adv: of(adverbs),
    place: of(places),
    author: of(authors),
    link: of(links),
  };
};
type Draw = ReturnType<typeof drawing>;

const forms: readonly ((draw: Draw) => string)[] = [
  ({ adj, noun, place, verb, link, group, adv }) =>
    `The ${adj()} ${noun()} of ${place()} ${verb()}s ${adj()} ${noun()}s, ${link()} they ${adv()} ${verb()} ${group()}s and the ${adj()} ${noun()}.`,
  ({ noun, verb, group, place, adj, adv }) =>
    `Where the ${noun()} ${verb()}s ${group()}s in ${place()}, ${adj()} ${noun()}s ${adv()} ${verb()} their ${noun()}.`,
  ({ place, below, adj, noun, verb, group }) =>
    `In ${place()}, ${100 + below(9_000)} ${adj()} ${noun()}s ${verb()} what ${group()}s expect of a ${adj()} ${noun()}.`,
  ({ adj, noun, verb, group }) =>
    `A ${adj()} ${noun()} should ${verb()} ${adj()} ${group()}s before it ${verb()}s any ${adj()} ${noun()}.`,
  ({ author, below, group, noun, adv, verb, adj }) =>
    `${author()} (${1_990 + below(35)}) finds that ${group()}s near the ${noun()} ${adv()} ${verb()} ${adj()} ${noun()}s.`,
  ({ noun, adj, group, verb }) =>
    `The ${noun()} matters because ${adj()} ${group()}s cannot ${verb()} ${adj()} ${noun()}s without a ${adj()} ${noun()}.`,
  ({ group, verb, adj, noun, below, place }) =>
    `However, ${group()}s who ${verb()} the ${adj()} ${noun()} also ${verb()} ${10 + below(90)} ${noun()}s in ${place()}.`,
  ({ adj, noun, verb, group, place, adv }) =>
    `Some argue that ${adj()} ${noun()}s ${verb()} ${group()}s, yet the ${noun()} in ${place()} ${adv()} ${verb()}s them.`,
  ({ noun, verb, adj, group }) =>
    `When the ${noun()} ${verb()}s a ${noun()}, ${adj()} ${group()}s must ${verb()} the ${adj()} ${noun()} at their own cost.`,
];

const opening =
  'Public money should build what people share before it pays for what a few can buy.';
const closing =
  'In conclusion, public money should build what people share, and the towns that tried it are better off.';
const wordsOf = (text: string): number => text.split(' ').length;

/**
 * An essay of `words` words, or up to thirty more: a thesis, paragraphs of six sentences, and a conclusion. No
 * sentence repeats and phrases rarely do, so the engine treats it as an essay up to at least 64,000 words.
 */
export const longEssay = (words: number): string => {
  const draw = drawing(7);
  const paragraphs: string[][] = [[opening]];
  let written = wordsOf(opening) + wordsOf(closing);
  while (written < words) {
    const sentence = forms[draw.below(forms.length)]?.(draw) ?? '';
    const last = paragraphs.at(-1);
    if (last && last.length < 6) last.push(sentence);
    else paragraphs.push([sentence]);
    written += wordsOf(sentence);
  }
  paragraphs.push([closing]);
  return paragraphs.map((sentences) => sentences.join(' ')).join('\n\n');
};
