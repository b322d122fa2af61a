import { missingProviderDetails } from '@argint/contracts/legal';

/** Settings that tell whether strangers use or pay this product. */
interface Reach {
  PUBLIC_URL?: string | undefined;
  PAYFAST_MERCHANT_ID?: string | undefined;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * A warning where the product is open to the public or takes money while its legal pages name nobody, else null.
 *
 * @param missing details of the provider that are not filled in
 */
export const whyNotPublic = (
  { PUBLIC_URL, PAYFAST_MERCHANT_ID }: Reach,
  missing: readonly string[] = missingProviderDetails(),
): string | null => {
  const isPublic = PUBLIC_URL !== undefined && !LOOPBACK.test(new URL(PUBLIC_URL).hostname);
  if (missing.length === 0 || !(isPublic || PAYFAST_MERCHANT_ID)) return null;
  return `The legal pages do not say who provides this service. Fill in ${missing.join(', ')} in packages/contracts/src/legal/provider.ts before students use it.`;
};
