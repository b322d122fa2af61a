import type { CritiqueDraft, ParagraphDetector } from '../critique-draft.ts';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { isQuestion } from '../layers/question-form.ts';
import { isCited, isForeign } from '../layers/region-lookup.ts';
import { contentStems } from '../layers/term-layer.ts';
import { choose, cite } from '../wording.ts';
import { hedgesIn } from './extreme-words.ts';
import { inferenceIn, type Inference } from './inferences.ts';

/** An event with what came after it. */
const order =
  /\b(?:after|since|when|once|as soon as|following|from the (?:day|moment|year)|ever since|in the (?:year|month|week)s? (?:after|when|that))\b (?!then\b)[^.;]{4,120}|\b(?:since then|ever since|after that|from then on|in the (?:years|months|weeks|days) after|in (?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|(?:19|20)\d\d)[^.]{0,60}?\band in (?:the next|January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|(?:19|20)\d\d)|\band then\b|in the (?:next|following) (?:year|month|week)\b|in the following (?:years|months|weeks|days)|a (?:year|month|week) later)\b/i;
/** Something that went up or down, came or went. */
const change =
  /\b(?:rose|risen|ris(?:es|ing)|fell|fallen|falls|improved|increased|decreased|dropped|declined|doubled|halved|tripled|(?:grew|grown)(?! up\b)|soared|shrank|sank|worsened|disappeared|vanished|closed|died|recovered|caught|(?:went|gone|go|came|come) (?:up|down|back)|got (?:better|worse)|(?:become|became|been|were|was|had|has|have|got|made|lost|won)\b[^,.;]{0,30}\b(?:more|fewer|less|better|worse|higher|lower|ill|sick|pneumonia|cancer|headaches?|accidents?)|(?:become|became|got|grown) (?:\w+ )?\w{3,}er\b|(?:more|fewer|less) (?:\w+ ){1,2}(?:were|was|had been|have been)\b|(?:more|fewer|less) (?:\w+ ){1,3}(?:have |has )?(?:come|came|moved|joined|visited|bought|left))\b/i;
/** Something that was compared, or another cause that is weighed. */
const compared =
  /\b(?:while|whereas|although|though|but|compar\w+|unlike|control|same (?:time|month|year|weeks?)|stayed the same|did not change|other (?:streets?|towns?|schools?|places|countries|things|causes|reasons)|also changed)\b/i;
/** How the one brought about the other. */
const mechanism = /\b(?:because|as (?:they|it|he|she|people|the)|due to|thanks to|by \w+ing)\b/i;
const joins =
  /\b(?:shows?|proves?|proved|proof|means|clear|plain|obvious|evident|sees?|seen|knows?|clearly|obviously|evidently)\b/i;
/** What came of something, told as it happened: 'so many people came'. */
const past = /\b(?:was|were|had|did|went|came|took|began|had to|\w{3,}ed)\b/i;
const cleft =
  /\bit (?:is|was|must be|must have been|can only be) (?:the|this|that|our|his|her|their)\b/i;
const personal = /\b(?:I|me|my)\b|^\W*(?:we|he|she|they) (?!should|must)/i;

const nextText = ({ index, paragraph }: Sentence, { sentences }: EssayModel): string => {
  const next = sentences[index + 1];
  return next?.paragraph === paragraph ? next.text.slice(0, 300) : '';
};

/** Whether what is drawn says that the one made the other, and does not only tell what came of it. */
const blames = ({ joint, drawn }: Inference): boolean => {
  if (
    hedgesIn(drawn) > 0 ||
    /\b(?:can|could|not (?:only|always)|had (?:already )?been|everywhere|anyway)\b/i.test(drawn)
  )
    return false;
  if (cleft.test(drawn)) return true;
  if (personal.test(drawn)) return false;
  return joins.test(joint) || !past.test(drawn);
};

/** Somebody or something is said to have done it. */
const guilty =
  /\b(?:is|are|was|were|has|have) (?:clearly |obviously |surely |all )?(?:to blame|guilty|responsible|the (?:reason|cause)|killing|ruining|destroying|caused|made|brought|harmed|ruined|destroyed|saved|improved)\b|\b(?:causes?|leads? to)\b/i;

/** A sentence that blames the event of the two sentences before it, without a word that draws. Null if it does not. */
const blameIn = (sentence: Sentence, { sentences }: EssayModel): Inference | null => {
  const [first, last] = [sentences[sentence.index - 2], sentences[sentence.index - 1]];
  if (last?.paragraph !== sentence.paragraph || !guilty.test(sentence.text)) return null;
  const before = [...(first?.paragraph === last.paragraph ? [first] : []), last];
  const said = new Set(contentStems(sentence.words));
  const [from] = before;
  if (!from || !before.some(({ words }) => contentStems(words).some((stem) => said.has(stem))))
    return null;
  const ground = before.map(({ text }) => text.slice(0, 300)).join(' ');
  const at = { start: sentence.start, end: sentence.end };
  return { ground, from, joint: 'clearly', drawn: sentence.text.slice(0, 300), at };
};

/**
 * What came after something is said to come from it, and nothing but their order is given (post hoc: Walton 1995, A Pragmatic
 * Theory of Fallacy, ch. 4). It takes an event, a change after it and the words that draw; a comparison or another
 * cause beside it makes it silent. Severity 3.
 */
export const orderInTime: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence): CritiqueDraft[] => {
    if (isQuestion(sentence) || isForeign(model, sentence)) return [];
    const found = inferenceIn(sentence, model) ?? blameIn(sentence, model);
    if (!found || !blames(found)) return [];
    const { ground, drawn, from } = found;
    if (!order.test(ground) || !change.test(ground)) return [];
    const around = `${ground} ${drawn} ${nextText(sentence, model)}`;
    if (compared.test(around) || mechanism.test(`${ground} ${drawn}`)) return [];
    if (isCited(model, from) || isCited(model, sentence)) return [];
    return [
      {
        rule: 'order-in-time',
        issueType: 'argument',
        severity: 3,
        at: found.at,
        related: from === sentence ? [] : [{ start: from.start, end: from.end }],
        issue: `You say ${cite(drawn, 90)}. All that you show is that one thing came after the other.`,
        reasoning: choose(drawn, [
          'Many things change in the same weeks or years. Your reader can’t tell yet which of them made the difference.',
          'What comes first need not be the cause. It may have changed anyway, or for another reason.',
        ]),
        fix: 'Compare it with a place or a time where only one of the two happened. Or say step by step how the one brings about the other.',
        hint: 'What else changed at that time, and how do you know that it wasn’t that?',
        confidence: 0.7,
      },
    ];
  });
