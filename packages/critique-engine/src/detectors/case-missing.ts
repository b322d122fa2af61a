import { asksForAccount } from '../layers/question-layer.ts';
import { isCited } from '../layers/region-lookup.ts';
import { isQuotable } from '../argument/essay-moves.ts';
import { quoteOf } from '../argument/plain-clause.ts';
import { claimsOf } from '../layers/graph/claims.ts';
import type { EssayDetector } from '../critique-draft.ts';
import { choose } from '../wording.ts';

const MIN_WORDS = 150;
/** An example in any form: announced, imagined, counted, dated, narrated or named. */
const aCase =
  /\b(?:example|instance|such as|e\.g|case of|in the case|illustrat\w+|imagine|suppose|consider|picture|including|namely|study|studies|survey|research|statistics|per ?cent|percent|once|remember|yesterday|last (?:week|month|year|summer)|years ago|experience|story|stories)\b|\blike (?:when|in|a|the|my|\w+ing)\b|, like \w+|\b(?:my|our) (?!opinion|view|mind|point|essay|conclusion|lives|life|world|society|own opinion)\w+|\b(?:I|he|she) (?:was|had|went|saw|met|used|did|got|\w{3,}ed)\b|\d/i;
/** A name in the middle of a sentence. */
const aName = /[\p{Ll},;] (?!I\b)\p{Lu}\p{Ll}{2,}/u;

/**
 * Flags an essay without any example, story, figure, name or source. Readers believe a claim if they can see it happen
 * (Graff and Birkenstein; Toulmin's grounds). Applies to arguments of at least 150 words.
 */
export const caseMissing: EssayDetector = (model) => {
  const { sentences, thesis, proseWords } = model;
  if (
    proseWords < MIN_WORDS ||
    !thesis?.stated ||
    asksForAccount(model.question) ||
    sentences.some((s) => aCase.test(s.text) || aName.test(s.text) || isCited(model, s))
  )
    return [];
  const body = claimsOf(model).filter(({ claim }) => claim.part === 'body' && isQuotable(claim));
  const [best] = body.toSorted((a, b) => b.premises.length - a.premises.length);
  const at = best?.claim ?? sentences.find((s) => s.part === 'body' && isQuotable(s));
  if (!at) return [];
  const said = quoteOf(at, 60);
  const last = quoteOf(best?.premises.at(-1) ?? at, 45);
  return [
    {
      rule: 'case-missing',
      issueType: 'argument',
      severity: 3,
      at: { start: at.start, end: at.end },
      issue: choose(`${at.text}i`, [
        `Nowhere does the essay show a single case, not even for ${said}.`,
        `${said} stays general, like every other point of the essay: no example, name or number shows it.`,
      ]),
      reasoning: choose(`${at.text}r`, [
        `A reader who cannot picture ${said} has only your word for it, and forgets it as fast.`,
        `A marker looks for the place where ${said} can be seen to happen, and there is none.`,
      ]),
      fix: `After ${last}, tell the one case you know best in two sentences: who, where, and what came of it.`,
      hint: `Where have you, or somebody you could name, seen that ${said}?`,
      confidence: 0.6,
    },
  ];
};
