/** Ends that arguments threaten with: something whole goes under, for good, for everybody. */
const EXTREME =
  /\b(?:not (?:\w+ ){1,4}at all|no \w+ (?:will|would|can)|(?<!\bof )all (?:the |our |their )?\w+ will|(?:have|has|be|is|are) no (?:\w+ )?(?:rules?|time|money|friends|jobs?|order|respect|values?|rights?|life)|without an? (?:job|home|future|friend)|nobody|no one|nothing|none|never|for ?ever|everyone|everybody|whole|entire|generation|collapses?d?|destroy\w*|ruin\w*|die[sd]?|dying|dead|death|bury\w*|disappear\w*|extinct\w*|war|wars|chaos|disaster|catastroph\w*|cemetery|prison|dictatorship|slave\w*|starv\w*|hungry|wheelchair|thieves|empty|last|chokes?|screaming|poisonous|crime|no (?:country|future|society|family|way back)|end of)\b/gi;

/** How many words of a text speak of such an end. */
export const extremesIn = (text: string): string[] =>
  [...text.slice(0, 1_500).matchAll(EXTREME)].map(([found]) => found);

const HEDGE =
  /\b(?:may|might|could|perhaps|probably|possibly|some|mostly|usually|often|sometimes|depends?|likely|expects?|seems?|at least|a few|partly|whether|not necessarily|in part|unless|suggests?|estimates?|about)\b/gi;

/** How many words of a text limit what it says. */
export const hedgesIn = (text: string): number => [...text.slice(0, 1_500).matchAll(HEDGE)].length;
