import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Field, Fields } from '../../../schema/entity/field-kinds.ts'
import type { EntityRecord, FormValues } from '../../../schema/entity/field-definition.ts'
import { startValues, definitionOf } from '../definition/definitions.ts'
import type { FirstRecord, Initial, InitialFor } from '../../../schema/entity/initial.ts'

/** The initial values of the next new record: the sent values of fields with `keep`. */
export function keptValues(fields: Fields, sent: FormValues): FormValues {
  const kept = Object.keys(
    startValues(
      pick(fields, (_name, field) => field.keep ?? false),
      'create',
      null,
    ),
  )
  return Object.fromEntries(kept.map((name) => [name, sent[name]]))
}

/** The initial values of a copy: without unique fields, pictures, passwords, what no form fills in and what each record is given anew. */
export function copiedValues(
  { fields, uniqueTogether = [] }: Pick<AnyEntity, 'fields' | 'uniqueTogether'>,
  record: EntityRecord,
): FormValues {
  // What is unique together is so again with another value of the last field.
  const isLast = (name: string) => uniqueTogether.some((names) => names.at(-1) === name)
  const copied = pick(
    fields,
    (name, field) =>
      !field.readOnly && !field.hidden && !hasInitial(field) && !isUnique(name, field) && !isLast(name),
  )
  return startValues(copied, 'create', record)
}

/** Pictures and passwords, which drafts leave out, are never picked. */
function pick(fields: Fields, isWanted: (name: string, field: Field) => boolean): Fields {
  const wanted = Object.entries(fields).filter(
    ([name, field]) => isWanted(name, field) && !definitionOf(field).isLeftOutOfDrafts,
  )
  return Object.fromEntries(wanted)
}

function isUnique(name: string, field: Field): boolean {
  return definitionOf(field)
    .columns(name, field)
    .some((column) => column.isUnique)
}

/** Whether a new record that says nothing of the field has something there all the same. */
export function hasInitial(field: Field): boolean {
  return 'initial' in field && field.initial !== undefined
}

/** What the server gives a new record as it saves it. */
export function initialOf(field: Field): Initial | undefined {
  const initial = 'initial' in field ? field.initial : undefined
  if (definitionOf(field).startsWithValue) return undefined
  if (initial === 'now' || initial === 'me') return initial
  return typeof initial === 'object' && 'countFrom' in initial ? initial : undefined
}

/** What a new form starts with: a value, or what the server works out of it. */
type Start = { readonly value: string | boolean } | FirstRecord | InitialFor

export function startOf(field: Field): Start | undefined {
  const initial = 'initial' in field ? field.initial : undefined
  if (typeof initial === 'function') return initial
  if (typeof initial === 'object' && 'first' in initial) return initial
  const isValue = typeof initial === 'string' || typeof initial === 'boolean'
  return definitionOf(field).startsWithValue && isValue ? { value: initial } : undefined
}

/** The values of a new form that need no server. */
export function plainStarts(fields: Fields): FormValues {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const start = startOf(field)
      return start && 'value' in start ? [[name, start.value]] : []
    }),
  )
}

/** Whether only the server knows all that a new form starts with. */
export function asksForStarts(fields: Fields): boolean {
  return Object.values(fields).some((field) => {
    const start = startOf(field)
    return start !== undefined && !('value' in start)
  })
}
