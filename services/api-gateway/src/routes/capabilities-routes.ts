import { capabilitiesSchema, LANGUAGES, type Capabilities } from '@argint/contracts';
import type { Backends } from '../backends.ts';
import { route, type Route } from '../http/operation.ts';

/** What is known of the server without asking anybody. */
export type FixedCapabilities = Omit<Capabilities, 'estimates'>;

/** The capabilities that follow from the settings. */
export const capabilitiesOf = (config: {
  MODEL_NAME: string;
  MAIL_MODE: Capabilities['mail'];
  PASSWORD_POLICY: Capabilities['passwordPolicy'];
  SUPPORT_EMAIL: string;
  PAYFAST_MERCHANT_ID?: string | undefined;
}): FixedCapabilities => ({
  model: config.MODEL_NAME === '' ? null : { name: config.MODEL_NAME },
  payments: config.PAYFAST_MERCHANT_ID ? 'payfast' : 'demo',
  mail: config.MAIL_MODE,
  passwordPolicy: config.PASSWORD_POLICY,
  languages: [...LANGUAGES],
  supportEmail: config.SUPPORT_EMAIL,
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
