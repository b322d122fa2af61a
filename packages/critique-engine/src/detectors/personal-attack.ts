import type { CritiqueDraft, ParagraphDetector } from '../critique-draft.ts';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { headOf, speaksForOthers } from '../layers/graph/voices.ts';
import { isForeign } from '../layers/region-lookup.ts';
import { choose, cite } from '../wording.ts';
import { refusesToListen } from './dismissals.ts';

/** Whoever holds the other view, named by that view. */
const opponents =
  "(?:(?:the |all |these |those |such |most )*(?:people|those|anyone|anybody|everyone|everybody|whoever|someone|somebody|men|women|parents|students|politicians)(?: (?:who|that))? (?:\\w+ly |still |also )?(?:(?:do(?:es)? not|don['’]t|doesn['’]t|cannot|can['’]t) (?:agree|support|accept)|disagrees?|says?|thinks?|claims?|believes?|argues?|opposes?|objects?|complains?|defends?|supports?|denies|deny|doubts?|(?:is|are) (?:against|for|opposed|in favou?r))\\b[^.;,]{0,80}?|(?:the |my |our |its |these |such )*(?:opponents|critics|sceptics|skeptics|detractors|supporters|defenders)(?: of [^.;,]{3,40}?)?)";
const refersBack =
  '(?:they|he|she|these people|such people|those people|this man|this woman|all of them|most of them|(?:these |such |those |the )?(?!(?:this|its|his|us|was|has|does|always|perhaps|as)\\b)[a-z]+s)';
const degree =
  '(?:(?:\\w+ly|just|only|all|so|too|very|nothing but|no more than|simply|even|mostly|either|often|always|a bunch of|a|an) )*';
const be = "(?:is|are|was|were|must be|['’]re|['’]s)";
/** What is said of a mind or a character, and of no view. */
const insult =
  '(?:lazy|selfish|stupid|ignorant|foolish|fools?|idiots?|idiotic|silly|dumb|greedy|corrupt|arrogant|na[iï]ve|narrow[- ]minded|close[d]?[- ]minded|small[- ]minded|simple[- ]minded|cowards?|cowardly|crazy|insane|mad|hypocrit(?:es?|ical)|liars?|dishonest|jealous|envious|old[- ]fashioned|backward|childish|immature|spoil(?:ed|t)|snobs?|snobbish|losers?|uneducated|heartless|cruel|evil|ridiculous|pathetic|brainwashed|bigots?|haters?|boring|weak|bitter|racists?|sexist|out of touch)(?! (?:\\w+ )?(?:argument|idea|view|claim|way|thing|point|belief|answer|opinion|reason)s?\\b)';
const paid =
  '(?:is|are|was|were|has been|have been|get|gets) (?:\\w+ly |just |only |all )?(?:paid|bought|bribed|sponsored|funded|financed)\\b|(?:is|are) in the pay\\b|(?:only |just )?(?:says?|said|do|does|wants?) (?:so|it|this|that) (?:only |just )?because (?:they|he|she) (?:earns?|makes? (?:money|a living)|profits?|enjoys?|likes?|loves?|hates?|owns?|sells?|(?:is|are) (?:\\w+ )?(?:paid|bought|jealous|lazy|rich|afraid of losing))\\b|(?:is|are) (?:just|only|merely|nothing but|no more than) (?:an? |some |a bunch of |a lot of )?(?:\\w+ ){0,2}(?:people|men|women|man|woman|kids|children|guys|persons?|crowd)\\b';
const motive =
  '(?:who )?(?:(?:only|just|simply|merely) (?:ever )?(?:wants?|cares?|thinks?|likes?|tr(?:y|ies)|looks?|sees?|says?)\\b|(?:wants?|cares?|thinks?) (?:only|just)\\b|(?:(?:simply|just|only|secretly|obviously) )?(?:hates?|despises?)\\b)[^.;]{3,90}';
const never =
  "(?:has|have|ha['’]s) (?:obviously |clearly |probably |surely )?never (?:in (?:their|his|her) lives? )?(?:read|thought|worked|had to|owned|opened|set foot|done|studied|lifted|cared|seen|been|lived|used|held|met|tried|learned|learnt)\\b[^.;]{2,60}";
const attack = `(?:${be} ${degree}${insult}\\b|${paid}|${motive}|${never})`;

