import type { DescribedField, FieldRequest } from '../../../../src/kinds/core/authoring/authoring.ts'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { triedKinds } from '../../../../src/kinds/core/authoring/authorings.ts'
import { authoringOf } from '../../../../src/kinds/registries/authorings.ts'
import { isConfirmation } from '../../../../src/kinds/password/authoring.ts'
import type { Inferred } from '../sample/infer-kind.ts'
import { isFieldName } from '../assert-names.ts'
import { readWords, relationWords } from '../../../../src/kinds/core/authoring/naming.ts'
import { findReference } from '../find-reference.ts'
import { isBookkeeping } from '../name-hints.ts'
import type { KnownEntity } from '../../../../src/kinds/core/authoring/project-facts.ts'
import { isRequired, isSent, propertiesOf, type FlatSchema } from './flatten-schema.ts'
import { recognizeRows } from './recognize-rows.ts'
import { recognizeStructure } from './recognize-structure.ts'

interface Found {
  readonly field?: FieldRequest
  readonly remark?: string
}

interface Around {
  readonly create: FlatSchema
  readonly update: FlatSchema
  readonly record: FlatSchema
  /** Whether creations travel in a way that can carry files. */
  readonly sendsFiles: boolean
  readonly entities: readonly KnownEntity[]
  readonly flatten: (schema: unknown) => FlatSchema
  /** It is read for the cells of a row, which hold no rows. */
  readonly isRow?: boolean
}

/** The fields that a creation sends; of a backend that describes none, those that a record has. */
export function readSchemaFields(around: Around) {
  const source = propertiesOf(around.create).length > 0 ? around.create : around.record
  const names = propertiesOf(source).map(([name]) => name)
  const found = propertiesOf(source)
    .filter(([name, schema]) => isOwn(name, around.flatten(schema), names))
    .map(([name, schema]) => readField(name, around.flatten(schema), source, around))
  return {
    fields: found.flatMap(({ field }) => (field ? [field] : [])),
    remarks: found.flatMap(({ remark }) => (remark === undefined ? [] : [remark])),
  }
}

/** What people fill in: not what the backend sets itself, and a password once. */
function isOwn(name: string, schema: FlatSchema, names: readonly string[]): boolean {
  if (name === 'id' || schema.readOnly === true || isBookkeeping(name)) return false
  if (isConfirmation(name)) return false
  // The object nested beside `x_id` is the related record.
  return schema.type !== 'object' || !names.some((each) => relationWords(each) === readWords(name).join(''))
}

function readField(name: string, schema: FlatSchema, source: FlatSchema, around: Around): Found {
  if (!isFieldName(name)) return { remark: `${name}: left out, no field can have this name` }
  const reference = findReference(name, findNested(name, around.record), around.entities)
  // Null is how nothing is chosen, which a backend may refuse all the same.
  if (reference) {
    const options = { ...reference, ...(isSent(source, name) && { required: true }) }
    return { field: { name, kind: 'reference', options } }
  }
  const required = isRequired(source, name) ? { required: true } : {}
  const isText = isTextSchema(schema)
  const described = { name, schema, isText, bodies: around, flatten: around.flatten }
  const inferred =
    recognize(described) ?? findRows(schema, around) ?? recognizeStructure(schema, around.flatten)
  if (!inferred) return { remark: `${name}: left out, no kind holds such values; add it by hand` }
  const { kind, options, remark } = inferred
  if (authoringOf({ kind }).isFile && !around.sendsFiles)
    return { remark: `${name}: left out, a file cannot travel as JSON; a multipart body could carry it` }
  const field = { name: inferred.name ?? name, kind, options: { ...options, ...required } }
  const isReference = relationWords(name) !== undefined
  const told = isReference
    ? 'points at a record of no entity here; write reference({ … }) once there is one'
    : remark
  return { field, ...(told !== undefined && { remark: `${name}: ${told}` }) }
}

function findRows(schema: FlatSchema, around: Around): Inferred | undefined {
  if (around.isRow) return undefined
  return recognizeRows(schema, around.flatten, (name, each, item) => {
    const bodies = { create: item, update: item, record: item, sendsFiles: false, isRow: true }
    return readField(name, around.flatten(each), item, { ...around, ...bodies }).field
  })
}

function isTextSchema({ type, properties }: FlatSchema): boolean {
  const isOther = ['boolean', 'integer', 'number', 'array', 'object'].some((each) => each === type)
  return !isOther && !isObject(properties)
}

/** The first kind that such a field may be. */
export function recognize(described: DescribedField): Inferred | undefined {
  for (const kind of triedKinds) {
    const found = authoringOf({ kind }).recognizeSchema?.(described)
    if (found) return { kind, ...found }
  }
  return undefined
}

/** The key under which a record nests what `x_id` points at. */
function findNested(name: string, record: FlatSchema): string | undefined {
  const wanted = relationWords(name)
  return propertiesOf(record)
    .map(([key]) => key)
    .find((key) => key !== name && readWords(key).join('') === wanted)
}
