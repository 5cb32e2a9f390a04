import { describeOutput, namedSchemas, type JsonSchema } from '../../../../../src/calls/json-schema.ts'

const count: JsonSchema = { type: 'integer', minimum: 1 }

/** The keys of every record that is answered alone. */
export const versionSchema: JsonSchema = {
  ...count,
  description: 'Counts the changes of the record; answered by the calls of one record alone.',
}

/** The schemas of history entries and conflicts. */
export const changeSchemas = Object.fromEntries(
  [...namedSchemas].map(([schema, name]) => [name, describeOutput(schema)]),
)
