import type { Lesson } from './lesson.ts';

/** Lessons about the form of a verb after another word. */
export const VERB_FORM_LESSONS: readonly Lesson[] = [
  [
    'because-is also-is',
    'Each verb has a subject before it: “{fix}”.',
    'Point to each “is” in this paragraph. Who or what is it about?',
  ],
  [
    'adverb-before-noun',
    'A word that says what a thing is like has no -ly: “{fix}”.',
    'Which words end in -ly? Do they stand before a noun or beside a verb?',
  ],
  [
    'modal-form modal-ending two-modals modal-adverb-form will-non-lemma',
    'After “can”, “will”, “should” and their like, the verb has no “to” and no ending: “{fix}”.',
    'Look for “can”, “will”, “could” and “should”. What follows each of them?',
  ],
  [
    'did-form did-past',
    '“Do” and “did” already show the tense, so the verb after them has no ending: “{fix}”.',
    'Look for “did”, “didn’t” and “doesn’t”. Does a verb after them show the tense a second time?',
  ],
  [
    'do-ing',
    'After “do”, “does” and “did”, the verb has no -ing: “{fix}”.',
    'Look for “don’t” and “didn’t” in your text. Which form follows each of them?',
  ],
  [
    'to-form to-ing inflected-verb-after-to',
    'After “to”, the verb has its plain form, without an ending: “{fix}”.',
    'Look for “to” before a verb in your text. Does any of these verbs have an ending?',
  ],
  [
    'make-form causative-form',
    'After “let”, “make” and “had better”, the verb has no “to” and no ending: “{fix}”.',
    'Look for “let”, “make” and “help” in your text. What follows each of them?',
  ],
  [
    'perfect-form perfect-base simple-past-to-past-participle',
    'After “have”, “has” and “had”, the verb takes its third form (go, went, gone): “{fix}”.',
    'Look for “have”, “has” and “had” before a verb. Is the verb in its third form each time?',
  ],
  [
    'bare-participle',
    'Forms such as “been”, “gone” and “seen” need “have” or “has” before them: “{fix}”.',
    'Look for “been”, “gone”, “seen” and “done”. Does “have” or “be” stand before each of them?',
  ],
  [
    'passive-* state-base',
    'What happens to somebody or something takes “be” and the third form of the verb: “{fix}”.',
    'Where else is something done to the subject? Does the verb have its third form there?',
  ],
  [
    'wrong-past regular-irregulars',
    'This verb does not take -ed in the past: it becomes “{fix}”.',
    'Which of your verbs in -ed have a past of their own, as go and went do?',
  ],
  [
    'be-happen be-beside-verb be-and-preposition',
    'A verb such as “agree”, “depend” or “happen” needs no “be” beside it: “{fix}”.',
    'Look for “is”, “are” and “was” right before another verb. Do you need both?',
  ],
  [
    'have-years',
    'English says an age with “be”: “{fix}”.',
    'Where else do you give an age? Which verb stands there?',
  ],
  [
    'it-adjective-to pronoun-very missing-be modal-adjective',
    'Every sentence needs a verb, and here “be” is missing: “{fix}”.',
    'Read each sentence and point to its verb. Which sentence has none?',
  ],
  [
    'forward-to look-forward-to',
    'The “to” of “look forward to” and “be used to” is a preposition, so the verb after it ends in -ing: “{fix}”.',
    'Could a noun stand after your “to”, as in “look forward to the holiday”? Then the verb ends in -ing.',
  ],
  [
    'interested-to without-to preposition-verb capable-to for-noun',
    'After a preposition such as “of”, “for” or “without”, a verb ends in -ing: “{fix}”.',
    'Look for “for”, “of”, “by” and “without” before a verb. Does the verb end in -ing?',
  ],
  [
    'spend-time-to',
    'After “spend time” and “have difficulty”, the verb ends in -ing: “{fix}”.',
    'Look for “time”, “money” and “difficulty”. Which form does the verb after each of them have?',
  ],
  [
    'past-beside-past',
    'Your sentence tells of the past, so this verb is in the past too: “{fix}”.',
    'Go through the verbs of this paragraph. Is each one that tells what happened in the past?',
  ],
  [
    'for-to',
    'What something is for, we say with “to” and the verb: “to learn”, never “for to learn”.',
    'Where else do you say what something is for? Look for “for” before a verb.',
  ],
  [
    'want-without-to',
    'Between verbs such as “want”, “need” or “decide” and the next verb stands “to”: “{fix}”.',
    'Look for “want”, “need”, “try” and “decide”. Is there a “to” before the next verb?',
  ],
  [
    'use-to be-use-to',
    'A habit of the past is “used to”, with a d: “{fix}”.',
    'Where else do you write about what people did in the past? Does “used” keep its d?',
  ],
  [
    'of-have modal-of',
    '“Could have” sounds like “could of” when it is spoken, but the verb is “have”: “{fix}”.',
    'Look for “of” after “could”, “should” and “would”. Is it “have” that you mean?',
  ],
  [
    'if-will',
    'After “if”, “when” and “as soon as”, the present stands for the future: “{fix}”.',
    'Look for “if” and “when” in your text. Does “will” stand in the same half of the sentence?',
  ],
  [
    'if-would',
    'What is only imagined stands in a past form after “if”, and “would” in the other half: “{fix}”.',
    'Look for “if” in your text. Does “would” stand in the same half of the sentence?',
  ],
];
