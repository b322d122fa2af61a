import type { CritiqueDraft, ParagraphDetector } from '../critique-draft.ts';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { isCited, isForeign } from '../layers/region-lookup.ts';
import { choose } from '../wording.ts';
import { knowerHint } from './hints/knower-hint.ts';

const knowers =
  '(?:experts?|scientists?|researchers?|researche?s|scholars|psychologists?|economists?|specialists?|authorities|historians?|doctors|physicians|educators|educationists|analysts|academics|thinkers|[a-z]+ologists|[a-z]+icists|[a-z]+atrists|studies|research|surveys?|statistics|science|data|investigations|experiments)';
const quantity =
  "(?:(?:many|most|some|several|all|the|leading|foremost|numerous|recent|countless|various|modern|new|scientific|medical|today[’']s|the (?:best|world[’']s leading|foremost|leading)) )*";
const field =
  '(?:(?:soil|climate|health|child|education|military|legal|medical|food|traffic|media|social|animal|sleep|brain|computer) )?';
const knowing =
  '(?:shows?|showed|shown|proves?|proved|proven|says?|agrees?|agreed|warns?|warned|believes?|confirms?|confirmed|suggests?|suggested|indicates?|indicated|finds?|found|knows?|known|tells? us|demonstrates?d?|establish(?:ed|es)?|reveals?|revealed|claims?|claimed|recommends?|are (?:convinced|agreed|certain|of one mind)|been (?:convinced|certain|agreed|saying)|sees? it)';
const between =
  '(?:(?:in [a-z ]{3,30}|have|has|had|also|now|long|clearly|already|all|often|repeatedly|recently|of|over the years|all over the world|around the world|everywhere|worldwide) )*';
const patterns: readonly RegExp[] = [
  new RegExp(`\\b${quantity}${field}${knowers}\\b,? ${between}${knowing}\\b`, 'i'),
  /\bas any (?!of\b)\w+(?: \w+)? (?:will|can|could|would) (?:tell|confirm)\b/i,
  /\bit (?:is|has been|was) (?:long |clearly |already |scientifically |medically |well )?(?:proven|proved|shown|established|documented|confirmed|demonstrated)\b/i,
  /\b(?:it|this|that)(?: is|['’]s) (?:\w+ly |also |now |simply |just )?(?:an? |the )?(?:well[- ]known |known |proven |proved |established |undeniable |simple |hard |plain )*(?:scientific|medical|statistical|historical|psychological|biological|proven|proved|established) (?:fact|truth)\b|\bscientific(?:ally)? (?:proven|proved|shown|proof)\b/i,
  new RegExp(`\\baccording to (?:many |most |some |recent |the )*${knowers}\\b`, 'i'),
];
/** Words before a knower that say which: 'the two doctors', 'no study', 'our teachers'. */
const which = /\b(?:no|two|three|four|five|these|those|our|my|his|her|their|her own|such)\s+$/i;
/** Words after a knower that say which: 'a study by Nkosi', 'doctors at the clinic'. */
const who =
  /^[^.;,]{0,50}\b(?:by|at|from|of|in) (?:the )?(?:University|College|Institute|Department|\p{Lu}\p{Ll}+)/u;
const aName =
  /[\p{Ll},;”’] (?!I\b|English|African?|South\b|American?|European?|Internet|God\b|Earth\b|Western)\p{Lu}\p{L}{2,}/u;

/** 'The expert knows more about it': what such people are able to do, and nothing that they found. */
const knowHow = /\b(?:experts?|specialists?|doctors|physicians|authorities|educators) knows?$/i;

const authorityIn = (sentence: Sentence): RegExpExecArray | null => {
  const text = sentence.text.slice(0, 1_000);
  const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (!found || which.test(text.slice(0, found.index))) return null;
  if (knowHow.test(found[0])) return null;
  return who.test(text.slice(found.index)) || aName.test(text) ? null : found;
};

/** Whether the sentence, or the next one of its paragraph, names a source. */
const isSourced = (sentence: Sentence, model: EssayModel): boolean => {
  const next = model.sentences[sentence.index + 1];
  const near = next?.paragraph === sentence.paragraph ? next : null;
  return (
    isCited(model, { start: sentence.start, end: near?.end ?? sentence.end }) ||
    (near !== null && /\b(?:19|20)\d\d\b/.test(near.text) && aName.test(near.text))
  );
};

/** An authority without a name as the subject of a verb of knowing: 'studies show', 'as any economist will tell you'. */
export const unnamedAuthority: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence): CritiqueDraft[] => {
    const found = authorityIn(sentence);
    if (!found || isSourced(sentence, model)) return [];
    const start = sentence.start + found.index;
    const at = { start, end: start + found[0].length };
    if (isForeign(model, at)) return [];
    return [
      {
        rule: 'unnamed-authority',
        issueType: 'source',
        severity: 3,
        at,
        issue: `“${found[0]}” does not say who. Your reader cannot check it.`,
        reasoning: choose(sentence.text, [
          'This point leans on people who know, but nobody can see who they are, what they looked at, or when.',
          'Somebody may have found this, and somebody else the opposite. Without a name, a reader cannot compare the two.',
        ]),
        fix: 'Name one source: who found it, when, and what they looked at. If you have none, argue the point yourself.',
        hint: knowerHint(found[0]),
        confidence: 0.8,
      },
    ];
  });
