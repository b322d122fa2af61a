import { faultType } from '../fault-type.ts';

/** Why topics could not be made. Where several were refused, kafkajs names the reasons in `errors` only. */
export const topicFault = (error: unknown): string => {
  const { errors, topic } = (error ?? {}) as { errors?: unknown[]; topic?: string };
  if (errors?.length) return topicFault(errors[0]);
  const message = error instanceof Error ? error.message : String(error);
  const reason = topic === undefined ? message : `${topic}: ${message}`;
  if (faultType(error) !== 'TOPIC_AUTHORIZATION_FAILED') return reason;
  return `${reason}. The user needs Create, Alter, AlterConfigs, Read and Write on the topics.`;
};
