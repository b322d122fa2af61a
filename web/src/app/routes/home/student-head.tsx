import { Balance } from '../../../features/credits/balance.tsx';
import { useSimpleAuth } from '../../../lib/session/simple-auth.tsx';
import { EssayNow } from './essay-now.tsx';
import { greeting } from './greeting.ts';

/** Above the form of a student: a greeting, the balance, and the running or latest essay. */
export function StudentHead() {
  const { user } = useSimpleAuth();
  const name = user?.firstName || user?.username;
  const words = greeting(new Date().getHours());
  return (
    <div className="page student-head">
      <div>
        <h1>{name ? `${words}, ${name}` : words}</h1>
        <p className="student-head__balance">
          <Balance />
        </p>
      </div>
      <EssayNow />
    </div>
  );
}
