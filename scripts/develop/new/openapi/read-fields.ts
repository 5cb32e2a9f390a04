import { TIME_IS_DROPPED } from '../sample/value-shapes.ts'
import { kindRules } from '../kinds/kind-rules.ts'
import { isFieldName } from '../assert-names.ts'
import type { FieldRequest } from '../entity-request.ts'
import { findReference, relationWords } from '../find-reference.ts'
import { isBookkeeping } from '../name-hints.ts'
import { readWords } from '../naming.ts'
import type { KnownEntity } from '../project-facts.ts'
import { isRequired, propertiesOf, type FlatSchema } from './flatten-schema.ts'
import { isUsualImage, readImages, type Bodies } from './image-parts.ts'
import { kindOfSchema } from './schema-kind.ts'

interface Found {
  readonly field?: FieldRequest
  readonly remark?: string
}

interface Around extends Bodies {
  readonly entities: readonly KnownEntity[]
  readonly flatten: (schema: unknown) => FlatSchema
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

function isConfirmation(name: string): boolean {
  const words = readWords(name)
  return words.includes('password') && words.some((word) => /^(confirm|repeat)/.test(word))
}

function readField(name: string, schema: FlatSchema, source: FlatSchema, around: Around): Found {
  if (!isFieldName(name)) return { remark: `${name}: left out, no field can have this name` }
  const required = isRequired(source, name) ? { required: true } : {}
  const reference = findReference(name, findNested(name, around.record), around.entities)
  if (reference) return { field: { name, kind: 'reference', options: { ...reference, ...required } } }
  const inferred = kindOfSchema(name, schema, around.flatten)
  if (!inferred) return { remark: `${name}: left out, no kind holds such values; add it by hand` }
  const { kind, options } = inferred
  if (kindRules[kind].isFile && !around.sendsFiles)
    return { remark: `${name}: left out, a file cannot travel as JSON; a multipart body could carry it` }
  if (kind === 'images') return { field: { kind, ...readImages(name, around, around.flatten) } }
  const field = { name, kind, options: { ...options, ...confirm(kind, source), ...required } }
  if (schema.format === 'date-time') return { field, remark: `${name}: ${TIME_IS_DROPPED}` }
  if (kind === 'image' && !isUsualImage(name, around.update))
    return { field, remark: `${name}: updates here send a picture under other names than the document's` }
  if (relationWords(name) !== undefined)
    return {
      field,
      remark: `${name}: points at a record of no entity here; write reference({ … }) once there is one`,
    }
  return { field }
}

/** The key under which a record nests what `x_id` points at. */
function findNested(name: string, record: FlatSchema): string | undefined {
  const wanted = relationWords(name)
  return propertiesOf(record)
    .map(([key]) => key)
    .find((key) => key !== name && readWords(key).join('') === wanted)
}

function confirm(kind: FieldRequest['kind'], source: FlatSchema) {
  const confirmation = propertiesOf(source).find(([key]) => isConfirmation(key))?.[0]
  return kind === 'password' && confirmation !== undefined ? { confirmedBy: confirmation } : {}
}
