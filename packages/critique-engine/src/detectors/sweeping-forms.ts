/** From one failure to all the rest: 'if they can't even mend a tap, they can't do anything right'. */
const cannotEven =
  /\bif (?:[\w’']+ ){1,6}?can(?:['’]?t| ?not) even\b[^.!?]{3,110}, ?(?:then )?(?:[\w’']+ ){1,4}?(?:probably |surely |certainly )?(?:can(?:['’]t|not)|won['’]t|will not|will never|are(?:n['’]t| not) able|doubt|how can)\b[^.!?]*/i;
/** All of a kind are told to be alike. */
const alike =
  /\b(?:they|these (?!things\b)\w+|those (?!things\b)\w+|politicians|companies|governments|men|women|teenagers|parents|teachers|students) (?:are|['’]re) all (?:like (?:that|this)|the same\b(?! \w)|alike\b|corrupt|liars|crooks|criminals|lying|thieves|evil)\b|\ball (?:of )?(?:these|those) (?!things\b)(?:[\w-]+ ){1,4}(?:are|['’]re) (?:exactly |just )?(?:the same\b(?! \w)|alike\b|like (?:that|this))\b|\bthat['’]s (?:just )?(?:the way|how) (?:it|they|these \w+) always (?:goes|go|ends?|are|is|acts?|behaves?|works?)\b/i;
/** A guess about all of a kind, drawn from what was just told. */
const guess =
  /\b(?:makes? (?:you|me|one) (?:think|believe|feel)(?: that)?,? (?:all|every|most|pretty much all)\b[^.!?]*|(?:i (?:guess|bet|suppose|imagine)|it must mean|this must mean|which means)(?: that)?,? (?:the (?:entire|whole) \w+|all (?:of )?(?:the other|these|those|of them)|everyone else|everybody else|all the rest)\b[^.!?]*|i doubt (?:that )?(?:any(?:one|body) else|any other)\b[^.!?]*)/i;

const forms: readonly RegExp[] = [cannotEven, alike, guess];

/** Words that stretch one case, or a few, over all of a kind. Null without any. */
export const sweepingFormIn = (text: string): RegExpExecArray | null =>
  forms.map((form) => form.exec(text)).find((found) => found !== null) ?? null;
