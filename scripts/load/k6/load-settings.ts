/** What the runner hands to every script. Everything here is read once, before the load begins. */
import { SharedArray } from 'k6/data';

export interface LoadUser {
  id: string;
  token: string;
}

/** Origin of the product, without a slash at its end. */
export const BASE_URL = __ENV['BASE_URL'] ?? '';
export const ANALYSIS_TYPE = __ENV['ANALYSIS_TYPE'] ?? 'simple';

const amount = (name: string): number => Number(__ENV[name] ?? 0);
export const SECONDS = Math.round(amount('MINUTES') * 60);
/** State requests a second. */
export const REQUESTS = amount('REQUESTS');
/** Analyses started a second. */
export const JOBS = amount('JOBS');
/** Sockets open at the same time. */
export const SOCKETS = amount('SOCKETS');

/** Accounts that the runner has registered. */
export const users = new SharedArray('users', () =>
  JSON.parse(open(__ENV['USERS_FILE'] ?? '')),
) as LoadUser[];

/** The account for the nth piece of work: each in turn. */
export const userAt = (n: number): LoadUser => users[n % users.length] as LoadUser;
