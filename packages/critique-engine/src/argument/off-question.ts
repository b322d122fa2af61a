/**
 * Below this score an essay hardly uses the words of its question. Of 356 essays with a question, 3 stand below it, two of
 * them answers to another question; with the question of another essay 294 of 356 do.
 */
export const OFF_QUESTION_BELOW = 36;
