import { isFieldName } from '../assert-names.ts'
import type { FieldRequest } from '../../../../src/kinds/core/authoring/authoring.ts'
import { readWords, relationWords } from '../../../../src/kinds/core/authoring/naming.ts'
import { findReference } from '../find-reference.ts'
import { isObject } from '../../../../src/kinds/core/authoring/json.ts'
import { isBookkeeping } from '../name-hints.ts'
import type { KnownEntity } from '../../../../src/kinds/core/authoring/project-facts.ts'
import { inferKind } from './infer-kind.ts'

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
  const { kind, options, remark } = inferred
  const field = { name, kind, options: { ...options, ...requireNaming(name, values) } }
  const isReference = relationWords(name) !== undefined && values.some(isGiven)
  const told = isReference
    ? `points at a record of no entity here; write reference({ … as: '${nested ?? '…'}' }) once there is one`
    : remark
  return { field, ...(told !== undefined && { remark: `${name}: ${told}` }) }
}

/** What names a record and is never missing is required, as far as anyone can see. */
function requireNaming(name: string, values: Values) {
  return values.every(isGiven) && ['name', 'title'].includes(name) ? { required: true } : {}
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}
