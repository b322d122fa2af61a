import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from './generated-files.ts';
import { baselineEvents, currentEvents, PROTO_BASELINE } from './schema-baselines.ts';
import { catalogueBreaks, schemaBreaks, type JsonSchema } from './schema-breaks.ts';

const text: JsonSchema = { type: 'string' };
const before: JsonSchema = {
  type: 'object',
  properties: { id: text, state: { type: 'string', enum: ['on', 'off'] }, note: text },
  required: ['id', 'state'],
};
const changed = (
  properties: Record<string, JsonSchema>,
  required = ['id', 'state'],
): JsonSchema => ({
  ...before,
  properties,
  required,
});
const { id = text, state = text, note = text } = before.properties ?? {};

describe('the check of event schemas', () => {
  test('accepts a new optional property, also of a nested object, and a new topic', () => {
    expect(schemaBreaks('t', before, changed({ id, state, note, size: text }))).toEqual([]);
    const nested = (schema: JsonSchema): JsonSchema => ({
      type: 'object',
      properties: { in: schema },
    });
    expect(
      schemaBreaks('t', nested(before), nested(changed({ id, state, note, size: text }))),
    ).toEqual([]);
    const old = { schemas: { a: before }, keys: { a: 'id' } };
    const wider = { schemas: { a: before, b: before }, keys: { a: 'id', b: 'id' } };
    expect(catalogueBreaks(old, wider)).toEqual([]);
  });

  test.each<[string, JsonSchema, string]>([
    [
      'a new required property',
      changed({ id, state, note, size: text }, ['id', 'state', 'size']),
      't.size: new and required',
    ],
    ['a removed property', changed({ id, state }), 't.note: removed'],
    [
      'another type',
      changed({ id: { type: 'number' }, state, note }),
      't.id: its type or its bounds changed',
    ],
    [
      'another list of values',
      changed({ id, state: { type: 'string', enum: ['on'] }, note }),
      't.state: its type or its bounds changed',
    ],
    [
      'a property that becomes required',
      changed({ id, state, note }, ['id', 'state', 'note']),
      't.note: now required',
    ],
    [
      'a property that becomes optional',
      changed({ id, state, note }, ['id']),
      't.state: now optional',
    ],
    [
      'refusal of unknown properties',
      { ...before, additionalProperties: false },
      't: unknown properties are no longer ignored, or another rule of the object changed',
    ],
  ])('refuses %s', (_, after, message) => {
    expect(schemaBreaks('t', before, after)).toEqual([message]);
  });

  test('refuses a removed topic and another key', () => {
    const old = { schemas: { a: before, b: before }, keys: { a: 'id', b: 'id' } };
    expect(catalogueBreaks(old, { schemas: { a: before }, keys: { a: 'state' } })).toEqual([
      'a: its key changed',
      'b: removed',
    ]);
  });

  test('the events of this checkout can be read by the last release, and the other way round', () => {
    expect(catalogueBreaks(baselineEvents(), currentEvents())).toEqual([]);
  });
});

test('the check of gRPC contracts refuses a removed field and accepts a new one', () => {
  const copy = mkdtempSync(join(tmpdir(), 'proto-'));
  const breaksOf = (): string => {
    try {
      const against = join(root, PROTO_BASELINE);
      execFileSync(join(root, 'node_modules/.bin/buf'), ['breaking', '--against', against], {
        cwd: copy,
      });
      return '';
    } catch (error) {
      return String((error as { stdout?: Buffer }).stdout);
    }
  };
  try {
    cpSync(join(root, 'buf.yaml'), join(copy, 'buf.yaml'));
    for (const folder of ['argint', 'grpc'])
      cpSync(join(root, 'proto', folder), join(copy, 'proto', folder), { recursive: true });
    const file = join(copy, 'proto/argint/auth/v1/auth.proto');
    const source = readFileSync(file, 'utf8');
    const field = /^message RegisterRequest \{\n(?: *\/\/.*\n)*( *string \w+ = \d+;)/m.exec(source);
    expect(field).not.toBeNull();
    writeFileSync(file, source.replace(field?.[1] ?? '', ''));
    expect(breaksOf()).toContain('RegisterRequest');
    writeFileSync(file, source.replace(field?.[1] ?? '', `${field?.[1]} string added = 900;`));
    expect(breaksOf()).toBe('');
  } finally {
    rmSync(copy, { recursive: true });
  }
});