const onOpponents = new RegExp(`\\b${opponents} (?:who )?(?:\\w+ly |also )?${attack}`, 'i');
const onThem = new RegExp(
  `(?:^\\W*(?:but |yet |however,? |well,? |of course,? |and |obviously,? |clearly,? |apparently,? )?|[,;–—] ?(?:but |and |yet )?)${refersBack} ${attack}`,
  'i',
);
/** 'People who think that dogs are stupid': they are not the ones who are judged. */
const othersJudged = new RegExp(`\\bthat (?:[\\w-]+ ){0,5}${attack}$`, 'i');
const belittles =
  /\bwhat (?:do|does|would|can|could) (?:they|he|she|such people|these people|a man like|people like) [^?]{0,25}?know\b|\bwho (?:are|is) (?:they|he|she) to\b/i;
/** Whoever sees it differently is shut out beforehand. */
const shutsOut =
  /\bno (?:sensible|reasonable|rational|intelligent|normal|decent|honest|thinking|serious|sane|educated|good) (?:person|man|woman|human being|parent|citizen|student|reader|people|one) (?:could|can|would|will)(?: ever| possibly)? (?:disagree|deny|doubt|object|oppose|argue|think|believe|say|want)\b|\b(?:only|just) (?:an? )?(?:idiots?|fools?|cowards?|egoists?|ignorant people|stupid people|a child|somebody heartless) (?:could|can|would|will)?\b|\b(?:anyone|anybody|everyone|everybody|whoever|all)(?: who| with)? (?:truly |really |has |have )?(?:loves?|cares?|a (?:heart|brain)|common sense|half a brain)\b[^.;]{0,40}? (?:will|would|must|has to|should|can only) (?:\w+ly |also |surely )?(?:agree|support|see|understand|be (?:for|against)|know)\b/i;

const weighs =
  /\b(?:some of them|not all|may be|might be|it is (?:wrong|unfair|easy) to|as if|n['’]t mean|accused? of|called?)\b/i;

const before = (sentence: Sentence, { sentences }: EssayModel): string => {
  const last = sentences[sentence.index - 1];
  return last ? headOf(last.text) : '';
};
/** 'They do not care what others say' reports nobody. */
const reported =
  /(?<!\bwhat (?:\w+ )?)\b(?:says?|said|claims?|claimed|argues?|argued|objects?|warns?|warned|calls|told|writes?|wrote|answer(?:s|ed)?|repl(?:y|ies|ied)|against|oppose|opponents?|critics?)\b/i;

/** The words that attack somebody in the sentence. Null without any. */
const attackIn = (sentence: Sentence, model: EssayModel): RegExpExecArray | null => {
  const text = headOf(sentence.text);
  const attacked = onOpponents.exec(text);
  const plain =
    shutsOut.exec(text) ?? (attacked && !othersJudged.test(attacked[0]) ? attacked : null);
  if (plain) return plain;
  const last = before(sentence, model);
  if (!speaksForOthers(last) && !reported.test(last)) return null;
  return onThem.exec(text) ?? belittles.exec(text) ?? refusesToListen.exec(text);
};

/**
 * The people who see it differently are judged instead of what they say (ad hominem: Walton 1998), or whoever doubts is called a bad or
 * foolish person beforehand. It takes somebody who holds the other view and words about their character, their
 * motives or what they have never done. Severity 4, because the objection stays unanswered.
 */
export const personalAttack: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence): CritiqueDraft[] => {
    const found = attackIn(sentence, model);
    if (!found || weighs.test(headOf(sentence.text))) return [];
    const shown = found[0].replace(/^[\s,;–—]*(?:(?:but|and|yet|however|well|of course),? )?/i, '');
    const start = sentence.start + found.index + found[0].length - shown.length;
    const at = { start, end: start + shown.length };
    if (isForeign(model, at)) return [];
    const shuts = shutsOut.test(found[0]);
    return [
      {
        rule: 'personal-attack',
        issueType: 'argument',
        severity: shuts ? 3 : 4,
        at,
        issue: shuts
          ? `${cite(shown, 90)}: this judges everybody who doubts, before they have said why.`
          : `${cite(shown, 90)} speaks about the people. It doesn’t answer what they say.`,
        reasoning: shuts
          ? 'Good and sensible people do see it differently. They stop reading here, and your reader may be one of them.'
          : choose(sentence.text, [
              'Even if it were true of them, their point could still be right. A reader who shares it only feels insulted.',
              'A reader may like these people as little as you do and still want to know whether they are right.',
            ]),
        fix: shuts
          ? 'Leave these words out and give the reason that would convince such a person.'
          : 'Leave the people out. Say what is wrong with their point, or grant what is right in it and say why you still see it differently.',
        hint: shuts
          ? 'What would a friend say who is sensible and still of another opinion?'
          : 'What would you answer if your best friend said the same as they do?',
        confidence: shuts ? 0.7 : 0.8,
      },
    ];
  });
