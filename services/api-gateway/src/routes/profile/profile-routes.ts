import {
  AppError,
  codeOf,
  MESSAGES,
  profileSchema,
  profileUpdatedSchema,
  updateProfileSchema,
} from '@argint/contracts';
import type { IdentityMessage } from '@argint/proto';
import type { Backends } from '../../backends.ts';
import { route, type Route } from '../../http/operation.ts';
import { presentProfile } from './present-profile.ts';

/** /api/profile: what users say about themselves. */
export const profileRoutes = ({ auth, billing }: Pick<Backends, 'auth' | 'billing'>): Route[] => {
  /** A deleted user's token may be valid for some seconds more. */
  const identityOf = async (
    ask: Promise<{ identity: IdentityMessage | null }>,
  ): Promise<IdentityMessage | null> => {
    try {
      return (await ask).identity;
    } catch (error) {
      throw codeOf(error) === 'NOT_FOUND' ? new AppError('INVALID_TOKEN') : error;
    }
  };
  return [
    route({
      id: 'profile',
      method: 'get',
      path: '/profile',
      area: 'Profile',
      summary: 'Name, preferences and subscription',
      who: 'user',
      limit: 'other',
      answer: { status: 200, description: 'The caller’s own.', schema: profileSchema },
    }).handledBy(async ({ userId }) => {
      const identity = await identityOf(auth.getUser({ userId }));
      const [held, { subscription }] = await Promise.all([
        billing.getProfile({ userId }),
        billing.getSubscription({ userId }),
      ]);
      return presentProfile(identity, held, subscription);
    }),
    route({
      id: 'updateProfile',
      method: 'put',
      path: '/profile',
      area: 'Profile',
      summary:
        'Change name, username, email and preferences. Another email needs the current password',
      who: 'user',
      limit: 'other',
      body: updateProfileSchema,
      answer: { status: 200, description: 'As it is now.', schema: profileUpdatedSchema },
      errors: ['EMAIL_TAKEN', 'USERNAME_TAKEN', 'WRONG_PASSWORD', 'ACCOUNT_LOCKED', 'CONFLICT'],
    }).handledBy(async ({ userId, body }) => {
      const { username, email, currentPassword, ...profile } = body;
      const identity = { userId, username, email, ...defined({ currentPassword }) };
      // The call that may be refused goes first. After a crash between the two, the user sends the form again.
      const updated = await identityOf(auth.updateIdentity(identity));
      const held = await billing.updateProfile({ userId, ...defined(profile) });
      const { subscription } = await billing.getSubscription({ userId });
      return {
        ...presentProfile(updated, held, subscription),
        message: MESSAGES.profileUpdated,
      };
    }),
  ];
};

/** Without the absent fields, which protobuf would take for empty ones. */
const defined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<T>;

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };
