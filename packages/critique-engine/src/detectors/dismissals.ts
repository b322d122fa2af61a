/** Nobody need listen to the people who hold the other view. */
const peopleUnheard = String.raw`\b(?:(?:should|need|must|can|do|would|will)(?: not|n['’]t| never)|cannot|nobody (?:should|needs? to|has to|can)|no one (?:should|needs? to|has to|can)|no reason to|not worth|who would|why (?:should|would) (?:we|anyone|anybody)) (?:\w+ )?(?:(?:listen(?:ing)? to|believ(?:e|ing)|trust(?:ing)?)(?= (?:them|him|her|such|these|those|this|that|it|any|what|a (?:word|man|woman|person))\b|\W*$|[.,;])|tak(?:e|ing) (?:them|him|her|this|that|it|such people) serious(?:ly)?|be (?:taken|believed|trusted|listened))\b|\b(?:their|his|her|such an?) (?:opinion|view|word)s? (?:do(?:es)?(?: not|n['’]t) (?:count|matter)|(?:is|are|means?|counts? for) (?:worth )?nothing|(?:is|are) (?:worthless|irrelevant)|can be ignored)|\bdo(?:es)?(?: not|n['’]t) know what (?:they|he|she) (?:are|is) talking about\b`;
/** The view itself is called wrong or of no weight, and no more. */
const viewWaved = String.raw`\b(?:(?:is|are) (?:far |much )?more important than (?:any of |all )?(?:this|that|these|those|it|them)|(?:this|that|they|it|these people) (?:is|are) (?:simply|just|clearly|obviously|totally|completely|of course) (?:wrong|false|mistaken|untrue|nonsense|ridiculous|not true|silly)|(?:this|that|it) (?:does not|doesn['’]t) matter|(?:this|that) is (?:not important|irrelevant|nonsense)|(?:should|can|must) (?:simply |just )?be (?:ignored|dismissed|disregarded|rejected|forgotten))\b`;

/** Words by which a writer refuses to listen to those who see it differently. */
export const refusesToListen = new RegExp(peopleUnheard, 'i');

/** Words by which another view is only dismissed: nobody need listen, or it is called wrong without a reason. */
export const dismissesView = new RegExp(`${viewWaved}|${peopleUnheard}`, 'i');
