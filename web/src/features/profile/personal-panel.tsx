import { useSimpleAuth } from '../../lib/session/simple-auth.tsx';

/** The Profile tab. */
export function PersonalPanel() {
  const { user } = useSimpleAuth();
  return (
    <section className="panel-card">
      <h2>Personal Information</h2>
      <p>{user?.username}</p>
    </section>
  );
}
