import { sql } from 'kysely'
import { answers } from '#texts/server.ts'
import { currentDay } from '../../../kinds/core/filter/days.ts'
import type { ReadValue } from '../../../kinds/core/definition/evaluate-condition.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { ReferenceField } from '../../../kinds/reference/definition.ts'
import { optionFilters, filteredReferences } from '../../../kinds/reference/option-filters.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { Fields } from '../../../schema/entity/field-kinds.ts'
import type { StoredRecord } from '../../../schema/entity/field-definition.ts'
import { parentsOf, type OptionFilter, ownFieldsOf } from '../../../schema/where/option-filter.ts'
import { t } from '../../../texts/locale.ts'
import { punctuation } from '#texts/frame.ts'
import type { StoredRow } from '../../database/database.ts'
import { listConditions } from '../conditions/where-conditions.ts'
import { entityNamed, type Store } from '../store/store.ts'

interface NarrowedChange {
  readonly stored: StoredRecord | null
  /** What is to be written. */
  readonly columns: StoredRow
  /** The fields whose new values are refused. */
  readonly wrong: ReadonlySet<string>
}

interface Held {
  readonly errors: readonly { readonly msg: string; readonly path: string }[]
  /** The references that the change empties: what they follow was changed, and they were not. */
  readonly emptied: Readonly<Record<string, null>>
}

/**
 * Holds the references of a change to what may be chosen in them. One that stays as it is, with all that it follows, is left
 * alone: the other record may have changed since it was chosen.
 */
export async function holdNarrowings(
  store: Store,
  { fields }: AnyEntity,
  { stored, columns, wrong }: NarrowedChange,
): Promise<Held> {
  const errors: { msg: string; path: string }[] = []
  const emptied: string[] = []
  const newOf: ReadValue = (name) => {
    const written = emptied.includes(name) ? null : writtenValue(fields, name, columns)
    return written === undefined ? stored?.[name] : written
  }
  const isChanged = (name: string) =>
    stored === null || JSON.stringify(newOf(name)) !== JSON.stringify(stored[name])

  for (const [name, field, where] of filteredReferences(fields)) {
    const leaders = parentsOf(field)
    const id = newOf(name)
    // What decides is wrong itself, and told.
    if (typeof id !== 'number' || [name, ...leaders].some((each) => wrong.has(each))) continue
    if (![name, ...leaders].some(isChanged) || (await fits(store, field.to, where, newOf, id))) continue
    if (!isChanged(name) && !field.required) emptied.push(name)
    else {
      const unmet = await unmetParts(where, (part) => fits(store, field.to, part, newOf, id))
      errors.push({ msg: describe(fields, field, unmet), path: name })
    }
  }
  return { errors, emptied: Object.fromEntries(emptied.map((name) => [name, null])) }
}

/** Undefined where nothing of the field is written. */
function writtenValue(fields: Fields, name: string, columns: StoredRow): unknown {
  const field = fields[name]
  if (!field) return undefined
  const { columns: columnsOf, fromRow } = definitionOf(field)
  const isWritten = columnsOf(name, field).some((column) => Object.hasOwn(columns, column.name))
  return isWritten ? fromRow(name, field, columns) : undefined
}

/** Whatever the caller may read of it: what may be chosen is the same for everybody. */
async function fits(
  store: Store,
  to: string,
  where: OptionFilter,
  valueOf: ReadValue,
  id: number,
): Promise<boolean> {
  const target = entityNamed(store.allEntities, to)
  const filters = optionFilters(target.fields, where, valueOf)
  if (filters === null) return false
  const conditions = [
    sql`${sql.id(to, 'id')} = ${id}`,
    ...listConditions(store, target, to, filters, currentDay()),
  ]
  const { rows } =
    await sql`select 1 from ${sql.table(to)} where ${sql.join(conditions, sql` and `)}`.execute(store.queries)
  return rows.length > 0
}

/** The parts of a condition that refuse a record, each asked alone; all of it where each alone would let it pass. */
async function unmetParts(
  where: OptionFilter,
  isMet: (part: OptionFilter) => Promise<boolean>,
): Promise<OptionFilter> {
  const unmet: [string, OptionFilter[string]][] = []
  for (const [name, part] of Object.entries(where)) {
    if (!(await isMet({ [name]: part }))) unmet.push([name, part])
  }
  return unmet.length > 0 ? Object.fromEntries(unmet) : where
}

/** Names the fields that it does not go with; none where it goes with nothing that they may hold. */
function describe(fields: Fields, { label }: ReferenceField, unmet: OptionFilter): string {
  const leaders = Object.values(unmet).map((part) => ownFieldsOf({ part }))
  if (leaders.some((names) => names.length === 0)) return answers.notOffered(t(label))
  const followed = [...new Set(leaders.flat())].map((name) => t(fields[name]?.label ?? name))
  return answers.doesNotGoWith(t(label), followed.join(punctuation.comma))
}
