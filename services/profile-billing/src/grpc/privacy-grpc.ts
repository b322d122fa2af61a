import type { GrpcHandlers } from '@argint/proto';
import type { ConsentService, ConsentState } from '../consents/consent-service.ts';
import type { UserExport } from '../export/user-export.ts';

/** The methods for what a user agreed to and for what is held about a user. */
export type PrivacyHandlers = Pick<
  GrpcHandlers<'profile-billing'>,
  'getConsents' | 'setTrainingConsent' | 'exportUser'
>;

const toMessage = ({ training, history }: ConsentState) => ({
  training,
  historyJson: JSON.stringify(history),
});

/** Proto to use cases and back. */
export const privacyGrpc = (
  consents: Pick<ConsentService, 'get' | 'setTraining'>,
  exportUser: UserExport,
): PrivacyHandlers => ({
  getConsents: async ({ userId }) => toMessage(await consents.get(userId)),
  setTrainingConsent: async ({ userId, granted }) =>
    toMessage(await consents.setTraining(userId, granted)),
  exportUser: async ({ userId }) => ({ exportJson: await exportUser(userId) }),
});
