import { Button } from '../../components/button.tsx';
import { EmptyCard } from '../../components/empty-card.tsx';
import { profileApi } from './profile-api.ts';
import { profileErrorMessage } from './profile-errors.ts';
import './profile-form.css';
import { ProfileForm } from './profile-form.tsx';

/** The Profile tab. */
export function PersonalPanel() {
  const { data, error, isFetching, refetch } = profileApi.useProfileQuery();
  if (data) return <ProfileForm profile={data.user} />;
  if (!error) {
    return <div className="skeleton loading-block" role="status" aria-label="Loading profile" />;
  }
  return (
    <EmptyCard
      alert
      title="Failed to load profile data"
      actions={
        <Button type="primary" disabled={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      }
    >
      <p>{profileErrorMessage(error)}</p>
    </EmptyCard>
  );
}
