import type { ReadEssay, Sentence } from '../../essay.ts';
import { opensParagraph } from '../paragraph-place.ts';
import { isQuestion } from '../question-form.ts';
import { grantsView, limitsGrant, opensAgainst, turnIn, turnsBack, weighsView } from './replies.ts';
import { thesisSideOf } from './thesis-side.ts';
import type { ThesisSide } from './thesis-side.ts';
import { nextParagraphReturns } from './other-side.ts';
import { contentStems } from '../term-layer.ts';
import { rank, speaksAgainst } from './drawbacks.ts';
import type { EssayText, Speaker } from './unit.ts';
import { isGrantedNext, statesNoView } from './view-signs.ts';
import { goesOn, headOf, otherVoiceOf, quotedShare, repliesForOthers } from './voices.ts';

const lead =
  /^\W*(?:(?:on the other (?:hand|side)|despite this|in spite of this|having said that|that said|however|but|yet|and|also|still|nevertheless|admittedly|of course|firstly|secondly|thirdly|finally|lastly|at the same time|in contrast|by contrast),? )*/i;
/** 'Everything has two sides', 'the other side of the coin'. */
const twoSides =
  /\b(?:other side of the (?:coin|story)|(?:everything|every\w*|all things?) (?:\w+ )?ha(?:s|ve) (?:its |their |both )?(?:two|2|both|own|upsides?|good) (?:sides|and|upside))\b/i;
/** Words that name the other side as such, whichever side the essay takes. */
const opensOtherSide = new RegExp(
  `^(?:${rank}|envy |cost )(?:\\w+ ){0,2}?(?:objections?|criticisms?|counter[- ]?(?:arguments?|claims?)|(?:opposing|opposite|contrary) (?:arguments?|views?|points?|opinions?|reasons?)|argument (?:against|on the other side)|arguments against|case against|(?:worry|fear|complaint)(?=,| is| about| that)|concerns? against)\\b|\\b(?:is|are|remains) (?:the|an?) (?:usual |common |main |obvious |best |strongest |first |second )*(?:objection|criticism|counter-?argument|argument against)\\b|^not (?:everyone|everybody|all (?:\\w+ )?\\w+) (?:\\w+ )?(?:agrees?|thinks? so|shares?|likes?|wants?|believes?|accepts?|supports?)\\b|^there (?:is|are) (?:some |many |also |those |other )*(?:people |[a-z]+s )?who (?:would rather|prefer|disagree|oppose|argue|(?:are|is) against|object)\\b|^the (?:opposite|opposing|other) (?:view|side|camp|argument|opinion)s? (?:is|are|says?|holds?|argues?|would|may|might|claims?|believes?|thinks?|has|have)\\b`,
  'i',
);
/** Grants that speak for the other side even if nothing turns back: 'I must be honest', 'it is easy to see why'. */
const admits =
  /^(?:admittedly|granted|i (?:must |have to |do |will |would |also )?(?:admit|concede|grant|be honest)|it is (?:easy to see|understandable) why|there is (?:something|some truth|a point) in|no(?:body| one) (?:denies|can deny)|to be fair|one can see why)\b|,? (?:and )?(?:i must (?:be honest|admit)|one can see why|is a fair (?:demand|point|question))\b/i;
/** A grant that a word of contrast sets against what the writer has said: 'Despite this, it is undeniable that …'. */
const grantsInContrast =
  /^\W*(?:despite this|in spite of this|having said that|that said|nevertheless|nonetheless|however|yet|but),? (?:it (?:is|must be|has to be|should be|cannot be) (?:also )?(?:undeniable|true|admitted|granted|conceded|acknowledged|recogni[sz]ed|denied) that|there is no (?:denying|doubt) that|(?:i|we) (?:must|should|have to|cannot) (?:also )?(?:admit|concede|acknowledge|accept|deny|recogni[sz]e))\b/i;
/** Grants that are only that if the writer turns back: learners also say 'of course' and 'it is true' for 'indeed'. */
const allows =
  /^(?:it is (?:also |certainly |of course |undoubtedly |perhaps |indeed )?(?:true|right|undeniable|clear|possible) that|true,|of course,? (?!(?:he|she|i|it was)\b)|to be sure|no doubt|certainly,|undoubtedly,|i (?:understand|accept) that)\b/i;
/** Whether a sentence grants a point that is not the writer's: 'It is true that', 'Of course'. */
export const grants = (sentence: Sentence): boolean => {
  const bare = headOf(sentence.text).replace(lead, '');
  return (
    !isQuestion(sentence) && [bare, sentence.text].some((t) => admits.test(t) || allows.test(t))
  );
};

