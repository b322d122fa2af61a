import { createHash } from 'node:crypto';
import type { Topic } from '@argint/contracts';
import { decodeEvent, type DeadLetter, type EventEnvelope } from '@argint/event-bus';
import type { KafkaMessage } from 'kafkajs';
import type { OutgoingRecord } from '../publishing/send-queue.ts';

/** A dead letter as it lies in its topic, under a key of its own. */
export interface StoredLetter {
  key: string;
  /** The envelope as it was published. */
  envelope: string;
  /** Code or name of the last error. */
  error: string;
  at: Date;
  /** Key of the message that failed. */
  subject: string;
}

type Source = Pick<KafkaMessage, 'key' | 'value' | 'timestamp' | 'offset'>;

const parsed = (text: string): Partial<EventEnvelope> => {
  try {
    return (JSON.parse(text) as Partial<EventEnvelope> | null) ?? {};
  } catch {
    return {};
  }
};

/** The event id of a message. Null where it has none. */
export const eventIdOf = ({ value }: Pick<KafkaMessage, 'value'>): string | null => {
  const { id } = parsed(String(value ?? ''));
  return typeof id === 'string' && id !== '' ? id : null;
};

/**
 * The record that makes a message a dead letter. Its key is the event id, so that an event that was delivered twice is
 * one dead letter.
 */
export const deadRecord = (
  deadTopic: string,
  message: Source,
  error: string,
  at: Date,
): OutgoingRecord => ({
  topic: deadTopic,
  message: {
    key: eventIdOf(message) ?? `no-id-${message.timestamp}-${message.offset}`,
    value: JSON.stringify({
      envelope: String(message.value ?? ''),
      subject: String(message.key ?? ''),
      error,
      at: at.toISOString(),
    }),
  },
});

/** The record that removes a dead letter: the broker drops all earlier records with its key. */
export const removalRecord = (deadTopic: string, key: string): OutgoingRecord => ({
  topic: deadTopic,
  message: { key, value: null },
});

/** What a record of a dead-letter topic says; `letter` is null for a removal. */
export const readDeadRecord = ({
  key,
  value,
}: Pick<KafkaMessage, 'key' | 'value'>): { key: string; letter: StoredLetter | null } => {
  const name = String(key ?? '');
  if (value === null) return { key: name, letter: null };
  const stored = JSON.parse(String(value)) as Omit<StoredLetter, 'key' | 'at'> & { at: string };
  return { key: name, letter: { ...stored, key: name, at: new Date(stored.at) } };
};

/** Long enough to be unique in a bus, short enough to type. */
const ID_LENGTH = 16;

/** The dead letter that operators see. */
export const toDeadLetter = (topic: Topic, group: string, letter: StoredLetter): DeadLetter => ({
  id: createHash('sha256')
    .update(JSON.stringify([topic, group, letter.key]))
    .digest('hex')
    .slice(0, ID_LENGTH),
  topic,
  group,
  eventId: String(parsed(letter.envelope).id),
  subject: letter.subject,
  error: letter.error,
  at: letter.at,
});

/** The event of a dead letter. Null where its data does not fit its topic: it could hold anything, a text included. */
export const eventOf = (topic: Topic, { envelope }: StoredLetter): EventEnvelope | null => {
  try {
    return decodeEvent(topic, envelope);
  } catch {
    return null;
  }
};
