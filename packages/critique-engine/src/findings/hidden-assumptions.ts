import type { PremiumResult } from '@argint/contracts';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { choose, cite } from '../wording.ts';
import { mentionsOtherView, isQuotable } from '../argument/essay-moves.ts';
import { withoutLeadIn, quoteAround } from '../argument/plain-clause.ts';

type Assumption = PremiumResult['criticalThinking']['hiddenAssumptions'][number];
const MOST = 4;
const OF_ONE_KIND = 2;

/** A kind of assumption, recognised by wording. `said` is the sentence without its lead-in. */
interface Kind {
  type: string;
  sign: RegExp;
  /** Texts about the quoted sentence. `match` is the match of `sign`. */
  text: (quote: string, match: RegExpExecArray) => readonly [string, ...string[]];
  challenge: (quote: string, match: RegExpExecArray) => readonly [string, ...string[]];
  feedback: string;
}

const kinds: readonly Kind[] = [
  {
    type: 'Warrant',
    sign: /^(?!i (?:\w+ )?(?:agree|disagree)\b)(.{10,160}?),? because (?!of\b)(.{8,160})$/i,
    text: (_, [, claim = '', reason = '']) => [
      `The step from ${cite(reason, 60)} to ${cite(claim, 60)} takes for granted that the first is enough for the second.`,
      `${cite(reason, 60)} and ${cite(claim, 60)} are tied by a rule you do not write down; the reader has to supply it.`,
    ],
    challenge: (_, [, claim = '', reason = '']) => [
      `Can you think of a case where ${cite(reason, 50)} holds and ${cite(claim, 50)} does not?`,
      `Would somebody who grants ${cite(reason, 50)} have to grant ${cite(claim, 50)}? What else must they believe?`,
    ],
    feedback: 'The reason is given; what ties it to the claim is left to the reader.',
  },
  {
    type: 'Cause',
    sign: /\b(?:leads? to|causes?|results? in|brings? about|makes? (?:people|students|us|them|children|you)|helps (?:us|them|people|students|children|you)|prevents?|increases|reduces)\b/i,
    text: (quote, [verb = '']) => [
      `With “${verb}”, ${quote} takes for granted that nothing else brings it about.`,
      `${quote} takes for granted that the effect would be missing without this one cause.`,
    ],
    challenge: (quote) => [
      `Name one other cause that could bring about what ${quote} speaks of. How would you tell the two apart?`,
      `Do you know a case where the cause in ${quote} was there and the effect was not?`,
    ],
    feedback: 'A cause is named without its rivals.',
  },
  {
    type: 'Feasibility',
    sign: /(?<!\b(?:not|n[’']t|whether|if|what|how|which|who|why)\b.{0,60})\b(?:should|must|ought to|(?:need|needs|has|have) to be)\b(?! not\b| be (?:fun|lots|a lot|easy|nice|fine|able)\b)/i,
    text: (quote, [verb = '']) => [
      `The “${verb.toLowerCase()}” in ${quote} takes for granted that it can be done, and at a price worth paying.`,
      `${quote} takes for granted that those of whom it is asked are able to do it.`,
    ],
    challenge: (quote) => [
      `What would it cost in money, time or freedom to do what ${quote} asks, and who would bear it?`,
      `What would have to be given up for ${quote}, and is there a cheaper way to the same end?`,
    ],
    feedback: 'A demand is made; the means and the price are not spoken of.',
  },
  {
    type: 'Sameness',
    sign: /(?<!\b(?:some|many|most|these|those|other|few|new|why|which|several|certain|of|of the|of our|of my|of these|to|for|with|if) )\b(?:everyone|everybody|people|students|children|teenagers|parents|teachers|women|men)\b(?= (?:always |never |often )?(?:are|have|need|want|like|will|learn|feel|know)\b)/i,
    text: (quote, [group = '']) => [
      /^every/i.test(group)
        ? `${quote} takes for granted that all are alike in this.`
        : `${quote} takes for granted that “${group.toLowerCase()}” are alike in this.`,
      `With “${group.toLowerCase()}”, ${quote} counts in everybody; it takes for granted that none of them differ here.`,
    ],
    challenge: (quote) => [
      `For whom, of all those you mean, would ${quote} be least true?`,
      `Think of two people as unlike each other as you can. Does ${quote} hold for both?`,
    ],
    feedback: 'What holds for some is said of all.',
  },
  {
    type: 'Comparison',
    sign: /(?<!\b(?:many|much|no|any|once|even|every|get|gets|getting|do|does) )\b(?:better|worse|best|easier|harder|the most (?!of\b)\w+|(?:more|less) (?:important|effective|efficient|beneficial|useful|valuable|harmful|dangerous|successful|convenient|helpful|enjoyable|productive|expensive|reliable|suitable|interesting))\b/i,
    text: (quote, [word = '']) => [
      `“${word}” in ${quote} takes for granted a measure by which it is judged; none is named.`,
      `${quote} takes for granted that what is compared was looked at with one yardstick.`,
    ],
    challenge: (quote) => [
      `By which measure would ${quote} be decided, and by which would it come out the other way?`,
    ],
    feedback: 'Things are compared without a measure.',
  },
  {
    type: 'Value',
    sign: /(?<!\b(?:not|never|cannot|no|n[’']t|whether|if)\b.{0,30})(?<!n[’']t .{0,30})\b(?:important|essential|crucial|vital|necessary|good|bad|valuable|useful|beneficial|positive|negative|right|wrong)\b/i,
    text: (quote, [word = '']) => [
      `${quote} calls it “${word.toLowerCase()}” and takes for granted that the reader measures by the same standard.`,
      `That it is “${word.toLowerCase()}” follows, in ${quote}, from a standard nobody has stated.`,
    ],
    challenge: (quote, [word = '']) => [
      `“${word.toLowerCase()}” for what, and for whom? Say it so that somebody with other aims could agree or disagree with ${quote}.`,
    ],
    feedback: 'A judgement is given without the standard it rests on.',
  },
  {
    type: 'Experience',
    sign: /\b(?:my (?!opinion|view|mind)|when I|I (?:was|saw|met|had|went|have (?:seen|been|met|had))|for me|to me)\b/,
    text: (quote) => [
      `${quote} takes for granted that what you met is what others meet.`,
      `Behind ${quote} stands the belief that your own case is a usual one.`,
    ],
    challenge: (quote) => [
      `Who, in another place or with another income, could not write ${quote}?`,
    ],
    feedback: 'One life stands for many.',
  },
];

/** Chooses a wording by the words it is about. A second assumption of the same kind gets the next wording. */
const inTurn = (
  said: string,
  options: readonly [string, ...string[]],
  used: readonly string[],
): string => {
  const chosen = choose(said, options);
  const at = options.indexOf(chosen) + (used.includes(shapeOf(chosen)) ? 1 : 0);
  return options[at % options.length] ?? chosen;
};
const shapeOf = (text: string): string => text.replace(/“[^”]*”/g, '');

const assumptionOf = (
  kind: Kind,
  sentence: Sentence,
  found: readonly Assumption[],
): Assumption | null => {
  const said = withoutLeadIn(sentence.text.slice(0, 400));
  const match = kind.sign.exec(said);
  if (!match) return null;
  const quote = kind.type === 'Warrant' ? cite(said) : quoteAround(said, match.index);
  const text = inTurn(
    said,
    kind.text(quote, match),
    found.map((a) => shapeOf(a.text ?? '')),
  );
  const challenge = choose(said, kind.challenge(quote, match));
  return {
    assumptionText: text,
    text,
    type: kind.type,
    challengePrompt: challenge,
    challenge,
    criticalFeedback: kind.feedback,
  };
};

/** What the thesis, then the claims, then the reasons take for granted. At most four, of different kinds if possible. */
export const hiddenAssumptions = ({ sentences }: EssayModel): Assumption[] => {
  const rank = { thesis: 0, claim: 1, premise: 2, none: 3 } as const;
  const ordered = sentences
    .filter((s) => s.role !== 'none' && isQuotable(s) && !mentionsOtherView(s))
    .toSorted((a, b) => rank[a.role] - rank[b.role] || a.index - b.index);
  const found: Assumption[] = [];
  const used = new Set<Sentence>();
  for (let round = 1; round <= OF_ONE_KIND; round++)
    for (const kind of kinds) {
      if (found.length >= MOST || found.filter(({ type }) => type === kind.type).length >= round)
        continue;
      for (const sentence of ordered) {
        const made = used.has(sentence) ? null : assumptionOf(kind, sentence, found);
        if (!made) continue;
        used.add(sentence);
        found.push(made);
        break;
      }
    }
  return found;
};
