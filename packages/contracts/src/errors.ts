import { MESSAGES } from './messages.ts';

/** How an error code appears at the edges. `grpc` is the google.rpc.Code name. */
export interface ErrorKind {
  http: number;
  grpc:
    | 'INVALID_ARGUMENT'
    | 'UNAUTHENTICATED'
    | 'FAILED_PRECONDITION'
    | 'PERMISSION_DENIED'
    | 'NOT_FOUND'
    | 'ALREADY_EXISTS'
    | 'ABORTED'
    | 'RESOURCE_EXHAUSTED'
    | 'INTERNAL'
    | 'UNAVAILABLE'
    | 'DEADLINE_EXCEEDED'
    | 'CANCELLED';
  /** The same call may succeed later with nothing changed by the caller. */
  retriable: boolean;
  /** The catalogue's wording, used unless the thrower gives another. */
  message: string;
}

/** All error codes. Both edges, HTTP and gRPC, translate by this table. */
export const ERRORS = {
  VALIDATION_FAILED: {
    http: 400,
    grpc: 'INVALID_ARGUMENT',
    retriable: false,
    message: MESSAGES.requestFailed,
  },
  /** Not 401: the session is good. */
  WRONG_PASSWORD: {
    http: 400,
    grpc: 'INVALID_ARGUMENT',
    retriable: false,
    message: 'Current password is incorrect',
  },
  MALFORMED_BODY: {
    http: 400,
    grpc: 'INVALID_ARGUMENT',
    retriable: false,
    message: 'The request body is not valid JSON.',
  },
  LOGIN_REQUIRED: {
    http: 401,
    grpc: 'UNAUTHENTICATED',
    retriable: false,
    message: MESSAGES.loginAgain,
  },
  LOGIN_TO_ANALYZE: {
    http: 401,
    grpc: 'UNAUTHENTICATED',
    retriable: false,
    message: MESSAGES.loginToAnalyze,
  },
  INVALID_TOKEN: {
    http: 401,
    grpc: 'UNAUTHENTICATED',
    retriable: false,
    message: MESSAGES.invalidToken,
  },
  INVALID_CREDENTIALS: {
    http: 401,
    grpc: 'UNAUTHENTICATED',
    retriable: false,
    message: 'Invalid email or password. Please check your credentials and try again.',
  },
  RESET_LINK_INVALID: {
    http: 400,
    grpc: 'INVALID_ARGUMENT',
    retriable: false,
    message: 'This link has expired or was used already. Please ask for a new one.',
  },
  EMAIL_LINK_INVALID: {
    http: 400,
    grpc: 'INVALID_ARGUMENT',
    retriable: false,
    message:
      'This link has expired, or it belongs to another email address. Please sign in and have a new mail sent.',
  },
  EMAIL_NOT_VERIFIED: {
    http: 403,
    grpc: 'PERMISSION_DENIED',
    retriable: false,
    message:
      'Please confirm your email address before your second analysis: open the link in the mail that we sent you.',
  },
  PAYMENT_REQUIRED: {
    http: 402,
    grpc: 'FAILED_PRECONDITION',
    retriable: false,
    message: 'Payment required to continue',
  },
  NOTICE_REFUSED: {
    http: 400,
    grpc: 'INVALID_ARGUMENT',
    retriable: false,
    message: 'This payment notice was refused.',
  },
  FORBIDDEN: {
    http: 403,
    grpc: 'PERMISSION_DENIED',
    retriable: false,
    message: 'Access denied. Please check your subscription.',
  },
  ESSAY_FORBIDDEN: {
    http: 403,
    grpc: 'PERMISSION_DENIED',
    retriable: false,
    message: 'You do not have permission to view this essay.',
  },
  WORD_LIMIT: {
    http: 403,
    grpc: 'PERMISSION_DENIED',
    retriable: false,
    message: 'Your plan does not allow an essay of this length.',
  },
  /** The address exists; the answer's header Allow names its methods. */
  METHOD_NOT_ALLOWED: {
    http: 405,
    grpc: 'NOT_FOUND',
    retriable: false,
    message: 'This address does not support that method.',
  },
  NOT_FOUND: { http: 404, grpc: 'NOT_FOUND', retriable: false, message: 'Not found.' },
  ESSAY_NOT_FOUND: { http: 404, grpc: 'NOT_FOUND', retriable: false, message: 'Essay not found.' },
  CRITIQUE_NOT_FOUND: {
    http: 404,
    grpc: 'NOT_FOUND',
    retriable: false,
    message: 'This essay has no such critique.',
  },
  SUGGESTION_NOT_FOUND: {
    http: 404,
    grpc: 'NOT_FOUND',
    retriable: false,
    message: 'This essay has no such suggestion.',
  },
  NO_RESULT: {
    http: 404,
    grpc: 'NOT_FOUND',
    retriable: false,
    message: 'This essay has no analysis yet.',
  },
  EXPORT_NOT_IN_PLAN: {
    http: 403,
    grpc: 'PERMISSION_DENIED',
    retriable: false,
    message: 'PDF and Word export are part of the Unlimited plan.',
  },
  PARENT_NOT_FOUND: {
    http: 404,
    grpc: 'NOT_FOUND',
    retriable: false,
    message: 'The earlier draft was not found. It may have been deleted.',
  },
  NO_EARLIER_DRAFT: {
    http: 404,
    grpc: 'NOT_FOUND',
    retriable: false,
    message: 'There is no earlier result to compare this draft with.',
  },
  ORDER_NOT_FOUND: { http: 404, grpc: 'NOT_FOUND', retriable: false, message: 'Order not found.' },
  JOB_NOT_FOUND: { http: 404, grpc: 'NOT_FOUND', retriable: false, message: 'Analysis not found.' },
  EMAIL_TAKEN: {
    http: 409,
    grpc: 'ALREADY_EXISTS',
    retriable: false,
    message: 'An account with this email already exists.',
  },
  USERNAME_TAKEN: {
    http: 409,
    grpc: 'ALREADY_EXISTS',
    retriable: false,
    message: 'This username is already taken.',
  },
  IDEMPOTENCY_CONFLICT: {
    http: 409,
    grpc: 'ABORTED',
    retriable: false,
    message: 'This Idempotency-Key was used for another request.',
  },
  NO_SUBSCRIPTION: {
    http: 409,
    grpc: 'ABORTED',
    retriable: false,
    message: 'You have no monthly plan that could be changed.',
  },
  PAYMENTS_DISABLED: {
    http: 409,
    grpc: 'ABORTED',
    retriable: false,
    message: 'Payment is disabled in this demonstration.',
  },
  JOB_ENDED: {
    http: 409,
    grpc: 'ABORTED',
    retriable: false,
    message: 'This analysis has already ended.',
  },
  CONFLICT: {
    http: 409,
    grpc: 'ABORTED',
    retriable: true,
    message: 'This was changed by another request. Please try again.',
  },
  PAYLOAD_TOO_LARGE: {
    http: 413,
    grpc: 'INVALID_ARGUMENT',
    retriable: false,
    message: 'The request is larger than 1 MB.',
  },
  FILE_EMPTY: {
    http: 400,
    grpc: 'INVALID_ARGUMENT',
    retriable: false,
    message: MESSAGES.fileEmpty,
  },
  FILE_SCANNED: {
    http: 400,
    grpc: 'INVALID_ARGUMENT',
    retriable: false,
    message:
      'This PDF holds pictures of pages and no text, so there is nothing to read. Please open the document it was made from, or paste your text.',
  },
  FILE_ENCRYPTED: {
    http: 400,
    grpc: 'INVALID_ARGUMENT',
    retriable: false,
    message: 'This file is protected by a password. Please save a copy without one.',
  },
  FILE_DAMAGED: {
    http: 400,
    grpc: 'INVALID_ARGUMENT',
    retriable: false,
    message: 'This file is damaged. Please save it again, or paste your text.',
  },
  FILE_NOT_SUPPORTED: {
    http: 400,
    grpc: 'INVALID_ARGUMENT',
    retriable: false,
    message:
      'This is not a text, Word (.docx), OpenDocument (.odt), RTF or PDF file. Please save your essay as one of these.',
  },
  FILE_TOO_COMPLEX: {
    http: 400,
    grpc: 'INVALID_ARGUMENT',
    retriable: false,
    message: 'This file takes too much memory or time to read. Please paste your text instead.',
  },
  FILE_TOO_LONG: {
    http: 400,
    grpc: 'INVALID_ARGUMENT',
    retriable: false,
    message: 'This file has more than 200,000 characters. An essay may have 100,000.',
  },
  FILE_TOO_LARGE: {
    http: 413,
    grpc: 'INVALID_ARGUMENT',
    retriable: false,
    message: MESSAGES.fileTooLarge,
  },
  TOO_MANY_OPEN_ANALYSES: {
    http: 429,
    grpc: 'RESOURCE_EXHAUSTED',
    retriable: true,
    message: 'Your plan’s analyses are all running. Please wait until one of them has finished.',
  },
  RATE_LIMITED: {
    http: 429,
    grpc: 'RESOURCE_EXHAUSTED',
    retriable: true,
    message: 'Too many requests. Please try again later.',
  },
  ACCOUNT_LOCKED: {
    http: 429,
    grpc: 'RESOURCE_EXHAUSTED',
    retriable: true,
    message: 'Too many failed login attempts. Please try again later.',
  },
  INTERNAL: {
    http: 500,
    grpc: 'INTERNAL',
    retriable: false,
    message: 'Server error. Please try again in a moment.',
  },
  // Between services only: a student can do nothing about either, so the wording is INTERNAL's.
  CALLER_UNKNOWN: {
    http: 500,
    grpc: 'UNAUTHENTICATED',
    retriable: false,
    message: 'Server error. Please try again in a moment.',
  },
  CALLER_FORBIDDEN: {
    http: 500,
    grpc: 'PERMISSION_DENIED',
    retriable: false,
    message: 'Server error. Please try again in a moment.',
  },
  ANALYSIS_FAILED: {
    http: 500,
    grpc: 'INTERNAL',
    retriable: false,
    message: 'Analysis failed. Please try again.',
  },
  UNAVAILABLE: {
    http: 503,
    grpc: 'UNAVAILABLE',
    retriable: true,
    message: 'Service unavailable. Please try again later.',
  },
  UPLOADS_BUSY: {
    http: 503,
    grpc: 'UNAVAILABLE',
    retriable: true,
    message: 'Many files are being read right now. Please try again in a few seconds.',
  },
  EXPORTS_BUSY: {
    http: 503,
    grpc: 'UNAVAILABLE',
    retriable: true,
    message: 'The file cannot be made right now. Please try again in a few seconds.',
  },
  ANALYSIS_UNAVAILABLE: {
    http: 503,
    grpc: 'UNAVAILABLE',
    retriable: true,
    message: 'Our essay analysis service is temporarily unavailable. Please try again later.',
  },
  DEADLINE: {
    http: 504,
    grpc: 'DEADLINE_EXCEEDED',
    retriable: true,
    message: 'Service unavailable. Please try again later.',
  },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERRORS;

/** Whether a string from outside names a code of the table. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERRORS, value);

/** The error that business code throws; only edges translate it. `details` may reach the caller, `cause` never does. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(
    code: ErrorCode,
    message?: string,
    options: { cause?: unknown; details?: Record<string, unknown> } = {},
  ) {
    super(
      message ?? ERRORS[code].message,
      options.cause === undefined ? {} : { cause: options.cause },
    );
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
  }
}

/** The code of anything thrown: an AppError's own, INTERNAL for the rest. */
export const codeOf = (error: unknown): ErrorCode =>
  error instanceof AppError ? error.code : 'INTERNAL';
