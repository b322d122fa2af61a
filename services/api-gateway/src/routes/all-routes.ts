import type { Backends } from '../backends.ts';
import type { DocumentWriter } from '../exports/document-writer.ts';
import type { Route } from '../http/operation.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { SecurityAuditor } from '../security/security-audit.ts';
import { accessRoutes } from './access-routes.ts';
import { analysisRoutes } from './analysis/analysis-routes.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { emailRoutes } from './auth/email-routes.ts';
import { passwordRoutes } from './auth/password-routes.ts';
import { sessionRoutes } from './auth/session-routes.ts';
import { capabilitiesRoutes, type FixedCapabilities } from './capabilities-routes.ts';
import { docsRoutes } from './docs-routes.ts';
import { draftRoutes } from './essays/draft-routes.ts';
import { essaysRoutes } from './essays/essays-routes.ts';
import { progressRoutes } from './essays/progress-routes.ts';
import { aiUseRoutes } from './exports/ai-use-routes.ts';
import { exportRoutes } from './exports/export-routes.ts';
import { privacyRoutes } from './privacy/privacy-routes.ts';
import { auditRoutes } from './security/audit-routes.ts';
import { legalRoutes } from './security/legal-routes.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import { billingRoutes } from './payments/billing-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';

/** The whole API, in the order paths are matched. */
export const allRoutes = (
  backends: Backends,
  limits: Pick<RateLimits, 'spend'>,
  capabilities: FixedCapabilities,
  documents: Parameters<typeof uploadRoutes>[0] & { writer: DocumentWriter },
  audit: SecurityAuditor,
  clock: () => Date,
  publicUrl?: string,
): Route[] => {
  const routes = [
    ...accessRoutes(backends),
    ...capabilitiesRoutes(backends, capabilities),
    ...authRoutes(backends, limits),
    ...passwordRoutes(backends, limits),
    ...emailRoutes(backends),
    ...sessionRoutes(backends),
    ...profileRoutes(backends),
    ...billingRoutes(backends),
    ...paymentRoutes(backends, { mode: capabilities.payments, publicUrl }),
    ...privacyRoutes(backends, clock),
    ...analysisRoutes(backends, capabilities),
    ...essaysRoutes(backends),
    ...draftRoutes(backends),
    ...progressRoutes(backends),
    ...aiUseRoutes(backends, documents.writer, clock),
    ...exportRoutes(backends, documents.writer),
    ...uploadRoutes(documents),
    ...auditRoutes(audit),
    ...legalRoutes(capabilities, clock),
  ];
  return [...routes, ...docsRoutes(routes.map(({ operation }) => operation))];
};
