import { HOLDING_VERBS } from './statement-words.ts';

/** Parts of a question that ask or command and state nothing. */
const asks =
  /\?|^\W*(?:do you|to what extent|discuss|give|explain|write|use|state|support|include|describe|what|why|how|who|which|is|are|should|would|does|some\b.{0,120}\bwhile (?:some )?others?)\b/i;
/** 'Some people believe that': who holds the statement. */
const holder = new RegExp(
  `^(?:(?:nowadays|today|these days|increasingly|it is|there is)\\b,? ?)?(?:(?:some|many|most|a lot of|a number of|more and more) (?:\\w+ ){0,2}?|people |it is (?:often |sometimes |widely |commonly )?)(?:${HOLDING_VERBS})(?: that)? `,
  'i',
);
const wantsSide =
  /\b(?:agree|disagree|to what extent|your (?:own )?(?:opinion|view)|do you think|discuss)\b/i;
const LEAST_WORDS = 3;

/** The statement on which a question wants the writer's side, without who holds it and without quotation marks. Null if it has none. */
export const statementOfQuestion = (question: string | null): string | null => {
  const parts = (question ?? '').slice(0, 2_000).match(/[^.?!\n]+[.?!]?/g) ?? [];
  const asked = parts.map((part) => part.trim());
  // A title states something too, but wants nobody to agree with it.
  if (!asked.some((part) => wantsSide.test(part))) return null;
  const said = asked.find((part) => !asks.test(part) && part.split(/\s+/).length >= LEAST_WORDS);
  const statement = said
    ?.replace(/["“”]/g, '')
    .replace(/^[‘'](.*)[’']\.?$/, '$1')
    .replace(holder, '')
    .replace(/[\s.!,;:]+$/, '')
    .trim();
  return statement ? statement : null;
};
