import { Schema } from 'mongoose';

const RESERVED = ['version', 'outbox', 'outboxSince'] as const;

/**
 * Parts of an aggregate are values: mongoose's automatic random `_id` of nested schemas is left out.
 * A clone shares its nested schemas, so this reaches the author's own; it may be done again.
 */
const dropNestedIds = (schema: Schema): void => {
  for (const { schema: child } of schema.childSchemas) {
    if (child.path('_id')?.options.auto === true) child.remove('_id');
    dropNestedIds(child);
  }
};

/**
 * The declared schema with `_id`, `version`, `outbox` and `outboxSince` added, in a copy.
 * Throws TypeError where the schema declares one of the last three or `timestamps` (its hook reads the
 * real clock, and only on mongoose's own save).
 */
export const storedSchema = (collection: string, declared: Schema): Schema => {
  const taken = RESERVED.find((field) => ['real', 'nested'].includes(declared.pathType(field)));
  if (taken !== undefined)
    throw new TypeError(`${collection}: the store itself keeps the field ${taken}`);
  if (declared.get('timestamps')) {
    throw new TypeError(
      `${collection}: timestamps are not supported, declare the dates and set them`,
    );
  }
  const schema = declared.clone();
  dropNestedIds(schema);
  schema.remove('_id');
  schema.add({
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    outbox: { type: [Schema.Types.Mixed], default: [], required: true },
    outboxSince: { type: Date, default: null },
  });
  schema.set('autoIndex', false);
  schema.set('autoCreate', false);
  schema.set('versionKey', false);
  schema.set('minimize', false);
  schema.set('id', false);
  return schema;
};
