/** Where two words begin to differ. */
const firstDifference = (a: string, b: string): number => {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
};

/** What a misspelling teaches: which letter is wrong, and what else to check. Null if more than one letter is. */
export const spellingLesson = (
  misspelt: string,
  correct: string,
): readonly [why: string, ask: string] | null => {
  const wrong = misspelt.toLowerCase();
  const right = correct.toLowerCase();
  const at = firstDifference(wrong, right);
  if (wrong.slice(at) === right.slice(at + 1)) {
    const letter = right.charAt(at);
    return right.charAt(at - 1) === letter
      ? [
          `“${correct}” has a double ${letter}.`,
          'Which of your other words have a double letter? Look up those you are not sure of.',
        ]
      : [
          `A letter is missing: “${correct}” has ${letter} after “${right.slice(0, at)}”.`,
          'Say your longest words slowly, letter by letter. Is any letter missing?',
        ];
  }
  if (wrong.slice(at + 1) === right.slice(at))
    return wrong.charAt(at) === wrong.charAt(at - 1)
      ? [
          `“${correct}” has a single ${wrong.charAt(at)} here, not two.`,
          'Where else did you write a double letter? Look up those you are not sure of.',
        ]
      : [
          `There is a letter too many: “${correct}” has no ${wrong.charAt(at)} here.`,
          'Say your longest words slowly, letter by letter. Is any letter too many?',
        ];
  if (wrong.slice(at + 2) === right.slice(at + 2) && wrong[at] === right[at + 1])
    return [
      `Two letters have changed places: “${correct}” has ${right.slice(at, at + 2)}.`,
      'Which other words did you write in a hurry? Read them from their last letter to the first.',
    ];
  if (wrong.slice(at + 1) === right.slice(at + 1))
    return [
      `One letter is wrong: “${correct}” has ${right.charAt(at)} where you wrote ${wrong.charAt(at)}.`,
      'Which of your other words do you spell by ear? Look one of them up.',
    ];
  return null;
};
