import { codeOf } from '@argint/contracts';
import type { EventHandler } from '@argint/event-bus';
import type { GrpcClient } from '@argint/proto';
import type { ConsentService } from '../consents/consent-service.ts';
import type { EntitlementService } from '../entitlement/entitlement-service.ts';
import type { MailQueue } from '../mail/mail-queue.ts';

/**
 * Completes the registration of a new user: creates the profile and the entitlement if they are missing, records that
 * the user agreed to the terms, and queues a mail: where mails are sent, one that asks to confirm the address, else one that
 * welcomes the user. The event holds only the user's id, so the names come from auth. A user that auth no longer knows gets
 * nothing.
 */
export const onUserRegistered =
  (
    service: Pick<EntitlementService, 'ensure'>,
    auth: Pick<GrpcClient<'auth'>, 'getUser'>,
    mails: Pick<MailQueue, 'add'>,
    consents: Pick<ConsentService, 'acceptTerms'>,
    isMailSent: boolean,
  ): EventHandler<'users.registered'> =>
  async ({ time, data: { userId } }) => {
    try {
      const { identity } = await auth.getUser({ userId });
      const { firstName = '', lastName = '', hadTrial = false } = identity ?? {};
      await service.ensure(userId, { firstName, lastName, hadTrial });
      await consents.acceptTerms(userId);
      const kind = isMailSent ? 'verify-email' : 'registered';
      await mails.add({ userId, kind, about: userId, at: time });
    } catch (error) {
      if (codeOf(error) !== 'NOT_FOUND') throw error;
    }
  };
