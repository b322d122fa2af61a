import { LoadError } from '../../components/load-error.tsx';
import { profileApi } from './profile-api.ts';
import { profileErrorMessage } from './profile-errors.ts';
import './profile-form.css';
import { ProfileForm } from './profile-form.tsx';
import { useText } from '../../lib/i18n/text.ts';

/** The Profile tab. */
export function PersonalPanel() {
  const t = useText();
  const { data, error, isFetching, refetch } = profileApi.useProfileQuery();
  if (data) return <ProfileForm profile={data.user} />;
  if (!error) {
    return (
      <div className="skeleton loading-block" role="status" aria-label={t('Loading profile')} />
    );
  }
  return (
    <LoadError
      title={t('Failed to load profile data')}
      retryLabel={t('Retry')}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    >
      {profileErrorMessage(error)}
    </LoadError>
  );
}
