import { HEDGES, phraseFinder } from '@argint/text-analysis';
import type { EssayModel, Paragraph, Sentence } from '../essay-model.ts';
import { contentStems } from '../layers/term-layer.ts';
import type { Moves } from '../argument/essay-moves.ts';
import { isQuotable } from '../argument/essay-moves.ts';
import { quoteOf } from '../argument/plain-clause.ts';

const hedges = phraseFinder(HEDGES);
const MOST = 3;
const explains =
  /\b(?:so that|which means|this means|therefore|thus|as a result|that is why|this shows)\b/i;
const demand = /\b(?:should|must|ought to|have a right|has a right|duty)\b/i;

type Slot = readonly [name: string, filler: string | null, task: string];

/** A sentence frame with the essay's own words in its slots, and a task for each empty slot. */
const frame = (title: string, slots: readonly Slot[]): string =>
  `${title} ${slots.map(([name, filler, task]) => `${name}: ${filler ?? `still to write (${task})`}`).join('. ')}.`.replaceAll(
    '?.',
    '?',
  );

const quoted = (sentence: Sentence | null | undefined, max = 80): string | null =>
  sentence ? quoteOf(sentence.text, max) : null;

const toulmin = (
  model: EssayModel,
  { thesis, nearest, claims, counters }: Moves,
): string | null => {
  const claim = thesis ?? nearest;
  const [best] = claims.filter((link) => link.claim !== claim);
  if (!claim) return null;
  const careful = hedges(claim.words)[0];
  return frame('Toulmin’s model, for the backbone of the essay.', [
    ['Claim', quoted(claim), ''],
    ['Grounds', quoted(best?.claim), 'the fact you would point to first'],
    ['Warrant', null, `why do the grounds show the claim?`],
    ['Qualifier', careful ? `“${careful.phrase}”` : null, 'how often, or for whom, does it hold?'],
    ['Rebuttal', quoted(counters[0]?.sentence), 'who would deny it, and with which fact?'],
  ]);
};

const rogerian = ({ thesis, counters, mentionOfOthers }: Moves): string | null =>
  !thesis || counters.length > 0
    ? null
    : frame(
        mentionOfOthers
          ? 'A Rogerian order, because you name others but don’t give their reason.'
          : 'A Rogerian order, because we found nobody who objects.',
        [
          [
            'Their view, in words they would sign',
            quoted(mentionOfOthers),
            'two sentences without “but”',
          ],
          ['Where they are right', null, 'the case in which you would act as they do'],
          ['Your view', quoted(thesis), ''],
          ['What both of you want', null, 'the aim you share; end the essay there'],
        ],
      );

const refutation = ({ thesis, counters }: Moves): string | null => {
  const open = counters.find(({ answer }) => answer === null);
  if (!open || !thesis) return null;
  return frame('Concession and reply, the classical order.', [
    ['Objection', quoted(open.sentence), ''],
    ['What is true in it', null, 'one sentence that begins “It is right that …”'],
    ['Why it does not settle the matter', null, 'one sentence that begins “Yet …”'],
    ['What remains', quoted(thesis), ''],
  ]);
};

const weakest = (model: EssayModel, { claims }: Moves): Paragraph | undefined => {
  const linksOf = ({ index }: Paragraph) => claims.filter(({ claim }) => claim.paragraph === index);
  const body = model.prose.filter((p) => p.part === 'body' && linksOf(p).length > 0);
  const support = (p: Paragraph) => linksOf(p).reduce((sum, l) => sum + l.premises.length, 0);
  return body.toSorted((a, b) => support(a) - support(b) || a.index - b.index)[0];
};

const peel = (model: EssayModel, moves: Moves): string | null => {
  const { thesis, claims } = moves;
  const paragraph = weakest(model, moves);
  const link = claims.find(({ claim }) => claim.paragraph === paragraph?.index);
  if (!paragraph || !link) return null;
  const line = model.lines.lineAt(paragraph.start);
  const held = new Set(contentStems(thesis?.words ?? []));
  const last = paragraph.sentences.at(-1);
  const linked =
    last && last !== link.claim && contentStems(last.words).filter((t) => held.has(t)).length >= 2;
  return frame(`PEEL, for the paragraph on line ${line}.`, [
    ['Point', quoted(link.claim), ''],
    ['Evidence', quoted(link.premises[0]), 'one case or figure'],
    [
      'Explanation',
      quoted(link.premises.find(({ text }) => explains.test(text))),
      'say what the evidence shows about the point',
    ],
    [
      'Link',
      linked ? quoted(last) : null,
      thesis ? `come back to ${quoteOf(thesis, 60)}` : 'come back to your position',
    ],
  ]);
};

const lenses: readonly (readonly [string, RegExp, string])[] = [
  [
    'Consequences',
    /\b(?:benefit|result|help|harm|effect|improve|better off|lead)\w*/i,
    'who gains, and who loses?',
  ],
  [
    'Rights and duties',
    /\b(?:right to|rights|duty|duties|obligat|responsib|promise)\w*/i,
    'what do people owe each other here, even if it costs something?',
  ],
  [
    'Fairness',
    /\b(?:fair|unfair|equal|justice|unjust|deserve)\w*/i,
    'would you agree if you did not know your own place in it?',
  ],
  [
    'Ubuntu and care',
    /\b(?:communit|together|care for|caring|belong|neighbour|relationship|ubuntu)\w*/i,
    'which relationship does it mend or break?',
  ],
];

const ethics = (model: EssayModel): string | null => {
  const demands = model.sentences.filter((s) => isQuotable(s) && demand.test(s.text));
  const [first] = demands;
  if (!first || demands.length < 3) return null;
  return frame(
    `Four ethical points of view, because ${demands.length} of your sentences say what should be done, among them ${quoteOf(first, 70)}`.concat(
      '.',
    ),
    lenses.map(([name, sign, task]): Slot => {
      const used = model.sentences.find((s) => isQuotable(s) && sign.test(s.text));
      return [name, used ? `used in ${quoteOf(used, 60)}` : null, task];
    }),
  );
};

/** At most three frames for what the essay lacks, filled with its own sentences, the most needed first. */
export const frameworks = (model: EssayModel, moves: Moves): string[] => {
  const needs = [
    refutation(moves),
    toulmin(model, moves),
    rogerian(moves),
    peel(model, moves),
    ethics(model),
  ];
  return needs.filter((need) => need !== null).slice(0, MOST);
};
