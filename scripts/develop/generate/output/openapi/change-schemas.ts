import { VERSION_KEY } from '../../../../../src/schema/session-contract.ts'
import type { JsonSchema } from './json-schema.ts'
import { ref } from './operation.ts'

const count: JsonSchema = { type: 'integer', minimum: 1 }

/** The keys of every record that is answered alone. */
export const versionSchema: JsonSchema = {
  ...count,
  description: 'Counts the changes of the record; answered by the calls of one record alone.',
}

const fieldChange: JsonSchema = {
  type: 'object',
  description: 'What became of one field; of a password neither value is told.',
  properties: { field: { type: 'string' }, before: {}, after: {} },
  required: ['field'],
}

const author: JsonSchema = {
  type: 'object',
  properties: { id: count, name: { type: 'string' } },
  required: ['id', 'name'],
}

const historyEntry: JsonSchema = {
  type: 'object',
  description: 'One change of a record.',
  properties: {
    action: { enum: ['created', 'updated', 'deleted', 'restored'] },
    [VERSION_KEY]: count,
    at: { type: 'string', format: 'date-time' },
    by: {
      description: 'As the account was called then; null where the program made it itself.',
      anyOf: [author, { type: 'null' }],
    },
    changes: { type: 'array', items: ref('FieldChange') },
    source: { type: 'string', description: 'The name of the file that it was imported from.' },
  },
  required: ['action', VERSION_KEY, 'at', 'by', 'changes'],
}

const conflict: JsonSchema = {
  type: 'object',
  description:
    'The record as it is read now, and what has changed since the version that was sent, newest first.',
  properties: {
    record: { type: 'object', properties: { [VERSION_KEY]: count }, required: [VERSION_KEY] },
    history: { type: 'array', items: ref('HistoryEntry') },
  },
  required: ['record', 'history'],
}

/** The schemas of history entries and conflicts. */
export const changeSchemas = { FieldChange: fieldChange, HistoryEntry: historyEntry, Conflict: conflict }
