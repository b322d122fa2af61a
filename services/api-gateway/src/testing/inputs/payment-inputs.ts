import { ESSAY_MAX_CHARS, MESSAGES } from '@argint/contracts';
import { OK, wrongBodies, wrongTypes, type InputRow } from './input-row.ts';

const plans = 'planType must be one of single, standard, unlimited';
const single = { planType: 'single' };
/** Of POST /api/payments/create-payment. */
export const ORDER_INPUTS: readonly InputRow[] = [
  ['a plan', single, OK],
  ...wrongBodies(single, plans),
  ...wrongTypes({}, 'planType', plans),
  ...['', 'trial', 'none', 'unlimited_special', 'Single', 'toString', '__proto__'].map(
    (planType): InputRow => [`planType: ${planType || 'empty'}`, { planType }, plans],
  ),
  ['pending essay: none', { ...single, pendingEssay: null }, OK],
  ['pending essay: short', { ...single, pendingEssay: { essayText: 'Water' } }, OK],
  [
    'pending essay: as long as an essay may be, with a question',
    {
      ...single,
      pendingEssay: { essayText: 'a'.repeat(ESSAY_MAX_CHARS), essayQuestion: 'Why?' },
    },
    OK,
  ],
  ...[
    7,
    {},
    { essayText: ' ' },
    { essayText: 'a'.repeat(ESSAY_MAX_CHARS + 1) },
    { essayText: 'a\uD800' },
    { essayText: 'Water', essayQuestion: 'q'.repeat(1_001) },
  ].map((pendingEssay): InputRow => [
    `pending essay: ${JSON.stringify(pendingEssay).slice(0, 50)}`,
    { ...single, pendingEssay },
    MESSAGES.pendingEssayMalformed,
  ]),
  ['an amount of one’s own', { ...single, amount: 1, amountCents: 1 }, OK],
];

const cancel = { autoRenew: false };
const because = (cancellationReason: unknown) => ({ ...cancel, cancellationReason });
const flag = 'autoRenew must be true or false';
const { cancellationReasonLength: length, cancellationReasonMalformed: malformed } = MESSAGES;
/** Of PUT /api/profile/subscription. */
export const SUBSCRIPTION_INPUTS: readonly InputRow[] = [
  ['a cancel', cancel, OK],
  ['a reactivation', { autoRenew: true }, OK],
  ...wrongBodies(cancel, flag),
  ...([undefined, null, 0, 'false', [], {}] as const).map((autoRenew): InputRow => [
    `autoRenew: ${JSON.stringify(autoRenew)}`,
    { autoRenew },
    flag,
  ]),
  ['reason: none', because(null), OK],
  ['reason: empty', because(''), OK],
  ['reason: prose', because('Too expensive; I’ll be back -- maybe.\nThanks!'), OK],
  ['reason: 500', because('r'.repeat(500)), OK],
  ['reason: 501', because('r'.repeat(501)), length],
  ['reason: half a megabyte', because('r'.repeat(500_000)), length],
  ['reason: a number', because(7), malformed],
  ['reason: an operator', because({ $gt: '' }), malformed],
  ['reason: NUL', because('a\0b'), malformed],
  ['reason: half a character', because('a\uD800'), malformed],
  ['reason: a script', because('<script>x'), malformed],
  ['reason: SQL', because("x' OR 1=1"), malformed],
  ['reason: a path', because('../../etc/passwd'), malformed],
];

/** Query strings of an order. */
export const ORDER_QUERIES: readonly (readonly [query: string, expected: string])[] = [
  ['orderId=o1', OK],
  ['', 'orderId is required'],
  ['orderId=', 'orderId is required'],
  ['orderId[$gt]=', 'orderId is required'],
  ['orderId=a&orderId=b', 'orderId is required'],
  ['orderId=__proto__', OK],
  [`orderId=${'o'.repeat(101)}`, 'orderId is too long'],
];
