import type { Doc } from '@argint/aggregate-store';
import type { GrpcHandlers } from '@argint/proto';
import type { OperatorActionService } from '../operator-actions/operator-action-service.ts';
import type { OperatorAction } from '../operator-actions/operator-action.ts';
import { invalid, required } from './required.ts';

const TEXT_MAX_CHARS = 200;
/** Rows of one answer. */
const LIMIT = { default: 50, max: 1_000 };

const shortText = (value: string, name: string): string => {
  if (value.length > TEXT_MAX_CHARS) throw invalid(`${name} is too long`);
  return required(value, name);
};

const toMessage = ({ _id, ...row }: Doc<OperatorAction>) => ({
  id: _id,
  command: row.command,
  operator: row.operator,
  isDryRun: row.isDryRun,
  state: row.state,
  at: row.at.toISOString(),
  ...(row.userId === null ? {} : { userId: row.userId }),
  ...(row.code === null ? {} : { code: row.code }),
  ...(row.endedAt === null ? {} : { endedAt: row.endedAt.toISOString() }),
});

/** The methods for the audit trail of operator commands. */
export type OperatorHandlers = Pick<
  GrpcHandlers<'profile-billing'>,
  'beginOperatorAction' | 'endOperatorAction' | 'listOperatorActions'
>;

/** Proto to use cases and back. */
export const operatorGrpc = (
  actions: Pick<OperatorActionService, 'begin' | 'end' | 'list'>,
): OperatorHandlers => ({
  beginOperatorAction: async ({ id, command, operator, userId, isDryRun }) => {
    await actions.begin(shortText(id, 'id'), {
      command: shortText(command, 'command'),
      operator: shortText(operator, 'operator'),
      userId: userId === undefined ? null : shortText(userId, 'userId'),
      isDryRun,
    });
    return {};
  },
  endOperatorAction: async ({ id, code }) => {
    await actions.end(required(id, 'id'), code === undefined ? null : shortText(code, 'code'));
    return {};
  },
  listOperatorActions: async ({ limit = LIMIT.default }) => {
    if (limit < 1 || limit > LIMIT.max) throw invalid(`limit must be 1 to ${LIMIT.max}`);
    return { actions: (await actions.list(limit)).map(toMessage) };
  },
});
