import { ACCOUNT_CHECK_MS } from '../../config/timings.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { authApi } from './auth-api.ts';
import { translateKnown, useText } from '../../lib/i18n/text.ts';

/** Says whether an email has an account, one second after the student stops typing. */
export function AccountBanner({ email, onRegister }: { email: string; onRegister: () => void }) {
  const t = useText();
  const address = useDebounced(email.trim(), ACCOUNT_CHECK_MS);
  const plausible = /^\S+@\S+\.\S+$/.test(address) && address === email.trim();
  const { currentData } = authApi.useVerifyAccountQuery(address, { skip: !plausible });
  if (!currentData) return null;
  const { accountExists, accessType, suggestion } = currentData;
  return (
    <div className="notice" role="status">
      <strong>{accountExists ? t('Account Found') : t('No Account Found')}</strong>
      {accountExists && <p>{t('Access Type: {{plan}}', { plan: translateKnown(accessType) })}</p>}
      <p>{translateKnown(suggestion)}</p>
      {!accountExists && (
        <button type="button" className="text-button" onClick={onRegister}>
          {t('Create an account with this email')}
        </button>
      )}
    </div>
  );
}
