import { isSameWord } from '../../../../src/kinds/core/authoring/naming.ts'
import { propertiesOf, type FlatSchema } from './flatten-schema.ts'

/** Where an answer holds its records. */
export interface AnswerPlace {
  /** The way to them, `data.players`; null where the answer is the list or the record itself. */
  readonly key: string | null
  readonly record: FlatSchema
}

interface Part extends AnswerPlace {
  readonly key: string
}

type Flatten = (schema: unknown) => FlatSchema

/** How many envelopes lie around a record at most. */
const DEEPEST = 2

/** The list of an answer, by itself or in an envelope. */
export function findList(answer: FlatSchema, name: string, flatten: Flatten): AnswerPlace | undefined {
  if (answer.type === 'array') return { key: null, record: flatten(answer.items) }
  const lists = findParts(answer, flatten, [])
    .filter(({ record }) => record.type === 'array')
    .map(({ key, record }) => ({ key, record: flatten(record.items) }))
    .filter(({ record }) => propertiesOf(record).length > 0)
  return lists.find(({ key }) => isNamed(key, name)) ?? lists[0]
}

/** The record of an answer, by itself or in an envelope. */
export function findRecord(answer: FlatSchema, name: string, flatten: Flatten): AnswerPlace | undefined {
  if (isRecord(answer)) return { key: null, record: answer }
  const parts = findParts(answer, flatten, []).filter(({ record }) => propertiesOf(record).length > 0)
  const found =
    parts.find(({ key }) => isNamed(key, name)) ?? parts.find(({ record }) => isRecord(record)) ?? parts[0]
  return found ?? (propertiesOf(answer).length > 0 ? { key: null, record: answer } : undefined)
}

/** Every property of an envelope and of the envelopes in it, the outer ones first. */
function findParts(envelope: FlatSchema, flatten: Flatten, above: readonly string[]): readonly Part[] {
  if (isRecord(envelope) || above.length >= DEEPEST) return []
  const parts = propertiesOf(envelope).map(([key, schema]) => ({
    path: [...above, key],
    record: flatten(schema),
  }))
  const own = parts.map(({ path, record }) => ({ key: path.join('.'), record }))
  return [...own, ...parts.flatMap(({ path, record }) => findParts(record, flatten, path))]
}

function isRecord(schema: FlatSchema): boolean {
  return propertiesOf(schema).some(([key]) => key === 'id')
}

function isNamed(key: string, name: string): boolean {
  return isSameWord(key.split('.').at(-1) ?? '', name)
}
