import type { CritiqueDraft, ParagraphDetector } from '../critique-draft.ts';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { evidenceOf } from '../layers/graph/clause-signs.ts';
import { speaksForOthers } from '../layers/graph/voices.ts';
import { isQuestion } from '../layers/question-form.ts';
import { isCited, isForeign } from '../layers/region-lookup.ts';
import { choose, cite } from '../wording.ts';
import { hedgesIn } from './extreme-words.ts';
import { inferenceIn, isGeneral } from './inferences.ts';
import { caseIn, countryIn, type CaseSort } from './particular-case.ts';

/** In a longer sentence several clauses run together, and what one says is not what another one draws. */
const MOST_WORDS = 55;

/** How well a country or a famous person does, told as the proof of what they do. */
const success =
  /\b(?:millionaires?|billionaires?|rich(?:er|est)?|wealthy|fortune|owns?|earns?|champion|famous|successful|star|happy|happi(?:er|est)|healthy|health(?:ier|iest)|never (?:ill|sick)|best|greatest|safest|lowest|highest|most \w+|few(?:er|est)?|hardly any|clean|tall|the \w{3,}est|strong|safe|good|no (?:crime|poverty|problems?)|(?:one|some) of the)\b/i;
/** Ways of saying what a famous person does and how well they do. */
const famousPays =
  /\b(?:never|left|dropped|quit|failed|said|says|did not|didn['’]t|does not|doesn['’]t|only)\b.{3,80}?\b(?:and|but|yet)\b (?:now |today |still )?(?:he|she|they)(?: is|['’]s| are| was| became| has| owns| earns)\b/i;

const ISSUE: Readonly<Record<CaseSort, string>> = {
  known: 'A case among people whom you know',
  own: 'What happened to you',
  famous: 'One famous person',
  country: 'One country',
};
const HINT: Readonly<Record<CaseSort, string>> = {
  known: 'Whom do you know for whom it went the other way?',
  own: 'Who else tried this, and what happened to them?',
  famous: 'How many did the same and nobody has ever heard of them?',
  country: 'What else is different there, and could that be the reason?',
};

const draftOf = (
  { sort, said, place }: { sort: CaseSort; said: string; place: string | null },
  at: { start: number; end: number },
  related: { start: number; end: number }[],
): CritiqueDraft => {
  const who = place ? `One country (${place})` : ISSUE[sort];
  return {
    rule: 'one-case',
    issueType: 'argument',
    severity: 3,
    at,
    related,
    issue: `${who} is all that you give for ${cite(said, 90)}.`,
    reasoning: choose(said, [
      'One case shows that something can happen. It does not show that it happens to others, or why it happened.',
      'A reader who knows one case of the opposite has as good a reason as you have. The two cancel out.',
    ]),
    fix:
      sort === 'country'
        ? 'Say what makes it work there and show that the same is true where you want it. Or name a second place that is quite different.'
        : 'Keep the case as an example and add what covers more people: a number with its source, or the reason why it would be so for others.',
    hint: HINT[sort],
    confidence: 0.7,
  };
};

/** Whether the paragraph gives more than the case: a source or a figure. */
const hasMore = ({ paragraph }: Sentence, model: EssayModel): boolean =>
  model.sentences.some(
    (one) =>
      one.paragraph === paragraph && (isCited(model, one) || evidenceOf(one, model) === 'cited'),
  );

/** What is done there is to be done here, and to have the same effect. */
const imitates =
  /\b(?:we|our|us)\b[^.]*?\b(?:will|would)\b[^.]*?\b(?:too|as well|also|the same|just like (?:them|there))\b/i;

/** A country is the ground of the sentence after it, which says that the same will happen here. */
const countryAsModel = (sentence: Sentence, model: EssayModel): CritiqueDraft[] => {
  const before = model.sentences[sentence.index - 1];
  if (before?.paragraph !== sentence.paragraph || !imitates.test(sentence.text)) return [];
  const ground = before.text.slice(0, 400);
  const isModel = caseIn(ground) === 'country' && /\band\b/.test(ground);
  const isLimited =
    hedgesIn(sentence.text) > 0 || /\b(?:should first|ask|still)\b/i.test(sentence.text);
  if (!isModel || isLimited || speaksForOthers(ground) || hasMore(sentence, model)) return [];
  const at = { start: sentence.start, end: sentence.end };
  if (isForeign(model, at) || isForeign(model, before)) return [];
  return [
    draftOf({ sort: 'country', said: sentence.text, place: countryIn(ground) }, at, [
      { start: before.start, end: before.end },
    ]),
  ];
};

/** A famous person who did well is the ground of the sentence before: 'School is useless. A famous singer never …' */
const famousAsGround = (sentence: Sentence, model: EssayModel): CritiqueDraft[] => {
  const text = sentence.text.slice(0, 400);
  if (caseIn(text) !== 'famous' || !famousPays.test(text) || !success.test(text)) return [];
  const at = { start: sentence.start, end: sentence.end };
  const draft = draftOf({ sort: 'famous', said: text, place: null }, at, []);
  const issue = `One famous person who did well shows little: ${cite(text, 110)}.`;
  return isForeign(model, at) ? [] : [{ ...draft, issue }];
};

/**
 * One person, one country or one's own life from which something about everybody is drawn (hasty generalisation: Walton
 * 1999; Govier, A Practical Study of Argument, ch. 9). It takes the words that draw, one case before them and nothing else, and a
 * general statement behind them. Severity 3.
 */
export const oneCase: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence): CritiqueDraft[] => {
    if (sentence.words.length > MOST_WORDS || isQuestion(sentence)) return [];
    const found = inferenceIn(sentence, model);
    const sort = found && caseIn(found.ground);
    if (!found || !sort)
      return [...countryAsModel(sentence, model), ...famousAsGround(sentence, model)].slice(0, 1);
    const { ground, drawn, from } = found;
    if (speaksForOthers(ground) || !isGeneral(drawn)) return [];
    if (sort === 'country' && !success.test(ground)) return [];
    if (isForeign(model, found.at) || isForeign(model, from) || hasMore(sentence, model)) return [];
    const place = sort === 'country' ? countryIn(ground) : null;
    const related = from === sentence ? [] : [{ start: from.start, end: from.end }];
    return [draftOf({ sort, said: drawn, place }, found.at, related)];
  });
