export * from './legal-document.ts';
export { dataProtection } from './data-protection.ts';
export { privacyPolicy } from './privacy-policy.ts';
export { termsOfService } from './terms-of-service.ts';
export { missingProviderDetails } from './provider.ts';
