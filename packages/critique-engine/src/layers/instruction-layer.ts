const patterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|prompts?|directives|guidelines|rubric)\b/i,
  /\bthe (?:ai )?(?:assistant|language model|grader|marker|evaluator) (?:must|should|shall|will|has to|needs to|is to)\b.{0,40}\b(?:write|reply|respond|output|say|print|answer|give|award|grade|mark|score|rate|ignore)\b/i,
  /\b(?:give|award|grant|grade|rate|mark|score|assign)\b.{0,20}\b(?:this|my|the) (?:essay|paper|text|answer|submission)\b.{0,40}(?:\d|\bfull\b|\btop\b|\bhighest\b|\bperfect\b|\bbest\b|\bdistinction\b)/i,
  /\b(?:give|award|assign) (?:it|me|this) (?:an? )?(?:\d{1,3} ?(?:\/|out of|of|%)|full marks|top marks|the highest|a perfect|a distinction)/i,
  /^\W*(?:system|assistant|user|developer)\s*:/i,
  /\byou are (?:now )?(?:an? |the )?(?:ai|assistant|chatbot|language model|helpful)\b/i,
  /\b(?:reveal|print|repeat|output) (?:your|the) (?:system )?(?:prompt|instructions)\b/i,
];

/** Whether a sentence tells a reader or a program how to treat the essay, and so is not part of its argument. */
export const isInstruction = (sentence: string): boolean => {
  const start = sentence.slice(0, 400);
  return patterns.some((pattern) => pattern.test(start));
};
