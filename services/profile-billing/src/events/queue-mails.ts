import type { EventHandlers } from '@argint/event-bus';
import type { MailQueue } from '../mail/mail-queue.ts';

/** The handlers that have mails sent. The mail of `users.registered` is in its own handler. */
export const mailHandlers = (queue: Pick<MailQueue, 'add'>) =>
  ({
    'users.passwords.changed': ({ id, time, data: { userId } }) =>
      queue.add({ userId, kind: 'password-changed', about: id, at: time }),
    'users.emails.changed': ({ time, data: { userId, changeId } }) =>
      queue.add({ userId, kind: 'email-changed', about: changeId, at: time }),
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
