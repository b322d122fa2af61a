import type { EVENT_GROUPS, Topic } from '@argint/contracts';
import type { EventHandler, EventHandlers } from '@argint/event-bus';

type Groups = typeof EVENT_GROUPS;

type ExactlyFor<Topics extends Topic> = { [T in Topics]: EventHandler<T> } & {
  [T in Exclude<Topic, Topics>]?: never;
};

/**
 * The handlers that a service must give its group: one for each topic of its row in `EVENT_GROUPS`, and no others. A
 * service without a row can give none. Where the name is not known, any handlers will do.
 */
export type GroupHandlers<Name extends string> = string extends Name
  ? EventHandlers
  : Name extends keyof Groups
    ? ExactlyFor<Groups[Name][number]>
    : never;
