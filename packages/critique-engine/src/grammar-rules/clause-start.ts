/** Where a clause begins for certain, so that the noun which follows is its subject and no object of a verb or preposition. */
const start =
  /(?:^["'“‘(]?|[;:,] |\b(?:because|although|(?<!as )though|while|whereas|but|so|when|since|where) |\b(?:(?:know|feel|sure|true|fact|means) that|(?:think|thinks|believe|believes|hope)(?: that)?) |^(?:now|nowadays|today|sometimes|usually|also|then|actually|unfortunately|and|or|however|therefore|for me|for example|in my opinion) )$/i;

/** Whether a clause begins right after these words of its sentence. */
export const startsClause = (before: string): boolean => start.test(before);

/** Whether a subject with its finite verb may follow: the start of a clause, or what opens a subordinate one. */
export const takesSubject = (before: string): boolean =>
  startsClause(before) || /\b(?:that|where|how|why) $/i.test(before);

/** What lets a verb stand without its ending: 'they asked that he go', 'if she were', 'let it be'. */
const NEAR = 45;
const bareAfter =
  /\b(?:ask|asks|asked|demand\w*|insist\w*|suggest\w*|recommend\w*|propos\w+|request\w*|requir\w+|order\w*|urg\w+|prefer\w*|vital|essential|important|necessary|imperative|crucial|desirable|better|wish\w*|forbid\w*|grant that|lest|condition|suppose|imagine|if|though|whether|rather|time|let|lets|may|long|do|does|did|can|could|will|would|should|might|must|make|makes|made|help|helps|helped|see|saw|hear|heard|watch\w*|have|had|having)\b/i;

/** Whether a word before it allows the base form of a verb. */
export const letsBare = (before: string): boolean =>
  bareAfter.test(before.slice(-NEAR).replace(/^.*(?:[,;:]|\b(?:but|because)) /i, ''));

/** Whether a 'there' after these words says that something exists: not 'the people there have'. */
export const startsThere = (before: string): boolean =>
  startsClause(before) || /\b(?:and|or|that|if|as|say|says|said) $/i.test(before);

const subject =
  /(?:\b(?:i|you|we|they|he|she|it|people|students|(?:the|my|his|her|our|their|your|many|some|most) [a-z]+))(?: (?:do|does|did|will|would|can|could|should|don['’]t|doesn['’]t|didn['’]t|not|also|always|never|really|often|just|only))* $/i;

/** Whether these words end in the subject of a main clause: not in 'the food she', where the object stands before it. */
export const endsInSubject = (before: string): boolean => {
  const found = subject.exec(before);
  if (!found) return false;
  const rest = before.slice(0, found.index);
  return startsClause(rest) || (/\band $/i.test(rest) && /^(?:i|we|they|he|she)\b/i.test(found[0]));
};
