/** Wordings of both specifications that server and page share; literal, people compare them. */
export const MESSAGES = Object.freeze({
  essayEmpty: 'Please enter your essay text',
  essayTooShort: 'Please write at least 100 characters for meaningful analysis',
  essayTooLong: 'Essay text must be at most 100,000 characters',
  essayMalicious: 'Essay text contains potentially malicious content',
  essayMalformed: 'Essay text contains invalid characters',
  questionMalformed: 'Essay question contains invalid characters',
  questionLength: 'Essay question must be between 10 and 1,000 characters',
  questionMalicious: 'Essay question contains potentially malicious content',
  titleLength: 'Title must be between 1 and 80 characters',
  titleMalformed: 'Title contains invalid characters',
  titleMalicious: 'Title contains potentially malicious content',
  emailInvalid: 'Invalid email address',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordStrict:
    'Password must be 8 to 128 characters with a lowercase letter, an uppercase letter and a digit',
  passwordBlank: 'Password must not be blank',
  passwordCommon: 'This password is too common. Please choose another one.',
  passwordTooLong: 'Password must be at most 128 characters',
  usernameTooShort: 'Username must be at least 3 characters',
  usernameInvalid: 'Username may hold 3 to 30 letters, digits, underscores and hyphens',
  usernameReserved: 'This username is reserved. Please choose another one.',
  tooYoung: 'You must be 16 or older to use this service',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  loginToAnalyze: 'Please log in to analyze your essay',
  loginAgain: 'Please log in again',
  invalidToken: 'Invalid or expired token',
  renameForbidden: 'You do not have permission to rename this essay.',
  deleteForbidden: 'You do not have permission to delete this essay.',
  analysisFailed: 'Analysis failed',
  networkError: 'Network error. Please check your connection.',
  noAnalysisId: 'No analysis ID returned from server',
  startFailed: 'Failed to start analysis',
  requestFailed: 'Request failed',
} as const);

/** 'Your plan allows {limit} words per essay; this one has {count}.' with the numbers in en-ZA grouping by comma. */
export const wordLimitMessage = (limit: number, count: number): string =>
  `Your plan allows ${limit.toLocaleString('en-US')} words per essay; this one has ${count.toLocaleString('en-US')}.`;
