import type { EssayModel, Sentence } from '../essay-model.ts';
import { cutClauses } from '../layers/graph/cut-clauses.ts';
import { withoutLeadIn } from '../argument/lead-in.ts';

/** A range of words of a sentence. */
interface Range {
  from: number;
  to: number;
}

/** Two phrases of a sentence, in quotation marks, and the words between them. */
export interface TwoPhrases {
  first: string;
  between: string;
  second: string;
}

/** Fewest and most words of a phrase that is taken up in a question. A single word is a topic and says nothing. */
const PHRASE = { fewest: 2, most: 14 };

const pointing =
  /^(?:it|this|that|these|those|they|he|she|we|i|you|there|which|who|what|one|them|him|her|us|me|so|and|or|but|not|of|to|as|if)$/;

const between = ({ words, text, start }: Sentence, { from, to }: Range): string =>
  text.slice((words[from]?.start ?? start) - start, (words[to - 1]?.end ?? start) - start);

/** A range as a phrase in quotation marks. Null if it is too short or too long, has no noun, or refers to something else. */
const phraseIn = (sentence: Sentence, { from, to }: Range): string | null => {
  const { words, tags } = sentence;
  const count = to - from;
  if (count < PHRASE.fewest || count > PHRASE.most) return null;
  if (pointing.test(words[from]?.lower ?? '')) return null;
  if (!tags.slice(from, to).some((tag) => tag === 'NOUN' || tag === 'PROPN')) return null;
  const phrase = between(sentence, { from, to });
  return /["“”:;?!\n]/.test(phrase) ? null : `“${phrase}”`;
};

/** Most words of what is named as a cause. */
const CAUSE_WORDS = 8;
const aPerson =
  /^(?:students?|people|teachers?|parents?|pupils?|learners?|children|engineers?|friends?|someone|person|members?|workers?|women|men|kids?)$/;

/** What is named as a cause: a thing or an action ('building the dam'), without a comma or a verb of its own. */
const causePhrase = (sentence: Sentence, { from, to }: Range): string | null => {
  const { words, tags } = sentence;
  const last = words[to - 1]?.lower ?? '';
  if (to - from > CAUSE_WORDS || aPerson.test(last) || /^(?:and|or)$/.test(last)) return null;
  if (/^(?:any|other|others|another|some)$/.test(words[from]?.lower ?? '')) return null;
  const hasVerb = words.slice(from, to).some(({ lower }, i) => {
    const tag = tags[from + i];
    if (/^(?:that|which|who|to)$/.test(lower) || tag === 'AUX') return true;
    return tag === 'VERB' && !/(?:ing|ed)$/.test(lower);
  });
  const phrase = phraseIn(sentence, { from, to });
  return hasVerb || phrase === null || phrase.includes(',') ? null : phrase;
};

/** Index of the first word after the lead-in of a sentence ('Secondly, I think that'). */
const afterLeadIn = ({ text, words, start }: Sentence): number => {
  const bare = withoutLeadIn(text).slice(0, 25);
  const at = text.indexOf(bare);
  const found = at < 0 ? 0 : words.findIndex((word) => word.start - start >= at);
  return Math.max(0, found);
};

/** The clause that holds a word, without its connective and the lead-in of the sentence. */
const clauseAt = (sentence: Sentence, at: number): Range => {
  const clause = cutClauses(sentence).find(({ from, to }) => from <= at && at < to);
  const opening = clause?.connective ? clause.connective.phrase.split(' ').length : 0;
  const from = Math.max((clause?.from ?? 0) + opening, afterLeadIn(sentence));
  return { from: Math.min(from, at), to: clause?.to ?? sentence.words.length };
};

/** Where a phrase that begins at `from` ends: at a comma, or at a word that opens another clause. */
const phraseEnd = ({ words, text, start }: Sentence, from: number, to: number): number => {
  for (let i = from + 1; i < to; i++) {
    const gap = text.slice(
      (words[i - 1]?.end ?? start) - start,
      (words[i]?.start ?? start) - start,
    );
    if (/[,;:()–—]/.test(gap)) return i;
    if (
      /^(?:which|because|so|but|when|while|if|that|who|where|although)$/.test(words[i]?.lower ?? '')
    )
      return i;
  }
  return to;
};

const causal =
  /^(?:causes|caused|improves?|improved|prevents?|prevented|reduces?|reduced|increases?|increased|helps?|makes|damages?|destroys?|encourages?|affects?|harms?)$/;
const helping =
  /^(?:can|could|may|might|will|would|often|also|usually|always|sometimes|has|have|already)$/;
const denied = /^(?:not|never|cannot|hardly|don't|doesn't|won't|can't|didn't)$/;

/** 'Is caused by' turns cause and effect round; 'makes sure', 'makes it' and 'makes a decision' cause nothing. */
const notEffect =
  /^(?:by|sure|it|use|up|out|a|an|in|of|decisions?|mistakes?|friends|money|sense|to|and)$/;
const passiveOrAim = /^(?:is|are|was|were|be|been|being|to)$/;

/** Words of a verb that says that one thing brings about another, at `i`; 0 if there is none. */
const causalVerbAt = ({ words, tags }: Sentence, i: number): number => {
  const [lower, next] = [words[i]?.lower ?? '', words[i + 1]?.lower ?? ''];
  if (/^(?:leads?|led)$/.test(lower) && next === 'to') return 2;
  if (/^result(?:s|ed)?$/.test(lower) && next === 'in' && tags[i] === 'VERB') return 2;
  if (/^(?:brings?|brought)$/.test(lower) && next === 'about') return 2;
  if (/^contributes?$/.test(lower) && next === 'to') return 2;
  if (lower === 'cause' && helping.test(words[i - 1]?.lower ?? '')) return 1;
  return causal.test(lower) && tags[i] === 'VERB' && !notEffect.test(next) ? 1 : 0;
};

/** Where the subject of a verb begins: after the last comma or conjunction before it. */
const subjectStart = (sentence: Sentence, clause: Range, verb: number): number => {
  const { words, text, start } = sentence;
  for (let i = verb - 1; i > clause.from; i--) {
    const [before, word] = [words[i - 1], words[i]];
    if (/[,;:]/.test(text.slice((before?.end ?? start) - start, (word?.start ?? start) - start)))
      return i;
    if (/^(?:that|because|and|but|so|when|since|as)$/.test(before?.lower ?? '')) return i;
  }
  return clause.from;
};

/** A cause and its effect that a sentence names outright: 'Long queues lead to empty stands'. */
export const causeIn = (sentence: Sentence): TwoPhrases | null => {
  const { words } = sentence;
  for (let i = 1; i < words.length - 1; i++) {
    const size = causalVerbAt(sentence, i);
    if (size === 0) continue;
    const clause = clauseAt(sentence, i);
    let verb = i;
    while (verb > clause.from && helping.test(words[verb - 1]?.lower ?? '')) verb--;
    const around = words.slice(Math.max(0, i - 3), i);
    if (around.some(({ lower }) => denied.test(lower))) continue;
    if (passiveOrAim.test(words[i - 1]?.lower ?? '')) continue;
    const from = subjectStart(sentence, clause, verb);
    const first = causePhrase(sentence, { from, to: verb });
    const end = phraseEnd(sentence, i + size, clause.to);
    const second = phraseIn(sentence, { from: i + size, to: end });
    if (first && second)
      return { first, between: between(sentence, { from: verb, to: i + size }), second };
  }
  return null;
};

/** Fewest and most words of a claim and of its reason. */
const REASON = { fewest: 4, most: 18 };

/** A claim and the reason that it gives with 'because'. */
export const reasonIn = (sentence: Sentence): TwoPhrases | null => {
  const { words } = sentence;
  const at = words.findIndex(({ lower }) => lower === 'because');
  if (words.filter(({ lower }) => lower === 'because').length !== 1) return null;
  const claim = { from: Math.min(afterLeadIn(sentence), at), to: at };
  const reason = { from: at + 1, to: phraseEnd(sentence, at + 1, words.length) };
  if (words[at + 1]?.lower === 'of' || phraseEnd(sentence, claim.from, at) !== at) return null;
  const [first, second] = [claim, reason].map((range) => {
    const said = between(sentence, range);
    const count = range.to - range.from;
    const fits = count >= REASON.fewest && count <= REASON.most && !/["“”:;?!\n]/.test(said);
    return fits && !/\b(?:is|are|was)$/i.test(said) ? `“${said}”` : null;
  });
  return first && second ? { first, between: 'because', second } : null;
};

const fixedThan = /^(?:rather|other|later|sooner|else)$/;
/** 'Than those who' and 'than just a thing' name nothing that a question could take up. */
const namesNothing =
  /\bthan (?:the )?(?:ones?|those|that|these|what|just|only|ever|before|usual|any|\d)\b|\bthings?\b/i;
const comparative = /^(?:more|less|better|worse|\w{2,}er)$/;
const notComparative =
  /^(?:other|another|either|neither|rather|however|ever|never|number|whether|over|under|after|matter|together|teacher|\w+ether)$/;

/** What a sentence compares with 'than', as the phrase after it. Null if it compares with nothing that can be named. */
export const comparedWithIn = (sentence: Sentence): string | null => {
  const { words, text } = sentence;
  const than = words.findIndex(({ lower }) => lower === 'than');
  if (than < 2 || fixedThan.test(words[than - 1]?.lower ?? '')) return null;
  if (namesNothing.test(text.slice((words[than]?.start ?? 0) - sentence.start))) return null;
  const compares = words
    .slice(Math.max(0, than - 5), than)
    .some(({ lower }) => comparative.test(lower) && !notComparative.test(lower));
  const end = phraseEnd(sentence, than + 1, words.length);
  return compares && !/^\d/.test(words[than + 1]?.lower ?? '')
    ? phraseIn(sentence, { from: than + 1, to: end })
    : null;
};

const ought = /^(?:should|must)$/;

/** What should be done, and what for: 'The council should mend the pumps so that the town has water'. */
export const meansAndEndIn = (sentence: Sentence): TwoPhrases | null => {
  const { words } = sentence;
  const modal = words.findIndex(({ lower }) => ought.test(lower));
  if (modal < 1 || words[modal + 1]?.lower === 'not') return null;
  const lowers = words.map(({ lower }) => lower);
  const at = lowers.findIndex(
    (lower, i) =>
      i > modal + 2 &&
      ((lower === 'so' && lowers[i + 1] === 'that') ||
        (lower === 'in' && lowers[i + 1] === 'order' && /^(?:to|that)$/.test(lowers[i + 2] ?? ''))),
  );
  if (at < 0) return null;
  const size = lowers[at] === 'so' ? 2 : 3;
  const from = clauseAt(sentence, modal).from;
  const first = phraseIn(sentence, { from, to: at });
  const second = between(sentence, {
    from: at + size,
    to: phraseEnd(sentence, at + size + 1, words.length),
  });
  return first && second.split(' ').length >= PHRASE.fewest && !/["“”:;]/.test(second)
    ? { first, between: between(sentence, { from: at, to: at + size }), second: `“${second}”` }
    : null;
};

const condition = /^(?:if|once) (?!(?:you|i|it|this|that|they|he|she|someone|somebody|not)\b)/i;
const foretells = /, (?:then )?(?!(?:i|you)\b)(?:[\w’'-]+ ){1,6}(?:will|would)(?! like\b)\b/i;

/** Whether a sentence foretells what will happen if something is done: 'If the gates stay open, the field will fill'. */
export const foretellsIn = ({ text }: Sentence): boolean => {
  const said = withoutLeadIn(text.slice(0, 400));
  return condition.test(said) && foretells.test(said);
};

const everybody =
  /^(?:every(?:one|body)|all (?:of )?(?:the |our )?(?:people|students|pupils|learners|children|teenagers|parents|teachers|schools|countries|workers|families)|every \w+|nobody|no one|no \w+)(?= (?!can deny|can doubt|can say)(?:\w+ ){0,4}?(?:is|are|has|have|can|will|needs?|wants?|likes?|learns?|feels?|knows?|cares?|does|do|uses?|gets?|gains?|benefits?)\b)/i;
const allowed =
  /\b(?:should|must|ought|may|might|if|unless|almost|nearly|not every|deserves?|right to)\b/i;

/** Whether a sentence says something of everybody without exception. */
export const saysOfEverybody = ({ text }: Sentence): boolean => {
  const said = withoutLeadIn(text.slice(0, 400));
  return everybody.test(said) && !allowed.test(said);
};

const body =
  '(?:the )?(?:governments?|schools?|universities|companies|employers|councils?|municipalit(?:y|ies)|state|parliament|authorities|law|police|hospitals?|countries|parents|teachers)';
const demand = new RegExp(`^${body} (?:should|must|ought to)(?! not\\b| be\\b)`, 'i');

const anyDemand =
  /^(?!(?:i|we|you|it|they|he|she|this|that|there|people|one)\b)(?:[\w’'-]+ ){1,6}(?:should|must|ought to)(?! not\b)/i;

/** Whether a sentence asks a body of people to do something, or, as a thesis, says what should be done. */
export const demandsIn = (sentence: Sentence, { thesis }: EssayModel): boolean => {
  const said = withoutLeadIn(sentence.text.slice(0, 400));
  return demand.test(said) || (sentence === thesis?.sentence && anyDemand.test(said));
};

/** Whether a sentence is short and plain enough to be read without doubt. */
export const isPlain = ({ words, text }: Sentence): boolean =>
  words.length >= 5 && words.length <= 40 && (text.match(/,/g)?.length ?? 0) <= 4;

/** Sentences by what they do in the essay. */
export const roleRank = (sentence: Sentence, { thesis }: EssayModel): number =>
  sentence === thesis?.sentence ? 2 : sentence.role === 'claim' ? 1 : 0;