/** 'I know that some prefer it', 'it is not unreasonable that some think so': a view that the writer sees. */
const sees =
  /^\W*(?:(?:but|yet|however|nevertheless|of course|still),? )?(?:(?:i|we) (?:do |also |can )?(?:know|understand|reali[sz]e|see|accept|admit|am aware|are aware) (?:that |why )?|it is (?:not unreasonable|reasonable|understandable|natural|easy to see) (?:that|why) )(?:some|many|most|other|a lot of|there are (?:some|many|people)|people)\b/i;
/** 'There is another side to be considered' announces a view without stating it. */
const signpost =
  /^(?:there (?:is|are)|we (?:must|should|can)|it has) (?:also )?(?:an)?other (?:sides?|aspects?|views?|points?|arguments?|opinions?)\b.{0,40}$/i;

const kin =
  '(?:mother|father|brother|sister|aunt|uncle|cousin|grand(?:mother|father)|parents|friends?|neighbours?|neighbors?|teachers?|classmates?|colleagues?|boss|girls?|boys?|man|woman|men|women|publisher|editor|union|council|mayor|minister|principal|chairman|director|manager|owner|company|department|government|farmers?|doctor|nurse|driver|coach|captain|critic|lawyers?|club|association)';
/** 'My mother says', 'a girl in my class thinks', '… said Karabo': somebody who is named or described speaks. */
const saidBy = new RegExp(
  `(?:\\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Aa]n?|[Oo]ne|[Aa]nother|[Tt]he) (?:\\p{Ll}+['’]s? )?(?:\\p{Ll}+ ){0,2}?${kin}(?: (?:in|from|of|at|to|who|with) [^,.;]{2,40})?|(?:^|[”",;] ?)\\p{Lu}\\p{Ll}+(?= (?:\\w+ )?\\w+(?:s|d|t)\\b)),? (?:often |always |still |also |then |once )?(?:says?|said|thinks?|thought|argues?|argued|told (?:me|us)|answers?|answered|replie[sd]|asks?(?: me)? why|asked(?: me)? why|claims?|claimed|warns?|warned)\\b|[”"],? (?:said|says|asked|answered|replied|told) (?:my |our |a |the )?\\p{L}+`,
  'u',
);
const objects = new RegExp(
  `(?:\\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Aa]n?|[Oo]ne|[Aa]nother|[Tt]he) (?:\\p{Ll}+['’]s? )?(?:\\p{Ll}+ ){0,2}?${kin}(?: (?:in|from|of|at) [^,.;]{2,40})?|^\\p{Lu}\\p{Ll}+),? (?:often |always |still |also |then |strongly )?(?:disagrees?|disagreed|objects?|objected|(?:does|did|do) not (?:agree|think so|believe)|(?:doesn|didn|don)['’]t (?:agree|think so|believe)|complains?|complained|(?:is|was|are|were) against)\\b`,
  'u',
);
/** 'He is right for our street', 'That may be true': the writer judges what somebody has said. */
const weighsSpeaker =
  /^\W*(?:he|she|they|that|this|it) (?:is|are|was|were|may be|might be|has|have) (?:\w+ )?(?:right|wrong|true|so|fair|mistaken|a point)\b/i;
