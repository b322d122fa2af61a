import type { Topic } from '@argint/contracts';
import type { IHeaders, KafkaMessage } from 'kafkajs';
import type { TopicNames } from '../topics/topic-names.ts';
import type { OutgoingRecord } from '../publishing/send-queue.ts';

/** What a parked event carries with it. */
export interface ParkingNote {
  /** Times it was parked, this one included. */
  parked: number;
  /** Epoch milliseconds of its next attempt. */
  notBefore: number;
}

const textOf = (headers: IHeaders | undefined, name: string): string => {
  const value = headers?.[name];
  return value === undefined ? '' : String(value);
};
const numberOf = (headers: IHeaders | undefined, name: string): number =>
  Number(textOf(headers, name)) || 0;

/** The note of a message in a retry topic. */
export const parkingNote = ({ headers }: Pick<KafkaMessage, 'headers'>): ParkingNote => ({
  parked: numberOf(headers, 'parked'),
  notBefore: numberOf(headers, 'not-before'),
});

/**
 * The record that parks an event for its next attempt. Each delay has a partition of its own, so an event never waits
 * behind one with a longer delay.
 */
export const parkedRecord = (
  names: TopicNames,
  { topic, group }: { topic: Topic; group: string },
  message: Pick<KafkaMessage, 'key' | 'value' | 'timestamp'>,
  { parked, notBefore }: ParkingNote,
): OutgoingRecord => ({
  topic: names.retry(topic, group),
  message: {
    key: message.key,
    value: message.value,
    partition: Math.max(0, parked - 1),
    // The time of the event, so that its age is known while it waits.
    timestamp: message.timestamp,
    headers: { parked: String(parked), 'not-before': String(notBefore) },
  },
});
