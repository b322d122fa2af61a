const ACCOUNT =
  'happens only when a deletion finds what no journey leaves, or meets another call; unit tests repeat each step';
const DAYS =
  'a sweeper does it after minutes or days; it can be repeated, and unit tests with a fixed clock cover it';
const AFTER_FAILURE =
  'happens only after a call or a process has failed; the saga model stops the process there';
const MAIL =
  'mails are sent beside the journeys, which do not wait for them; unit tests repeat and stop each step';
const RACE =
  'happens only when another replica ends the job between two reads; unit tests cover every interleaving';
const SECOND_CLAIM =
  'happens only when a task is claimed a second time; tests with kill -9 in the service cover it';

const REFUND =
  'an operator does it; the property test of payments stops the process at every write of one';
const OPERATOR =
  'an operator does it; a unit test repeats each step, and a run that is cut short keeps its row';
const PENDING = 'is the only write of its request, which can be sent again; unit tests repeat it';

const RIGHT_AFTER_WRONG =
  'happens only for a right password after a wrong one in a session; it can be repeated, and unit tests cover it';

const LINK =
  'happens only once a link to a new password was used; unit tests cover each record and repeat it';

const MODEL =
  'happens only with a language model and a limit on its tokens; unit tests repeat it, and let replicas race and the store fail';

const MASTER_KEY =
  'happens only while a master key changes; unit tests stop between the steps and go on, with two replicas';

const MODEL_ANSWER =
  'only answers of a language model are kept, and no journey asks one; unit tests repeat each step and let it meet a deletion';

const MODEL_PROGRESS =
  'happens only while a language model answers or the engine reads a long essay; unit tests stop the process after it and let a stale holder try it';

const LATER_ROTATION =
  'happens only for a later rotation, or after a wrong clock; unit tests repeat it and let two calls race';

/**
 * Durable steps that no journey takes, each with the reason. A new durable step needs either a
 * journey that takes it or an entry here. Keys are as `durableSteps` in scripts/durable-steps.ts
 * names them.
 */
