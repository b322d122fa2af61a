/** The list, in memory once it was needed: 5 MB. */
let listed: Promise<ReadonlySet<string>> | undefined;

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));
};

/**
 * Whether a password is one of the 49,000 that leaked most often (zxcvbn-ts), in any letter case, also with a year or
 * marks after it: `Password2026!` is guessed soon after `password`.
 */
export const isListedPassword = async (password: string): Promise<boolean> => {
  const words = await (listed ??= load());
  const lower = password.trim().toLowerCase();
  const withoutMarks = lower.replace(/[^\p{L}\d]+$/u, '');
  const withoutYear = withoutMarks.replace(/(?:19|20)\d\d$/, '');
  return [lower, withoutMarks, withoutYear].some((word) => words.has(word));
};
