import { PLANS, type PlanType } from '../plans.ts';
import type { ReadingModel } from '../http/capabilities.ts';
import type { LegalFacts } from './legal-document.ts';

/** Days that an essay is kept under a plan, in words. */
const keptFor = (type: PlanType): string => {
  const days = PLANS[type].historyDays;
  return days === null ? 'until you delete them' : `${days} days`;
};

/** How long essays are kept, as points of a list. */
export const retentionPoints = (): readonly string[] => [
  `Free accounts: ${keptFor('none')}.`,
  `${PLANS.single.name}: ${keptFor('single')}.`,
  `${PLANS.standard.name}: ${keptFor('standard')}.`,
  `${PLANS.unlimited.name}: ${keptFor('unlimited')}.`,
  'Where two of these times apply to an essay, the longer one counts. A free reading that you save always has at least the time of a free account.',
];

/** Who runs the language model, in words that name it. */
const operatorOf = ({ name, provider, host }: ReadingModel): string => {
  if (provider === 'google') return `Google (the Gemini API, model ${name})`;
  if (provider === 'internet')
    return `the server ${host ?? 'of another provider'} (language model ${name})`;
  return `a language model that we run ourselves (${name}, on a server of our own network)`;
};

/** Who reads essays outside this service's own network; null where nobody does. */
const outsideReader = ({ model }: LegalFacts): string | null =>
  model === null || model.provider === 'own-network' ? null : operatorOf(model);

const SENT_FOR =
  'For every analysis that uses a credit we also send the essay, its question and your marking criteria to';
const NOT_SENT = 'The free reading in your browser, and the analysis type “simple”, send nothing.';

/** What happens to the text of an essay while it is analysed. */
export const readingParagraph = ({ model }: LegalFacts): string => {
  if (!model)
    return 'Our own software reads your essay, on our own servers. We do not send it to a language model or to anybody else.';
  const sent = `Our own software reads your essay. ${SENT_FOR} ${operatorOf(model)}.`;
  return model.provider === 'own-network'
    ? `${sent} It stays in our own network. ${NOT_SENT}`
    : `${sent} We send no name, no email address and no account number with them. ${NOT_SENT}`;
};

/** Who else receives personal information, as points of a list. */
export const recipientPoints = (facts: LegalFacts): readonly string[] => {
  const operator = outsideReader(facts);
  const inside = facts.model
    ? `Language model: ${operatorOf(facts.model)}. No essay leaves our network.`
    : 'Language model: none is set up, so no essay leaves our servers.';
  return [
    operator === null
      ? inside
      : `Language model: ${operator} receives the text of essays, as section 4 describes.`,
    facts.payments === 'payfast'
      ? 'Payments: PayFast (Pty) Ltd, South Africa, receives your name, your email address and the amount. It takes your card details itself; we never see them.'
      : 'Payments: this server cannot take payments, so no payment provider receives anything.',
    facts.mail === 'smtp'
      ? 'Email: our mail provider delivers the messages we send you, so it handles your email address.'
      : 'Email: this server writes messages to its own disk and sends them to nobody.',
  ];
};

/** Where information goes outside South Africa. */
export const transferParagraph = (facts: LegalFacts): string => {
  const operator = outsideReader(facts);
  return operator === null
    ? 'We do not send your personal information to another country. If we start to use a provider abroad, we will name it here first.'
    : `The text of your essays goes to ${operator}, whose computers may stand outside South Africa. Section 72 of POPIA allows this where the recipient is bound by rules that protect you as well as POPIA does, or where you agree. If you do not want it, use the free reading in your browser, which sends nothing.`;
};
