import { useSimpleAuth } from '../../lib/session/simple-auth.tsx';
import { formatDate } from '../../lib/format/format-date.ts';
import { useText } from '../../lib/i18n/text.ts';
import { profileApi } from '../profile/profile-api.ts';

/** When the account was made and its profile last changed, and its id. The dates come with the profile. */
export function AccountInformation() {
  const t = useText();
  const { user } = useSimpleAuth();
  const { data } = profileApi.useProfileQuery();
  return (
    <section className="panel-card">
      <h2>{t('Account information')}</h2>
      {data && (
        <>
          <p>{t('Created: {{date}}', { date: formatDate(data.user.createdAt) })}</p>
          <p>{t('Last updated: {{date}}', { date: formatDate(data.user.updatedAt) })}</p>
        </>
      )}
      <p>{t('User ID: {{id}}', { id: user?.id ?? '' })}</p>
    </section>
  );
}
