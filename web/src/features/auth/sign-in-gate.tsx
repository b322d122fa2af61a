import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ForgotCard } from './forgot-card.tsx';
import { LoginCard } from './login-card.tsx';
import { RegisterCard } from './register-card.tsx';
import './sign-in-gate.css';
import { useText } from '../../lib/i18n/text.ts';
import { Rich } from '../../lib/i18n/rich.tsx';

const points = [
  {
    title: 'Line-by-Line Analysis',
    text: 'What is wrong and why, beside your own words.',
  },
  {
    title: 'Critical Thinking Evaluation',
    text: 'Assumptions, bias and the other side.',
  },
  {
    title: 'Instant Results',
    text: 'The first critiques come while we read the rest.',
  },
] as const;

const TITLES = { login: 'Sign in', register: 'Create account', forgot: 'Forgot password' } as const;

/** Sign-in, registration and forgotten passwords, at /login and in place of a guarded page. `notice` says why it is there. */
export function SignInGate({ notice = null }: { notice?: string | null }) {
  const t = useText();
  const wantsAccount = (useLocation().state as { register?: boolean } | null)?.register === true;
  const [view, setView] = useState<'login' | 'register' | 'forgot'>(
    wantsAccount ? 'register' : 'login',
  );
  const [email, setEmail] = useState('');
  usePageTitle(t(TITLES[view]));
  return (
    <div className="page gate">
      {notice && (
        <p className="gate__notice" role="status">
          {notice}
        </p>
      )}
      {view === 'login' && (
        <LoginCard
          email={email}
          onEmail={setEmail}
          onRegister={() => setView('register')}
          onForgot={() => setView('forgot')}
        />
      )}
      {view === 'register' && <RegisterCard email={email} onLogin={() => setView('login')} />}
      {view === 'forgot' && <ForgotCard email={email} onLogin={() => setView('login')} />}
      <div className="gate__points">
        <h2>
          <Rich
            text={t('A careful reader, <em>line by line.</em>')}
            tags={{ em: (words) => <em>{words}</em> }}
          />
        </h2>
        <ul>
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
