import { Navigate, Route, Routes } from 'react-router-dom';
import { loadable } from '../components/loadable.tsx';
import { paths } from '../config/paths.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { RequireSession } from './require-session.tsx';
import { HomePage } from './routes/home/home-page.tsx';
import { Shell } from './shell.tsx';

const LoginPage = loadable(async () => (await import('./routes/login-page.tsx')).LoginPage);
const AnalysisPage = loadable(
  async () => (await import('./routes/analysis-page.tsx')).AnalysisPage,
);
const PremiumPage = loadable(async () => (await import('./routes/premium-page.tsx')).PremiumPage);
const EssaysPage = loadable(async () => (await import('./routes/essays-page.tsx')).EssaysPage);
const EssayPage = loadable(async () => (await import('./routes/essay-page.tsx')).EssayPage);
const ResetPasswordPage = loadable(
  async () => (await import('./routes/reset-password-page.tsx')).ResetPasswordPage,
);
const VerifyEmailPage = loadable(
  async () => (await import('./routes/verify-email-page.tsx')).VerifyEmailPage,
);
const ProfilePage = loadable(
  async () => (await import('./routes/profile/profile-page.tsx')).ProfilePage,
);
const AiUsePage = loadable(
  async () => (await import('../features/ai-use/ai-use-page.tsx')).AiUsePage,
);
const ProgressPage = loadable(
  async () => (await import('../features/progress/progress-page.tsx')).ProgressPage,
);
const SamplePage = loadable(
  async () => (await import('../features/sample/sample-page.tsx')).SamplePage,
);
const HowWeScorePage = loadable(
  async () => (await import('../features/how-we-score/how-we-score-page.tsx')).HowWeScorePage,
);
const SecurityAuditPage = loadable(
  async () =>
    (await import('../features/security-audit/security-audit-page.tsx')).SecurityAuditPage,
);
const PrivacyPolicyPage = loadable(
  async () => (await import('../features/legal/legal-pages.tsx')).PrivacyPolicyPage,
);
const TermsOfServicePage = loadable(
  async () => (await import('../features/legal/legal-pages.tsx')).TermsOfServicePage,
);
const DataProtectionPage = loadable(
  async () => (await import('../features/legal/legal-pages.tsx')).DataProtectionPage,
);

const PaymentSuccessPage = loadable(
  async () => (await import('../features/payment/payment-success-page.tsx')).PaymentSuccessPage,
);
const PaymentCancelPage = loadable(
  async () => (await import('../features/payment/payment-cancel-page.tsx')).PaymentCancelPage,
);

/** Loads the code of a page that is in the HTML already, before React takes it over. */
export const preloadRoute = async (path: string): Promise<void> => {
  if (path === paths.login) await LoginPage.preload();
};

/** All routes. Any other address shows the 404 page. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
        <Route path={paths.verifyEmail} element={<VerifyEmailPage />} />
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.sample} element={<SamplePage />} />
        <Route path={paths.howWeScore} element={<HowWeScorePage />} />
        <Route path={paths.privacyPolicy} element={<PrivacyPolicyPage />} />
        <Route path={paths.termsOfService} element={<TermsOfServicePage />} />
        <Route path={paths.dataProtection} element={<DataProtectionPage />} />
        <Route path={paths.paymentSuccess} element={<PaymentSuccessPage />} />
        <Route path={paths.paymentCancel} element={<PaymentCancelPage />} />
        <Route path="/pricing" element={<Navigate to={paths.section('pricing')} replace />} />
        <Route element={<RequireSession />}>
          <Route path={paths.analysis} element={<AnalysisPage />} />
          <Route path="/premium-analysis/:id?" element={<PremiumPage />} />
          <Route path={paths.profile()} element={<ProfilePage />} />
          <Route path={paths.progress} element={<ProgressPage />} />
          <Route path={paths.securityAudit} element={<SecurityAuditPage />} />
          <Route path={paths.essays} element={<EssaysPage />} />
          <Route path="/essays/:id/ai-use" element={<AiUsePage />} />
          <Route path="/essays/:id" element={<EssayPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