export const STEPS_WITHOUT_JOURNEY: Record<string, string> = {
  'profile-billing/entitlement/entitlement-service.ts assertNotDeleted: profiles.delete': ACCOUNT,
  'profile-billing/payments/payment-service.ts closeOld: payments.update': DAYS,
  'profile-billing/payments/payment-service.ts refund: payments.update': REFUND,
  'profile-billing/operator-actions/operator-action-service.ts begin: operatorActions.insert':
    OPERATOR,
  'profile-billing/operator-actions/operator-action-service.ts end: operatorActions.update':
    OPERATOR,
  'profile-billing/operator-actions/operator-action-service.ts forget: operatorActions.update':
    ACCOUNT,
  'profile-billing/payments/mandates.ts ended: payments.update': DAYS,
  'profile-billing/mail/mail-queue.ts forget: mails.delete': ACCOUNT,
  'profile-billing/mail/mail-queue.ts sweep: mails.delete': DAYS,
  'profile-billing/mail/mail-queue.ts add: mails.insert': MAIL,
  'profile-billing/mail/mail-queue.ts deliver: mails.claimOne': MAIL,
  'profile-billing/mail/mail-queue.ts deliver: mails.update': MAIL,
  'auth/logins/login-guard.ts checkInSession: accountAddresses.update': RIGHT_AFTER_WRONG,
  'auth/logins/login-guard.ts readPair: accountAddresses.update': LINK,
  'auth/logins/login-guard.ts unlock: accountAddresses.update': LINK,
  'auth/users/identity-service.ts forgetOldEmails: users.update': DAYS,
  'auth/users/email-verification.ts request: users.update': PENDING,
  'auth/users/email-verification.ts verify: users.update': PENDING,
  'auth/users/account-deletion.ts settle: users.delete': ACCOUNT,
  'auth/users/account-deletion.ts removeRest: resets.delete': ACCOUNT,
  'profile-billing/consents/consent-service.ts assertKnown: consents.delete': ACCOUNT,
  'ai-chunk-worker/tasks/task-queue.ts dropUser: tasks.delete': ACCOUNT,
  'ai-chunk-worker/budget/budget-documents.ts hold: modelBudgets.update': MODEL,
  'ai-chunk-worker/budget/budget-documents.ts insert: modelBudgets.insert': MODEL,
  'ai-chunk-worker/budget/budget-documents.ts hold: modelBudgets.delete': ACCOUNT,
  'ai-chunk-worker/budget/budget-documents.ts add: modelBudgets.update': MODEL,
  'ai-chunk-worker/budget/model-budget.ts forget: modelBudgets.delete': ACCOUNT,
  'ai-chunk-worker/budget/model-budget.ts sweep: modelBudgets.delete': DAYS,
  'essay/pending/pending-essay-service.ts replace: pendingEssays.update': PENDING,
  'essay/pending/pending-essay-service.ts drop: pendingEssays.delete': PENDING,
  'essay/pending/pending-essay-service.ts expire: pendingEssays.delete': DAYS,
  'essay/essays/essay-deletion.ts settle: essays.update': DAYS,
  'essay/essays/essay-deletion.ts settle: keys.update': DAYS,
  'essay/essays/essay-deletion.ts forget: essays.delete': DAYS,
  'essay/essays/essay-deletion.ts forget: keys.delete': DAYS,
  'auth/expired-sweeper.ts sweepExpired: collection.delete': DAYS,
  'essay/sealing/data-key-rotation.ts start: rotations.update': LATER_ROTATION,
  'essay/sealing/data-key-rotation.ts clampDates: keys.update': LATER_ROTATION,
  'essay/sealing/master-key-change.ts moveOne: keys.update': MASTER_KEY,
  'auth/logins/login-records.ts moveRecord: records.insert': MASTER_KEY,
  'auth/logins/login-records.ts moveRecord: records.delete': MASTER_KEY,
  'auth/keys/signing-keys.ts maintain: rings.update': DAYS,
  'ai-chunk-worker/tasks/task-queue.ts sweep: tasks.delete': DAYS,
  'ai-chunk-worker/tasks/task-queue.ts sweep: stoppedJobs.delete': DAYS,
  'auth/keys/signing-keys.ts rotate: rings.update': 'sessions.test.ts stops the process there',
  'essay/results/results-service.ts save: results.update': AFTER_FAILURE,
  'analysis-orchestrator/jobs/analysis-job-sweeper.ts createJobSweeper: jobs.update': AFTER_FAILURE,
  // An essay that is deleted during its analysis. After the analysis no findings are left.
  'essay/essays/essay-deletion.ts removeRest: findings.delete': AFTER_FAILURE,
  'analysis-orchestrator/jobs/job-finisher.ts takeOver: jobs.update': AFTER_FAILURE,
  'analysis-orchestrator/jobs/analysis-job-sweeper.ts removeForgotten: jobs.delete': DAYS,
  // A job is still finishing at the next sweep only when essay or profile-billing is slow.
  'analysis-orchestrator/jobs/job-finisher.ts renew: jobs.update': AFTER_FAILURE,
  'essay/results/results-service.ts save: results.delete': RACE,
  'essay/findings/findings-service.ts save: findings.delete': RACE,
  'essay/answers/answers-service.ts store: answers.insert': MODEL_ANSWER,
  'essay/answers/answers-service.ts store: answers.delete': MODEL_ANSWER,
  'essay/essays/essay-deletion.ts removeRest: answers.delete': MODEL_ANSWER,
  'essay/essays/essay-deletion.ts removeAllOf: answers.delete': MODEL_ANSWER,
  'essay/findings/findings-service.ts replace: findings.update': SECOND_CLAIM,
  'ai-chunk-worker/tasks/task-recovery.ts recover: tasks.update': SECOND_CLAIM,
  'ai-chunk-worker/tasks/task-queue.ts enqueue: tasks.delete': RACE,
  'ai-chunk-worker/tasks/task-leases.ts renew: tasks.update': SECOND_CLAIM,
  'ai-chunk-worker/tasks/task-leases.ts advance: tasks.update': MODEL_PROGRESS,
  'ai-chunk-worker/tasks/task-leases.ts fail: tasks.update': SECOND_CLAIM,
  'ai-chunk-worker/tasks/task-leases.ts retry: tasks.update': SECOND_CLAIM,
  // A cancelled task ends in one of two ways. Timing decides which.
  'ai-chunk-worker/tasks/task-leases.ts abandon: tasks.update': SECOND_CLAIM,
  'ai-chunk-worker/tasks/task-leases.ts release: tasks.update': SECOND_CLAIM,
};
