import type { AnyEntity } from '../../../schema/entity.ts'
import type { Field, Fields } from '../../../schema/field-kinds.ts'
import type { EntityRecord, FormValues } from '../../../schema/field-meaning.ts'
import { hasInitial } from './initial.ts'
import { startValues } from './form-values.ts'
import { meaningOf } from '../meaning/meanings.ts'

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
    ([name, field]) => isWanted(name, field) && !meaningOf(field).isLeftOutOfDrafts,
  )
  return Object.fromEntries(wanted)
}

function isUnique(name: string, field: Field): boolean {
  return meaningOf(field)
    .columns(name, field)
    .some((column) => column.isUnique)
}
