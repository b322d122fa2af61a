import type { EventHandlers } from '@argint/event-bus';
import type { MailQueue } from '../mail/mail-queue.ts';

/**
 * The handlers that have mails sent. The mail of `users.registered` is in its own handler.
 *
 * @param isMailSent whether mails leave, so that a new address is to be confirmed
 */
export const mailHandlers = (queue: Pick<MailQueue, 'add'>, isMailSent: boolean) =>
  ({
    'users.passwords.changed': ({ id, time, data: { userId } }) =>
      queue.add({ userId, kind: 'password-changed', about: id, at: time }),
    'users.emails.changed': async ({ time, data: { userId, changeId } }) => {
      const mail = { userId, about: changeId, at: time };
      await queue.add({ ...mail, kind: 'email-changed' });
      if (isMailSent) await queue.add({ ...mail, kind: 'verify-email' });
    },
    'users.verifications.requested': ({ time, data: { userId, requestId } }) =>
      queue.add({ userId, kind: 'verify-email', about: requestId, at: time }),
    'users.resets.requested': ({ time, data: { userId, resetId } }) =>
      queue.add({ userId, kind: 'password-reset', about: resetId, at: time }),
    'analysis.jobs.completed': async ({ time, data: { userId, essayId, jobId, status } }) => {
      if (status === 'completed')
        await queue.add({
          userId,
          kind: 'analysis-finished',
          about: essayId,
          key: jobId,
          at: time,
        });
    },
  }) satisfies EventHandlers;
