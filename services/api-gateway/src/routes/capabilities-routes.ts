import {
  capabilitiesSchema,
  LANGUAGES,
  type Capabilities,
  type ReadingModel,
} from '@argint/contracts';
import { placeOfHost } from '@argint/service-kit';
import type { Backends } from '../backends.ts';
import { route, type Route } from '../http/operation.ts';

/** What is known of the server without asking anybody. */
export type FixedCapabilities = Omit<Capabilities, 'estimates'>;

interface ModelSettings {
  MODEL_NAME: string;
  LLM_BASE_URL?: string | undefined;
  LLM_MODEL?: string | undefined;
}

/** The model that the worker's settings name. Its host is told only where essays leave the owner's network. */
const modelOf = ({ MODEL_NAME, LLM_BASE_URL, LLM_MODEL }: ModelSettings): ReadingModel | null => {
  if (LLM_BASE_URL !== undefined && LLM_MODEL !== undefined) {
    const isInside = placeOfHost(LLM_BASE_URL) !== 'internet';
    return isInside
      ? { name: LLM_MODEL, provider: 'own-network', host: null }
      : { name: LLM_MODEL, provider: 'internet', host: new URL(LLM_BASE_URL).hostname };
  }
  return MODEL_NAME === '' ? null : { name: MODEL_NAME, provider: 'google', host: null };
};

/** The capabilities that follow from the settings. */
export const capabilitiesOf = (
  config: ModelSettings & {
    MAIL_MODE: Capabilities['mail'];
    PASSWORD_POLICY: Capabilities['passwordPolicy'];
    SUPPORT_EMAIL: string;
    MARKETING_CLAIMS: 'on' | 'off';
    PAYFAST_MERCHANT_ID?: string | undefined;
  },
): FixedCapabilities => ({
  model: modelOf(config),
  payments: config.PAYFAST_MERCHANT_ID ? 'payfast' : 'demo',
  mail: config.MAIL_MODE,
  passwordPolicy: config.PASSWORD_POLICY,
  languages: [...LANGUAGES],
  supportEmail: config.SUPPORT_EMAIL,
  claims: config.MARKETING_CLAIMS === 'on',
});

/** /api/capabilities. */
export const capabilitiesRoutes = (
  { orchestrator }: Pick<Backends, 'orchestrator'>,
  fixed: FixedCapabilities,
): Route[] => {
  /** An estimate is worth no error: without an answer the page shows none. */
  const estimates = async (): Promise<Capabilities['estimates']> => {
    try {
      const { estimates: known } = await orchestrator.getEstimates({});
      return capabilitiesSchema.shape.data.shape.estimates.parse(known);
    } catch {
      return [];
    }
  };
  return [
    route({
      id: 'capabilities',
      method: 'get',
      path: '/capabilities',
      area: 'Access',
      summary:
        'What this server can do: model, payments, mail, languages, and how long analyses take',
      who: 'visitor',
      limit: 'other',
      answer: { status: 200, description: 'What it can do.', schema: capabilitiesSchema },
    }).handledBy(async () => ({ success: true, data: { ...fixed, estimates: await estimates() } })),
  ];
};
