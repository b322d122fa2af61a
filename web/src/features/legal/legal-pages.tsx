import { dataProtection, privacyPolicy, termsOfService } from '@argint/contracts/legal';
import { LegalPage } from './legal-page.tsx';

/** /privacy-policy. */
export const PrivacyPolicyPage = () => <LegalPage make={privacyPolicy} />;

/** /terms-of-service. */
export const TermsOfServicePage = () => <LegalPage make={termsOfService} />;

/** /data-protection. */
export const DataProtectionPage = () => <LegalPage make={dataProtection} />;
