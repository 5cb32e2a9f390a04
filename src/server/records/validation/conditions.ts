import type { InvalidValue } from '../../../kinds/core/storage/field-storage.ts'
import { isLocked, isNeeded } from '../../../kinds/core/form/conditions.ts'
import { UNLOCKED, type Locked } from '../../../kinds/core/form/locks.ts'
import { isShown, type ReadValue } from '../../../kinds/core/definition/evaluate-condition.ts'
import { initialOf } from '../../../kinds/core/form/initial-values.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import { storageOf } from '../../../kinds/registries/storages.ts'
import type { ColumnValue, Row } from '../../../schema/entity/column.ts'
import { CONDITION_WORDS, decidersOf } from '../../../schema/where/condition.ts'
import type { Field, Fields } from '../../../schema/entity/field-kinds.ts'
import type { StoredRecord, Mode } from '../../../schema/entity/field-definition.ts'
import { answers } from '#texts/server.ts'
import { t } from '../../../texts/locale.ts'

/** A change whose fields are right one by one. */
export interface JudgedChange {
  readonly mode: Mode
  readonly stored: StoredRecord | null
  readonly isIncomplete?: boolean
  readonly writable: readonly string[]
  /** What is said of the fields that stay as they are, by the field. */
  readonly locked?: Locked['fields']
  /** The new values by field. */
  readonly given: ReadonlyMap<string, unknown>
  /** The fields whose new values are refused. */
  readonly wrong: ReadonlySet<string>
}

interface Judged {
  readonly errors: readonly InvalidValue[]
  /** The fields that are refused so far. */
  readonly wrong: ReadonlySet<string>
  /** What is to be written besides: fields that the change hides are emptied. */
  readonly columns: Readonly<Record<string, ColumnValue>>
}

/** Holds a change to the conditions of its fields, also of those that it does not name. */
export function judgeConditions(fields: Fields, change: JudgedChange): Judged {
  const { stored, given, writable, wrong, locked = UNLOCKED.fields } = change
  const valueOf: ReadValue = (name) => {
    const field = fields[name]
    if (!field || !given.has(name)) return stored?.[name]
    const { toRow, fromRow } = definitionOf(field)
    return fromRow(name, field, toRow(name, field, given.get(name)))
  }
  const errors: InvalidValue[] = []
  const refused = new Set(wrong)
  const columns: Record<string, ColumnValue> = {}
  for (const [name, field] of Object.entries(fields)) {
    const deciders = fieldsDeciding(field)
    const says = locked.get(name)
    if ((deciders.length === 0 && says === undefined) || wrong.has(name) || !writable.includes(name)) continue
    const refuse = (describe: (label: string) => string) => {
      refused.add(name)
      errors.push({
        msg: describe(t(field.label)),
        path: storageOf(field).control?.(name, field, change.mode) ?? name,
      })
    }
    if (stored && (says !== undefined || isLocked(fields, name, (each) => stored[each]))) {
      if (given.has(name) && !isSameValue(name, field, given.get(name), stored[name]))
        refuse(says === undefined ? answers.readOnly : () => t(says))
      continue
    }
    // What decides is wrong itself, and told.
    if (deciders.some((each) => wrong.has(each))) continue
    if (!isShown(fields, name, valueOf)) {
      if (given.has(name) && !isSameValue(name, field, given.get(name), undefined))
        refuse(answers.mustBeEmpty)
      else Object.assign(columns, definitionOf(field).toRow(name, field, undefined))
      continue
    }
    const isAsked = [name, ...deciders].some((each) => given.has(each)) && !change.isIncomplete
    if (isAsked && isNeeded(fields, name, valueOf) && isMissing(name, field) && !wasMissing(name, field))
      refuse(answers.required)
  }
  return { errors, wrong: refused, columns }

  /** It was so before, by a rule that is younger than the record: that does not hold up a change of other fields. */
  function wasMissing(name: string, field: Field): boolean {
    if (stored === null || definitionOf(field).isSecret) return false
    return isNeeded(fields, name, (each) => stored[each]) && definitionOf(field).isEmpty(stored[name])
  }

  /** Nobody is told a secret, so that the stored one is not known to be missing. */
  function isMissing(name: string, field: Field): boolean {
    if (stored === null && initialOf(field) !== undefined) return false
    if (given.has(name)) return definitionOf(field).isEmpty(given.get(name))
    return stored === null || (!definitionOf(field).isSecret && definitionOf(field).isEmpty(stored[name]))
  }
}

function fieldsDeciding(field: Field): readonly string[] {
  return CONDITION_WORDS.flatMap((word) => (field[word] ? decidersOf(field[word]) : []))
}

function isSameValue(name: string, field: Field, one: unknown, other: unknown): boolean {
  const { toRow } = definitionOf(field)
  return isSameRow(toRow(name, field, one), toRow(name, field, other))
}

function isSameRow(one: Row, other: Row): boolean {
  return Object.entries(one).every(([column, value]) => other[column] === value)
}
