import { missingProviderDetails } from '@argint/contracts/legal';
import { placeOfHost } from '@argint/service-kit';

/** Settings that tell whether strangers use or pay this product. */
interface Reach {
  PUBLIC_URL?: string | undefined;
  PAYFAST_MERCHANT_ID?: string | undefined;
}

/**
 * A warning where the product is open to the public or takes money while its legal pages name nobody, else null.
 *
 * @param missing details of the provider that are not filled in
 */
export const whyNotPublic = (
  { PUBLIC_URL, PAYFAST_MERCHANT_ID }: Reach,
  missing: readonly string[] = missingProviderDetails(),
): string | null => {
  const isPublic = PUBLIC_URL !== undefined && placeOfHost(PUBLIC_URL) !== 'this-machine';
  if (missing.length === 0 || !(isPublic || PAYFAST_MERCHANT_ID)) return null;
  return `The legal pages do not say who provides this service. Fill in ${missing.join(', ')} in packages/contracts/src/legal/provider.ts before students use it.`;
};
