/** Verbs whose past and participle differ from each other: base, past, participle. */
const THREE_FORMS = `arise arose arisen, be was been, bear bore borne, become became become, begin began begun,
  bite bit bitten, blow blew blown, break broke broken, choose chose chosen, come came come, do did done,
  draw drew drawn, drink drank drunk, drive drove driven, eat ate eaten, fall fell fallen, fly flew flown,
  forbid forbade forbidden, forget forgot forgotten, forgive forgave forgiven, freeze froze frozen, give gave given,
  go went gone, grow grew grown, hide hid hidden, know knew known, mistake mistook mistaken,
  overcome overcame overcome, ride rode ridden, ring rang rung, rise rose risen, run ran run, see saw seen,
  shake shook shaken, sing sang sung, sink sank sunk, speak spoke spoken, spring sprang sprung, steal stole stolen,
  swear swore sworn, swim swam swum, take took taken, tear tore torn, throw threw thrown, undergo underwent undergone,
  undertake undertook undertaken, wake woke woken, wear wore worn, withdraw withdrew withdrawn, write wrote written`;

/** Verbs with one form for both: base, past. Those whose past is also the base of another verb are left out. */
const TWO_FORMS = `bring brought, build built, buy bought, catch caught, creep crept, deal dealt, feel felt, fight fought,
  flee fled, get got, have had, hear heard, hold held, keep kept, lead led, leave left, lend lent, lose lost,
  make made, mean meant, meet met, pay paid, say said, seek sought, sell sold, send sent, sleep slept, spend spent,
  stand stood, sweep swept, teach taught, tell told, think thought, understand understood, win won`;

const rows = (text: string): string[][] => text.split(',').map((row) => row.trim().split(/\s+/));

/** An irregular verb in its three forms. */
export interface IrregularVerb {
  base: string;
  past: string;
  participle: string;
}

/** The irregular verbs of English whose past is not their base form. */
export const IRREGULAR_VERBS: readonly IrregularVerb[] = [
  ...rows(THREE_FORMS).map(([base = '', past = '', participle = '']) => ({
    base,
    past,
    participle,
  })),
  ...rows(TWO_FORMS).map(([base = '', past = '']) => ({ base, past, participle: past })),
];

/** Participle -> its verb, where it is neither the past nor the base form: 'seen', 'known'. */
export const BY_PARTICIPLE: ReadonlyMap<string, IrregularVerb> = new Map(
  IRREGULAR_VERBS.filter(
    ({ base, past, participle }) => participle !== past && participle !== base,
  ).map((verb): [string, IrregularVerb] => [verb.participle, verb]),
);
/** Past -> its verb, where it is no participle: 'went', 'saw'. */
export const BY_PAST: ReadonlyMap<string, IrregularVerb> = new Map(
  IRREGULAR_VERBS.filter(({ past, participle }) => past !== participle).map(
    (verb): [string, IrregularVerb] => [verb.past, verb],
  ),
);
