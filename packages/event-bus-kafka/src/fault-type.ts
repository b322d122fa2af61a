/** The code of the broker's answer behind an error, such as UNKNOWN_TOPIC_OR_PARTITION. Undefined without an answer. */
export const faultType = (error: unknown): string | undefined => {
  const { type, cause } = (error ?? {}) as { type?: string; cause?: unknown };
  return type ?? (cause ? faultType(cause) : undefined);
};

/** Answers that only another setting, permission or release can change. */
const REFUSALS = new Set([
  'CLUSTER_AUTHORIZATION_FAILED',
  'GROUP_AUTHORIZATION_FAILED',
  'INCONSISTENT_GROUP_PROTOCOL',
  'INVALID_GROUP_ID',
  'INVALID_SESSION_TIMEOUT',
  'SASL_AUTHENTICATION_FAILED',
  'TOPIC_AUTHORIZATION_FAILED',
  'UNSUPPORTED_COMPRESSION_TYPE',
  'UNSUPPORTED_FOR_MESSAGE_FORMAT',
  'UNSUPPORTED_SASL_MECHANISM',
  'UNSUPPORTED_VERSION',
]);
const REFUSAL_NAMES = new Set(['KafkaJSNotImplemented', 'KafkaJSSASLAuthenticationError']);

/**
 * Whether the brokers refuse this client for good. The `retriable` of kafkajs does not tell: a coordinator that
 * cannot be found because its broker restarts is not retriable there.
 */
export const isRefusal = (error: unknown): boolean => {
  const { name = '', cause } = (error ?? {}) as { name?: string; cause?: unknown };
  if (REFUSALS.has(faultType(error) ?? '') || REFUSAL_NAMES.has(name)) return true;
  return Boolean(cause) && isRefusal(cause);
};
