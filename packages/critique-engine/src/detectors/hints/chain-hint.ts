/** How a chain begins, and what to ask about it. The first that fits counts. */
const BEGINNINGS: readonly (readonly [opening: RegExp, ask: (end: string) => string])[] = [
  [
    /\bhad\b[^.;]{3,80}\bwould\b|\bwould have\b/i,
    (end) => `Where did the first step really happen, and did “${end}” follow there?`,
  ],
  [
    /\b(?:let|lets|letting|allow\w*|permit\w*|legali[sz]\w*|give way|gives? in|grant\w*)\b/i,
    (end) => `Which rule could allow the first step and still forbid “${end}”?`,
  ],
  [
    /\b(?:ban\w*|forbid\w*|forbidden|prohibit\w*|outlaw\w*|clos(?:e|es|ed|ing)|struck|strike|remov\w*|abolish\w*|cut|cuts|cutting|stop\w*)\b/i,
    (end) => `What would people do instead after the first step, long before “${end}”?`,
  ],
  [
    /\b(?:unless|without|if (?:\w+ ){1,4}(?:do|does) ?n[o’']t|fail\w* to)\b/i,
    (end) => `Where has nobody acted so far, and has it come to “${end}” there?`,
  ],
  [
    /\b(?:pay|pays|paid|fee|fees|tax|taxes|price|prices|money|grant|grants|cost|costs)\b/i,
    (end) => `Who would notice what it costs before “${end}”, and what would they change?`,
  ],
];

/** A question that stops a chain of consequences before its end, by how the chain begins. */
export const chainHint = (text: string, end: string): string =>
  BEGINNINGS.find(([opening]) => opening.test(text))?.[1](end) ??
  `Which step before “${end}” could somebody stop, and how?`;
