import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { paths } from '../../config/paths.ts';
import { signedOut } from '../../lib/session/session-slice.ts';
import './account-alert.css';
import { problemDismissed, selectDiagnostic } from './account-alert-slice.ts';
import { useFixAccount } from './use-fix-account.ts';
import { translateKnown, useText } from '../../lib/i18n/text.ts';

/** What is wrong with the account on this device, with three ways out. Nothing while all is well. */
export function AccountAlert() {
  const t = useText();
  const diagnostic = useSelector(selectDiagnostic);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { fix, isFixing } = useFixAccount();
  if (!diagnostic) return null;
  const signInAgain = (): void => {
    dispatch(signedOut());
    void navigate(paths.login);
  };
  return (
    <section className="page account-alert" role="alert" aria-labelledby="account-alert-title">
      <div>
        <h2 id="account-alert-title">{t('There is a problem with your account on this device')}</h2>
        <ul>
          {diagnostic.detectedIssues.map((issue) => (
            <li key={issue}>{translateKnown(issue)}</li>
          ))}
        </ul>
        <p>
          <strong>{t('Suggested action:')}</strong> {translateKnown(diagnostic.suggestedAction)}
        </p>
      </div>
      <div className="account-alert__actions">
        {diagnostic.canAutoFix && (
          <Button type="primary" disabled={isFixing} onClick={() => void fix()}>
            {isFixing ? t('Fixing...') : t('Fix Automatically')}
          </Button>
        )}
        <Button onClick={signInAgain}>{t('Logout & Re-authenticate')}</Button>
        <Button onClick={() => dispatch(problemDismissed())}>{t('Dismiss')}</Button>
      </div>
    </section>
  );
}
