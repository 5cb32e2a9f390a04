import { isFieldName } from '../assert-names.ts'
import type { FieldRequest } from '../entity-request.ts'
import { findReference, relationWords } from '../find-reference.ts'
import { isObject } from '../json.ts'
import { isBookkeeping } from '../name-hints.ts'
import { readWords } from '../naming.ts'
import type { KnownEntity } from '../project-facts.ts'
import { inferKind } from './infer-kind.ts'
import { hasTime, TIME_IS_DROPPED } from './value-shapes.ts'

type Values = readonly unknown[]
type Columns = ReadonlyMap<string, Values>

interface Found {
  readonly field?: FieldRequest
  readonly remark?: string
}

/** The fields that the values under each key speak of, and what they leave open. */
export function readSampleFields(columns: Columns, entities: readonly KnownEntity[]) {
  const related = findRelated(columns)
  const found = [...columns]
    .filter(([key]) => key !== 'id' && ![...related.values()].includes(key))
    .map(([key, values]) => readField(key, values, related.get(key), entities))
  return {
    fields: found.flatMap(({ field }) => (field ? [field] : [])),
    remarks: found.flatMap(({ remark }) => (remark === undefined ? [] : [remark])),
  }
}

/** The key of the object nested beside `x_id`, by the name of that field. */
function findRelated(columns: Columns): ReadonlyMap<string, string> {
  const objects = [...columns].filter(([, values]) => values.some(isObject)).map(([key]) => key)
  const pairs = [...columns.keys()].flatMap((key): readonly [string, string][] => {
    const nested = objects.find((each) => readWords(each).join('') === relationWords(key))
    return nested === undefined ? [] : [[key, nested]]
  })
  return new Map(pairs)
}

function readField(
  name: string,
  values: Values,
  nested: string | undefined,
  entities: readonly KnownEntity[],
): Found {
  if (isBookkeeping(name)) return { remark: `${name}: left out, it is the backend's own` }
  if (!isFieldName(name)) return { remark: `${name}: left out, no field can have this name` }
  const reference = findReference(name, nested, entities)
  if (reference) return { field: { name, kind: 'reference', options: reference } }
  const inferred = inferKind(name, values)
  if (!inferred) return { remark: `${name}: left out, no kind holds such values; add it by hand` }
  const field = { name, ...inferred, options: { ...inferred.options, ...requireNaming(name, values) } }
  const remark = describeGuess(field, values, nested)
  return { field, ...(remark !== undefined && { remark }) }
}

/** What names a record and is never missing is required, as far as anyone can see. */
function requireNaming(name: string, values: Values) {
  const isGiven = values.every((value) => value !== null && value !== undefined && value !== '')
  return isGiven && ['name', 'title'].includes(name) ? { required: true } : {}
}

function describeGuess({ name, kind }: FieldRequest, values: Values, nested?: string): string | undefined {
  const given = values.filter((value) => value !== null && value !== undefined && value !== '')
  if (given.length === 0) return `${name}: without a value in the sample; ${kind} is a guess`
  if (relationWords(name) !== undefined)
    return `${name}: points at a record of no entity here; write reference({ … as: '${nested ?? '…'}' }) once there is one`
  if (kind === 'date' && given.some(hasTime)) return `${name}: ${TIME_IS_DROPPED}`
  const distinct = new Set(given)
  if (kind === 'text' && given.length > distinct.size && distinct.size <= 8)
    return `${name}: its values repeat (${[...distinct].join(', ')}); where they are a fixed list, write choice`
  return undefined
}
