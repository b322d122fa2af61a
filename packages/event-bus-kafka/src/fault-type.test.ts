import { describe, expect, test } from '@jest/globals';
import kafkajs from 'kafkajs';
import { faultType, isRefusal } from './fault-type.ts';

// Node finds only some names of this package by itself.
const { KafkaJSNonRetriableError, KafkaJSProtocolError } = kafkajs;

const answer = (type: string): Error => {
  const protocolError = new KafkaJSProtocolError(
    Object.assign(new Error(type), { type, code: 0, retriable: false }),
  );
  return Object.assign(new KafkaJSNonRetriableError(protocolError), { cause: protocolError });
};

describe('the fault behind an error of kafkajs', () => {
  test('is found in its causes', () => {
    expect(faultType(answer('MESSAGE_TOO_LARGE'))).toBe('MESSAGE_TOO_LARGE');
    expect(faultType(new Error('no answer'))).toBe(undefined);
  });

  test('is a refusal where the brokers will answer the same again', () => {
    expect(isRefusal(answer('GROUP_AUTHORIZATION_FAILED'))).toBe(true);
    expect(isRefusal(Object.assign(new Error(), { name: 'KafkaJSNotImplemented' }))).toBe(true);
  });

  test('is no refusal while a broker is away, whatever kafkajs says about retries', () => {
    expect(isRefusal(new KafkaJSNonRetriableError('Failed to find group coordinator'))).toBe(false);
    expect(isRefusal(answer('UNKNOWN_MEMBER_ID'))).toBe(false);
    expect(isRefusal(new TypeError("Cannot read properties of undefined (reading 'nodeId')"))).toBe(
      false,
    );
  });
});
