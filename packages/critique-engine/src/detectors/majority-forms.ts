/** Wording in which the number itself decides. */
const decides: readonly RegExp[] = [
  /\b(?:the )?(?:majority|masses)(?: opinion)?(?: of (?:the |our )?\w+)? (?:should|must|ought to|has to|have to|needs? to) (?:decide|rule|be (?:respected|heard|followed|obeyed)|get)\b/i,
  /\bmajority (?:rules|wins)\b|\b(?:majority|popular|public) opinion (?:on \w+(?: \w+){0,3} )?(?:is|must be)\b[^.!?]{0,25}\b(?:right|correct|true)\b|\bthe majority (?:is|are) (?:\w+ ){0,2}(?:right|correct)\b/i,
  /\b(?:up to|outweighs?|wrong by \w+ing|above) the (?:will|wishes|opinion) of (?:the|a|its|most) (?:\w+['’]s )?(?:majority|people|public|population|citizens|masses)\b|\bthe will of (?:the|its) (?:\w+['’]s )?(?:majority|people|public|population) should (?:outweigh|decide|come first)\b|\bappease the majority\b/i,
  /\bif (?:the|a) (?:vast )?majority [^.!?,]{3,70}, (?:then )?(?:there (?:has to|must|should) be|we should|it (?:is|must|should)|that['’]?s)\b|\bwhen (?:the|a) majority [^.!?,]{3,60}, it is (?:in the best|right|best|true)/i,
  /\bif (?:nearly |almost )?(?:everybody|everyone|all|most people) [^.!?,]{3,60}, (?:then )?it (?:cannot be|can['’]t be|must be|has to be) (?:\w+ ){0,2}(?:wrong|bad|right|true|good)\b/i,
  /\bwhat (?:the (?:\w+ )?majority|most people|everyone|everybody) (?:wants?|thinks?|says?|believes?) (?:is|must be) (?:what is )?(?:right|best|true)\b/i,
  /\b(?:having )?so many (?:people|of (?:the|us|them|my)(?: \w+)?) (?:are |is )?(?:on my side|agree(?:ing)? with me|who agree)\b[^.!?]{0,40}\b(?:certain|sure|right|shows?|proves?|no doubt)\b|\b(?:validated|proved|proven|shown) by the [^.!?]{0,30}(?:number|amount) of people who\b/i,
  /\bspeak for (?:the majority|most people|everyone|everybody|all of us)\b|\b(?:we|you) all know (?:that )?i(?:['’]m| am) right\b/i,
  /\bso many people (?:did not|didn['’]t|do not|don['’]t|did|want\w*|think|believe|agree\w*|support\w*|oppose\w*)\b[^.!?]{3,60}, (?:it|this|that) (?:shows|proves|means|must)\b/i,
];

/** Words by which a number of people decides what is right. Null without any. */
export const decidingNumberIn = (text: string): RegExpExecArray | null =>
  decides.map((form) => form.exec(text)).find((found) => found !== null) ?? null;
