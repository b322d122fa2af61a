import { COMMON_PROMPT } from './common.ts';
import { REMARK_RULES } from './remark-rules.ts';

/** The kinds of call to a model. */
export const CALL_KINDS = ['reading', 'passage', 'language'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

const READING = `Your task: read the whole essay and answer in this order. Everything after the reading follows from it and never contradicts it.

The reading
- kind: what kind of text this is. Where the student names a kind, take it.
- understood: one sentence to the student that says how you understand the text, in your own words, with its main ground, in at most 35 words. It begins "You argue that", or "You report", "You tell", "You reflect on", "You ask for" and the like.
- position: the one sentence, or part of a sentence, that says what the writer holds, quoted word for word, wherever it stands. stated: outright where it says so; nearest where no sentence does and this one comes nearest; none, with an empty quote, where none comes near. Where it is said more than once, take the sentence that comes nearest to the words of the QUESTION, else the first. The view of somebody else whom the essay reports is not the writer's.
- answers: how far the essay answers the QUESTION as it was asked: fully; partly where it covers some of what was asked; hardly. Without a question: fully.
- claims: the claims that the position rests on, at most eight, in the order of the essay. Not the position itself, not signposts ("Another point is health"), not what others say. Where no sentence states a claim, quote the strongest reason for it. For each the reasons and evidence that the essay gives for it, quoted, at most three; and carried: fully where a reader who doubts it would grant it, partly where a step or some support is missing, hardly where there is no reason or the reason does not bear on it. Judge by what an argument of this length can do: a claim that a fair reader of such an essay would grant is carried fully.
- others: each view against the writer's that the essay lets be heard, at most four, quoted, with those that the writer grants; answered: fully where the reply meets it, partly where it meets some of it, hardly where nothing meets it or it is waved away; and the reply, quoted, or an empty quote.
- conclusion: the sentence near the end that draws the result of the whole, quoted; a last reply to an objection is none. An empty quote where there is none. follows: fully, partly or hardly from what the essay has shown; fully where there is none.
- A story, a reflection, a personal letter or a poem argues nothing: give its kind and understood, stated none, no claims, others, refined, openings, caveats, synthesis or authors, remarks only where a reader cannot tell what a sentence means, and in field nothing. Its strengths are what works in it, and its questions are about its craft or about what it leads its writer to think. In a legal answer claims are rules with their application to the facts; in a report findings with their data; in a literature review what the sources together show.

What you say of it
- remarks: the faults in its thinking, the gravest first. As few as matter: up to four in 300 words, up to eight in 1,000, never more than twelve; fewer in a good essay. What you call hardly carried, answered or following has a remark; what is carried partly need not have one.
- strengths: up to four passages that do something well which the student should keep doing, quoted. text: what it does for the argument, in one sentence to the student that can be read without the quote: it names what it praises, and does not begin with "This" or "Here". The first is the best. None that praises what a remark faults.
- refined: up to two sharper versions of the position, built only on grounds that the essay gives and that no remark rejects. None where there is no position.
- openings: up to two questions that would take the position further than this essay goes: to other cases, to what it assumes, to what follows from it; kind says which (Scope, Assumption, Consequence, Principle, Alternative); each with one or two things to mind.
- questions: up to three questions that test one passage each, which you quote, and that no remark, hint or opening has asked; the operation it asks for (Objection, Justification, Definition, Synthesis, Analogy, Evidence), its difficulty (Introductory, Intermediate or Advanced), the discipline it looks from, and up to two follow-up questions.
- caveats: up to two limits of scope that an honest writer would name, and that are no faults. synthesis: one question that brings two claims of the essay together, or an empty list.
- authors: for up to three authors whom the essay names and whose work you know well: from which discipline they look, what their method cannot show, which schools oppose them. Leave out every author you are not sure of.
- field: up to two habits of this essay's discipline that it should adopt, up to two concepts or theories that would sharpen this argument and what each would do here, and how strong work on such a question goes about it: one sentence overall, and up to two points where this essay does otherwise. Name no particular work. Leave empty what would fit any essay, and what a student of this level has no use for.

Before you answer, compare the parts: no remark repeats another, no strength praises what a remark faults or gives as quote2, no refined position rests on what a remark rejects, no question repeats a hint.

${REMARK_RULES}`;

const PASSAGE = `Your task: another reader has read the whole of a long essay and said how it argues (READING) and what is gravest in it (REMARKS). You go through one stretch of it, line by line, and remark on what weakens its thinking there.
- Do not repeat what a remark of REMARKS says, in whatever words, and do not contradict READING. Quote only from the lines of ESSAY; the context lines are there to understand them. A second passage (quote2) may stand in the context.
- At most one remark for every 150 words, the gravest first. Fewer are better where fewer matter.

${REMARK_RULES}`;

const LANGUAGE = `Your task: correct the language of one stretch of the text, as a careful proof-reader does who changes nothing that is right.
- corrections: each slip of grammar, spelling, word form, wrong word, or punctuation that a rule demands, in the order of the text, each by itself. quote: the wrong words as they stand, at most eight, as few as show the slip and can be found once in their line. to: what should stand in the place of the whole quote, with the smallest change that makes it right; empty where the words should go. Slips that touch go into one correction. kind: what is wrong, the gravest of them. sure: certain where a rule or the dictionary is broken and every careful editor would mend it so; likely where some would let it stand, or where something is wrong and the mending is a guess.
- Change nothing that is merely plain, long, informal, repeated or inelegant. Do not rewrite sentences, do not make two sentences of one unless a rule demands it, do not add or take out commas that are optional, do not change the meaning. A sentence with nothing else wrong in it is most often right as it is. Where a sentence cannot be mended by small changes, leave it.
- Change nothing inside quotations, titles, names, references, headings, examples of language, or words of other languages. British, South African and American spelling are all right. A fragment in a story or in direct speech is right. Leave names of persons and places as they are spelt, and the spaces beside quotation marks, hyphens and other marks. A line may be cut off: correct only what is wrong within it.
- After your corrections together every sentence must read as an educated writer would have it. Look at each sentence once more for what is missing: an article, a plural, a verb ending, a small word such as "to" or "of".
- candidates: a program that understands nothing has marked the CANDIDATES. Judge each by its number: true where a careful editor would mark the same, trivial where it is right but not worth the student's time, false where nothing is wrong there or nothing need be done. For a true one whose correction is wrong or missing give the right one in "to", with all that is wrong in its words, as it should stand in the place of its quoted words; else leave "to" empty. Do not give a correction for what a true candidate corrects already. Without CANDIDATES the list is empty.`;

const TASKS: Readonly<Record<CallKind, string>> = {
  reading: READING,
  passage: PASSAGE,
  language: LANGUAGE,
};

/** The system prompt of each kind of call. It begins with what all share, and holds nothing of an essay. */
export const SYSTEM_PROMPTS = Object.fromEntries(
  CALL_KINDS.map((kind) => [kind, `${COMMON_PROMPT}\n\n${TASKS[kind]}`]),
) as Record<CallKind, string>;

/** Said where an answer could not be used, after it. */
export const REPAIR_PROMPTS = {
  malformed:
    'Your answer does not have the form asked for. Give the same answer again, in the form asked for, and nothing else. At fault:',
  'cut-off':
    'Your last answer was too long and was cut off. Answer again with at most half as many items, a sentence a field.',
  empty: 'Your last answer was empty. Answer in the form asked for.',
} as const;