/** Words of what is said that set it against something. */
const opposing =
  /\b(?:but|then|not|no|never|only|too|nobody|nothing|why|waste|useless|cannot|will|must|need|without|instead|enough|lazy|expensive|dangerous|silly|stupid|can)\b|n['’]t\b/i;

/** Words by which a person judges something, and does not only tell what happened. */
const judging =
  /\b(?:should|must|ought|waste|useless|wrong|bad|too|better|worse|unfair|stupid|silly|lazy|dangerous|nonsense|unnecessary|(?:not|no|never) needs?|enough|only|cannot|nothing|nobody|will|burst|why)\b/i;

/** Sentences after a view in which the writer may turn back to their own. */
export const TURN_WITHIN = 2;

/** Whether the writer turns back soon after sentence `i`, or with the next paragraph. */
export const isTurned = (
  sentences: readonly Sentence[],
  i: number,
  thesis: Sentence | null,
): boolean => {
  const sentence = sentences[i];
  if (!sentence) return false;
  if (turnIn(sentence.text) > 0) return true;
  const rest = sentences.slice(i + 1, i + 1 + TURN_WITHIN);
  return (
    rest.some(({ text, paragraph }) =>
      paragraph === sentence.paragraph
        ? opensAgainst(text) ||
          limitsGrant(text) ||
          /\bI (?:\w+ ){0,2}(?:disagree|(?:do not|don['’]t) (?:agree|think))\b/i.test(text)
        : opensAgainst(text),
    ) || nextParagraphReturns(sentences, i, thesis)
  );
};

/** Whether somebody who is named or described says something that the writer then turns against. */
const isOpponent = (sentences: readonly Sentence[], i: number, essay: EssayText): boolean => {
  const sentence = sentences[i];
  const next = sentences[i + 1];
  if (!sentence) return false;
  const head = headOf(sentence.text);
  if (/^\W*I\b/.test(head)) return false;
  if (objects.test(head)) return true;
  const isSaid = saidBy.test(head) || (quotedShare(sentence, essay) > 0.5 && /[”"],/.test(head));
  if (!isSaid || !opposing.test(head) || next?.paragraph !== sentence.paragraph) return false;
  if (weighsSpeaker.test(next.text)) return true;
  return (
    judging.test(head) &&
    (opensAgainst(next.text) ||
      (turnsBack(next.text) &&
        /\b(?:she|he|they|him|her|them|that|this|agree|right|wrong|same)\b/i.test(
          next.text.slice(0, 120),
        )) ||
      (weighsView(next.text) && turnIn(next.text) < 0))
  );
};

/** 'Pupils complain that they have no quiet place': people tell how they live, and judge nothing. */
const tellsOwnLot =
  /\b(?:complain(?:ed|s)? (?:that|about) (?:they|their)|(?:say|said) (?:that )?they (?:are|feel|were|felt|get|got) (?!against\b|for\b|not (?:for|in favou?r)\b|in favou?r\b|opposed\b)\w+)\b/i;

/** Whether people only tell of themselves, in words that the thesis has none of. */
const isOwnLot = (sentence: Sentence, thesis: Sentence | null): boolean => {
  if (!tellsOwnLot.test(headOf(sentence.text)) || thesis === null) return false;
  const held = new Set(contentStems(thesis.words));
  return !contentStems(sentence.words).some((term) => held.has(term));
};

interface ViewContext {
  side: ThesisSide | null;
  essay: EssayText;
  thesis: Sentence | null;
}

/** A view against the writer's as it stands in a sentence: who speaks in it. */
const viewIn = (
  sentences: readonly Sentence[],
  i: number,
  { side, essay, thesis }: ViewContext,
): Speaker | null => {
  const sentence = sentences[i];
  if (!sentence) return null;
  const head = headOf(sentence.text);
  if (isOwnLot(sentence, thesis)) return null;
  const bare = head.replace(lead, '');
  const voice = otherVoiceOf(head);
  if (voice === 'firm' && !goesOn(head)) return 'others';
  if (voice === 'loose' && !goesOn(head) && isTurned(sentences, i, thesis)) return 'others';
  if (opensOtherSide.test(bare) && !statesNoView(bare)) return 'others';
  if (sees.test(head) && (isTurned(sentences, i, thesis) || opensAgainst(head))) return 'others';
  const opens = opensParagraph(sentences, i);
  if (
    thesis !== null &&
    (side === 'for' || side === 'against') &&
    speaksAgainst(bare, head, { side, opens, stated: [sentences[thesis.index - 1], thesis] })
  )
    return 'writer';
  if (twoSides.test(head)) return 'writer';
  if (admits.test(bare) || admits.test(head) || grantsInContrast.test(head)) return 'writer';
  if ((allows.test(bare) || allows.test(head)) && isTurned(sentences, i, thesis)) return 'writer';
  if (sentence.part === 'body' && isGrantedNext(sentences, i)) return 'writer';
  return isOpponent(sentences, i, essay) ? 'source' : null;
};

const MIN_WORDS = 4;

/**
 * The sentences that state a view against the writer's, each with who speaks in it: people who are not named, somebody
 * who is, or the writer who grants it. In the introduction a view is only named, so none stands there.
 */
export const opposingViews = (
  essay: Pick<ReadEssay, 'sentences' | 'thesis'> & EssayText,
): Map<Sentence, Speaker> => {
  const { sentences, thesis } = essay;
  const context = { side: thesisSideOf(essay), essay, thesis: thesis?.sentence ?? null };
  const found = new Map<Sentence, Speaker>();
  sentences.forEach((sentence, i) => {
    const isBare = sentence.words.length < MIN_WORDS || isQuestion(sentence);
    if (sentence.part === 'introduction' || sentence === thesis?.sentence || isBare) return;
    const bare = headOf(sentence.text).replace(lead, '');
    const next = sentences[i + 1];
    if (signpost.test(bare) && next?.paragraph === sentence.paragraph) {
      found.set(next, 'writer');
      return;
    }
    const before = sentences[i - 1];
    const continues =
      before?.paragraph === sentence.paragraph &&
      found.get(before) === 'others' &&
      /^they (?:\w+ )?(?:say|think|believe|argue|claim|want|fear|worry|feel|call|ask|point out)\b/i.test(
        sentence.text,
      );
    const isReply =
      before?.paragraph === sentence.paragraph &&
      found.has(before) &&
      (repliesForOthers(sentence.text) ||
        grantsView(sentence.text) ||
        isGrantedNext(sentences, i - 1));
    if (isReply) return;
    const speaker = continues ? 'others' : viewIn(sentences, i, context);
    if (speaker !== null) found.set(sentence, speaker);
  });
  return found;
};
