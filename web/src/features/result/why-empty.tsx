import { Known } from '../../lib/i18n/known.tsx';
import { useText } from '../../lib/i18n/text.ts';
import type { TextKey } from '../../lib/i18n/text.ts';

/** Why a part of a result is empty: the engine's reason, else the page's. */
export function WhyEmpty(props: { reason: string | null | undefined; otherwise: TextKey }) {
  const t = useText();
  return props.reason ? <Known text={props.reason} /> : t(props.otherwise);
}
