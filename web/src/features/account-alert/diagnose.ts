import type { PlanType } from '@argint/contracts/plans';
import { PLANS } from '@argint/contracts/plans';
import type { User } from '@argint/contracts';
import { tokenSubject } from '../../lib/session/token.ts';
import { t, translateKnown } from '../../lib/i18n/text.ts';

/** What is wrong with the account on this device, and what helps (D1 §3). */
export interface Diagnostic {
  detectedIssues: readonly string[];
  suggestedAction: string;
  /** The session can be renewed without a password. */
  canAutoFix: boolean;
}

/** What this device has stored of a session. */
export interface StoredAccount {
  token: string | null;
  refreshToken: string | null;
  user: User | null;
}

const AUTO = 'Choose Fix Automatically. If that does not help, log out and sign in again.';
const AGAIN = 'Log out and sign in again.';

const diagnostic = (detectedIssues: string[], canAutoFix: boolean): Diagnostic => ({
  detectedIssues,
  suggestedAction: canAutoFix ? AUTO : AGAIN,
  canAutoFix,
});

/** Compares the parts of a stored session with each other; null when they agree or there is none. */
export const diagnoseStored = ({ token, refreshToken, user }: StoredAccount): Diagnostic | null => {
  if (token === null) return null;
  const subject = tokenSubject(token);
  const issues = [
    ...(user === null ? ['The account details on this device are missing.'] : []),
    ...(user !== null && subject !== null && subject !== user.id
      ? ['The session on this device belongs to another account.']
      : []),
  ];
  return issues.length === 0 ? null : diagnostic(issues, refreshToken !== null);
};

/** The server no longer accepts the session. Only a new sign-in helps. */
export const sessionExpired: Diagnostic = diagnostic(
  ['The session on this device has expired or was ended.'],
  false,
);

/** The plan that this device remembers is gone before its time. */
export const planLost = (before: PlanType, after: PlanType): Diagnostic => {
  const issue = t('This device remembers the plan {{before}}. Your account now has: {{now}}.', {
    before: translateKnown(PLANS[before].name),
    now: translateKnown(PLANS[after].name),
  });
  return diagnostic([issue], true);
};
