const opening =
  /^(?:[^,.;]{3,60}, (?:and|so|but|which is why|that is why) i (?:\w+ly )?(?:think|believe|argue|feel)(?: that)?|[^.;]{0,90}\bmy (?:own |personal )?(?:opinion|view)(?: is)? that|first(?:ly| of all| off)?|second(?:ly| of all| off)?|third(?:ly)?|fourth(?:ly)?|last(?:ly| but not least)?|by contrast|in contrast|increasingly|what is more|in the (?:first|second) place|on (?:one|another) hand|final(?:ly)?|next|moreover|furthermore|in addition|additionally|however|nevertheless|nonetheless|therefore|thus|hence|consequently|also|besides|so|and|but|yet|then|overall|in fact|indeed|(?:in|as a) conclusion|to conclude|to sum up|to summari[sz]e|in sum|in a word|in a nutshell|all in all|first and foremost|what[’']s more|on top of that|apart from (?:that|this)|besides (?:that|this)|as far i am concerned|for the (?:primary|main|first|second|third|next|last|final|other) (?:concern|reason|point|part|thing)|in my point of view|these days|to (?:quote|give|take|name) an (?:instance|example)|from my (?:own )?experience|in short|in general|generally|nowadays|today|as a result|for (?:this|these) reasons?|to begin with|above all|of course|clearly|obviously|personally|(?:in|from|to) my (?:own |personal |humble )?(?:opinion|position|point of view|view|mind|perspective|eyes)|(?:for|as) (?:the|my|a) (?:primary|first|main|second|third|last|final|next|other) (?:concern|reason|point|thing|argument|advantage)|another (?:reason|thing|point) is(?: that)?|as far as i am concerned|i (?:\w+ly |also |do |would )?(?:hold (?:the|this) (?:\w+ )?(?:opinion|view|belief)|believe|think|argue|feel(?: (?:strongly|certain|sure|that way))?|hold|contend|maintain|claim|am convinced|would say|am (?:of|in) the (?:opinion|view)(?: that)?)(?: that)?|(?:this|my) (?:essay|paper|article) (?:will )?[^,.;]{0,40}?\b(?:that|why|how)(?= \w+ \w+ \w+)|i will (?:explain|show|argue|discuss) (?:that|why|how)|for (?:example|instance)|on the (?:one hand|other hand|contrary)|another example is(?: that)?|(?:the |my |an?other )?(?:first|second|third|main|last|final|other|biggest|most important|another)? ?(?:reason|argument|point)(?: why [^,]{0,60})? is(?: because| that)?|it is (?:clear|true|obvious|certain|evident) that)(?:,\s*|\s+)/i;

/** What is left of 'I think that is a good idea' has lost its subject. */
const verbFirst = /^(?:is|are|was|were|has|have|would|will|can|could|should|must)\b/i;

/** A sentence without its lead-in ('Secondly, I believe that') and without its full stop. */
export const withoutLeadIn = (text: string): string => {
  let rest = text.replace(/\s+/g, ' ').trim();
  for (let i = 0; i < 4; i++) {
    const shorter = rest.replace(opening, '');
    if (shorter === rest || verbFirst.test(shorter) || !/\p{L}.*\s.*\p{L}/u.test(shorter)) break;
    rest = shorter;
  }
  // A loop, because a regular expression tried at every comma takes quadratic time.
  let end = rest.length;
  while (end > 0 && /[\s.!?;:,]/.test(rest.charAt(end - 1))) end--;
  return rest.slice(0, end).replace(/^[\s.,;:–-]+/, '');
};
