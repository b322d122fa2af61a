import { subscriptionName } from '../../../features/billing/billing-words.ts';
import { useAccess } from '../../../features/credits/use-access.ts';
import { useSimpleAuth } from '../../../lib/session/simple-auth.tsx';
import { useText } from '../../../lib/i18n/text.ts';

/** The first letter of a name, as a reader counts letters. */
const initialOf = (name: string): string => ([...name][0] ?? '?').toLocaleUpperCase();

/** The header card: initial, name or username, e-mail, the plan, and whether it is active. */
export function ProfileHead() {
  const t = useText();
  const { user } = useSimpleAuth();
  const access = useAccess();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim() || user.username;
  return (
    <header className="profile-head">
      <span className="profile-head__avatar" aria-hidden="true">
        {initialOf(name)}
      </span>
      <div className="profile-head__who">
        <h1>{name}</h1>
        <p>{user.email}</p>
      </div>
      <p className="profile-head__badges">
        {access && <span className="badge">{subscriptionName(access)}</span>}
        {access && access.planType !== 'none' && (
          <span className="badge badge--on">{t('Active')}</span>
        )}
      </p>
    </header>
  );
}
