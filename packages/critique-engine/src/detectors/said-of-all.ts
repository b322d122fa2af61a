import type { CritiqueDraft, ParagraphDetector } from '../critique-draft.ts';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { speaksForOthers } from '../layers/graph/voices.ts';
import { isQuestion } from '../layers/question-form.ts';
import { isCited, isForeign } from '../layers/region-lookup.ts';
import { choose, cite } from '../wording.ts';
import { hedgesIn } from './extreme-words.ts';

/** What goes on in a mind, and so cannot be known of everybody. */
const inMind =
  '(?:hates?|loves?|likes?|dislikes?|enjoys?|prefers?|fears?|believes?|thinks?|trusts?|cares?(?= about)|feels? (?:that|bored|happy|sad|lonely|ashamed))';
const adverb = '(?:(?:always|really|simply|just|only|secretly|naturally|still|also|truly) )?';
/** 'All children', but not 'all the children', who are known, nor 'all of them'. */
const everyone =
  '(?:all (?!the\\b|these\\b|those\\b|of\\b|my\\b|our\\b|your\\b|his\\b|her\\b|their\\b|that\\b|this\\b|who\\b)(?:\\w+ ){0,2}?(?:\\w{3,}s|people|men|women|children)|every (?:\\w+ )?(?:child|student|pupil|teenager|parent|teacher|person|worker|man|woman|girl|boy|tourist|customer|citizen|employee|learner))';
const sweeping = new RegExp(`\\b(?:${everyone} ${adverb}${inMind})\\b`, 'i');
/** 'Nobody wants a war' is said of all and true of all, so only a kind of people counts. */
const noOne = new RegExp(
  `\\bno (?:child|student|pupil|teenager|parent|teacher|worker|man|woman|girl|boy|tourist|customer|citizen|employee|learner) ${adverb}(?:${inMind}|wants?(?! to\\b))\\b`,
  'i',
);
/** 'Everyone knows that …': a claim that is put beyond doubt. What everyone knows how to do is none. */
const known =
  /(?<!\b(?:that|which|who|whom|what|as) )\b(?:everyone|everybody|every (?:\w+ )?(?:child|person|student|parent|teacher)|all people|the whole world) (?:already |well )?knows? (?!(?:an?|some|someone|somebody|something|everything|nothing|how|what|where|who|whom|each|him|her|them|us|me|it|his|my|your|our|their|about|of|the feeling|the saying|this feeling)\b)/i;
const common = /\bit(?: is|['’]s) (?:common|general|universal) knowledge that\b/i;
/** People of a kind, who never do something. */
const neverDo =
  /^\W*(?:teenagers|young people|old people|women|men|girls|boys|children|kids|students|pupils|parents|teachers|politicians|immigrants|foreigners|tourists|rich people|poor people|workers|drivers|doctors|americans|europeans|africans|asians) never (?!been\b)\w+/i;
/** A name or a number makes it a fact that can be looked up. */
const aFact = /[\p{Ll},;] (?!I\b)\p{Lu}\p{Ll}|\d/u;
/** It is limited, wished or reported. */
const limited =
  /\b(?:should|must|ought|if|unless|almost|nearly|not (?:all|every\w*)|differently|except|i (?:know|asked|met)|in (?:my|our) (?:class|family|school|street|office|team|town|village|group|house))\b/i;
const exception = /^\W*(?:but|however|yet|still,|of course|some|a few|others|not everyone)\b/i;

const nextText = ({ index, paragraph }: Sentence, { sentences }: EssayModel): string => {
  const next = sentences[index + 1];
  return next?.paragraph === paragraph ? next.text.slice(0, 200) : '';
};

/** The sweeping words of a sentence. Null if there are none, or something limits them. */
const sweepIn = (sentence: Sentence, model: EssayModel): RegExpExecArray | null => {
  const text = sentence.text.slice(0, 600);
  const knows = known.exec(text);
  const found =
    (knows && !aFact.test(text) ? knows : null) ??
    common.exec(text) ??
    sweeping.exec(text) ??
    neverDo.exec(text) ??
    noOne.exec(text);
  if (!found || limited.test(text) || hedgesIn(text) > 0) return null;
  if (speaksForOthers(text) || exception.test(nextText(sentence, model))) return null;
  return found;
};

/**
 * What all people of a kind think or feel, or what everybody is said to know, without a limit (Govier, A Practical Study of
 * Argument, ch. 9). A trait of a whole group is the rule `group-generalisation`. Severity 2: 'most' may be all that is missing.
 */
export const saidOfAll: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence): CritiqueDraft[] => {
    if (isQuestion(sentence)) return [];
    const found = sweepIn(sentence, model);
    if (!found) return [];
    const start = sentence.start + found.index;
    const isKnown = known.test(found[0]) || common.test(found[0]);
    const at = { start, end: sentence.end };
    if (isForeign(model, at) || isCited(model, sentence)) return [];
    const said = sentence.text.slice(found.index);
    return [
      {
        rule: 'said-of-all',
        issueType: 'argument',
        severity: 2,
        at,
        issue: isKnown
          ? `“${found[0].trim()}” takes the place of a reason here: ${cite(said, 90)}.`
          : `${cite(said, 90)}: you can’t know this of all of them.`,
        reasoning: choose(said, [
          isKnown
            ? 'Whoever knows it needs no essay, and whoever doubts it is given nothing to change their mind.'
            : 'One person who feels differently is enough to make the sentence wrong, and your reader may be that person.',
          isKnown
            ? 'Things that everybody “knew” have been wrong before. Your reader wants to see how one can know it.'
            : 'Nobody has asked all of them. Your reader will wonder how many you really have in mind.',
        ]),
        fix: isKnown
          ? 'Leave out who knows it, and say how one can tell that it is so.'
          : 'Say how many you mean and how you know: “most of those in my class”, “in a survey of …”.',
        hint: isKnown
          ? 'What would you show somebody who does not know it?'
          : 'Which of them do you know who is an exception?',
        confidence: 0.6,
      },
    ];
  });
