import type { SecurityAudit } from '@argint/contracts';
import { plural, useText } from '../../lib/i18n/text.ts';

type Given = Pick<SecurityAudit, 'securityFeatures' | 'checks'>;

/** What the audit means for a student, in three sentences. The rest of the page is for the people who run the server. */
export function AuditForStudents({ audit: { securityFeatures, checks } }: { audit: Given }) {
  const t = useText();
  const { authentication, encryption, accessControl } = securityFeatures;
  const failed = checks.filter(({ status }) => status === 'failed').length;
  return (
    <p className="audit-lead">
      {encryption && accessControl
        ? t('Your essays are stored encrypted, and other users cannot open them.')
        : t('Your essays are not protected as they should be here. Paste nothing private.')}{' '}
      {authentication
        ? t('Signing in is protected against guessing.')
        : t(
            'Signing in is not protected as it should be. Use a password that you use nowhere else.',
          )}{' '}
      {failed === 0
        ? t('No check has failed.')
        : plural(
            failed,
            '{{count}} check has failed. The people who run this server can put that right.',
            '{{count}} checks have failed. The people who run this server can put that right.',
          )}
    </p>
  );
}
