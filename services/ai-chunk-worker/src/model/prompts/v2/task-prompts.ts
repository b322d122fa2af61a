import type { ModelKind } from '../../answers/answer-schemas.ts';

/** What the model is told of the engine's critiques. */
const CANDIDATES = `
- candidates: a program that cannot understand a text has marked the CANDIDATES. Judge each by its number: true where a careful teacher would say the same here, trivial where it is right but not worth the student's time, false where it is wrong about this essay. In your remarks do not repeat what a true candidate says. Without CANDIDATES the list is empty.`;

/** Instructions to the model by kind of task. Their wording is versioned. */
export const TASK_PROMPTS: Readonly<Record<ModelKind, string>> = {
  lines: `Go through the text line by line. Remark on what weakens it, the gravest first, at most one remark for every sixty words and never two on the same words. Fewer are better where fewer matter. The lines marked as context are there to understand the text: make no remark on them.
- Where an OUTLINE is given, it says how the whole essay argues. It was made by a program or another reader and may be wrong. Use it to see what hangs on a passage; never quote it and make no remark about it.${CANDIDATES}`,
  argument: `Look at the essay as a whole: what it holds, on what grounds, against whom.
- plan: first, how you understand the essay: what kind of text it is, its position, the claims it rests on with the reasons given for each, what it says of the other side, and what it has shown in the end. Nobody but you reads the plan. Let your remarks follow from it: what the position rests on matters more than what stands beside it.${CANDIDATES}
- remarks: at most eight, on faults that only show when the whole essay is seen. Quote where one place shows the fault.
- strengths: up to four passages that do something well that the student should keep doing, each with its quote and what it does for the argument.
- thesis: the sentence that states the essay's position, quoted word for word, or an empty quote where there is none; up to three openings to think it further, each a question and the caveats to mind; up to two sharper versions of the position, built only on grounds the essay already gives.
- authors: for up to three authors whom the essay names and whose work you know well: from which discipline they look, what their method cannot show, which schools oppose them. Leave out every author you are not sure of.`,
  dialectic: `Ask the questions that would push this essay's own thinking further.
- prompts: up to three, each about one passage that you quote; the operation it asks of the student (such as Objection, Justification, Synthesis, Definition, Analogy), its difficulty (Introductory, Intermediate or Advanced), the discipline it looks from, the question itself, and up to three follow-up questions.
- opportunities: up to three places where the argument could be taken further.
- caveats: up to three limits the student should name before a reader does.
- synthesis: up to two questions that bring two claims of the essay together.
- authors: for up to three authors whom the essay names and whose work you know well: from which discipline they look, what their method cannot show, which schools oppose them. Leave out every author you are not sure of.`,
  premium: `Look beneath the argument of the essay.
- assumptions: up to four things the essay takes for granted, each with the passage that does so, the assumption in one sentence, its kind (such as Warrant, Cause, Value, Feasibility, Definition), a question that challenges it and what follows for the essay.
- contradictions: pairs of passages that cannot both be true as they stand, each quoted; a question that would resolve it and an exercise to do so.
- gaps: up to four things a reader of this essay will look for and not find.
- frameworks: up to three concepts or theories of the field that would sharpen this argument, each with what it would do here.
- comparison: how strong published work on such a question usually goes about it: one sentence overall, then differences of approach, and where this essay falls short. Name no particular work.
- recommendations: up to three habits of this essay's discipline that it should adopt.`,
};

/** Said where an answer could not be used, after it. */
export const REPAIR_PROMPTS = {
  malformed:
    'Your answer does not have the form asked for. Give the same answer again, in the form asked for, and nothing else. At fault:',
  'cut-off':
    'Your last answer was too long and was cut off. Answer again with at most half as many items, a sentence a field.',
  empty: 'Your last answer was empty. Answer in the form asked for.',
} as const;
