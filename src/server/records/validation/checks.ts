import { dayChecks, brokenChecks } from '../../../kinds/core/form/entity-checks.ts'
import { hasDayBounds } from '../../../kinds/core/form/day-bounds.ts'
import type { InvalidValue } from '../../../kinds/core/storage/field-storage.ts'
import { definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { StoredRecord, FormValues } from '../../../schema/entity/field-definition.ts'
import { t } from '../../../texts/locale.ts'
import type { StoredRow } from '../../database/database.ts'
import { findRow } from '../reading/read-records.ts'
import { recordOfRow } from '../rows/record-of-row.ts'
import { ALL_RIGHTS } from '../store/rights.ts'
import type { Store } from '../store/store.ts'
import { startOf } from '../../../kinds/core/form/initial-values.ts'
import { answers } from '#texts/server.ts'
import type { ParsedPayload } from './parse-payload.ts'

interface CheckedChange {
  readonly columns: StoredRow
  readonly stored: StoredRecord | null
  /** The fields that are refused already. */
  readonly wrong: ReadonlySet<string>
  /** Its fields are those that an action asks for. */
  readonly isOfAction?: boolean
}

/** The errors of the checks that a change breaks; a new record is asked for all of them. */
export async function findBroken(
  { queries, allEntities }: Store,
  entity: AnyEntity,
  { columns, stored, wrong, isOfAction }: CheckedChange,
): Promise<readonly InvalidValue[]> {
  // A check may read what the caller may not.
  const whole = isOfAction ? entity : allEntities.find((each) => each.name === entity.name)
  if (!whole || (!entity.checks && !hasDayBounds(whole.fields))) return []
  const row = stored && (await findRow({ queries, rights: ALL_RIGHTS }, whole, stored.id))
  const written = (field: string) =>
    columnsOf(whole, field).filter((column) => Object.hasOwn(columns, column))
  const isWritten = (field: string) => written(field).length > 0
  const isChanged = (field: string) => written(field).some((column) => columns[column] !== row?.[column])
  const checks = {
    ...dayChecks(whole.fields, (field) => stored === null || isChanged(field)),
    ...entity.checks,
  }
  const values: FormValues = recordOfRow(whole, { ...row, ...columns })
  const judged = Object.entries(checks).filter(([, { of }]) => !of.some((field) => wrong.has(field)))
  const broken = brokenChecks(
    Object.fromEntries(judged),
    (field) => stored === null || isWritten(field),
    values,
  )
  return broken.map(({ field, says }) => ({ msg: t(says), path: field }))
}

function columnsOf({ fields }: AnyEntity, name: string): readonly string[] {
  const field = fields[name]
  return field
    ? definitionOf(field)
        .columns(name, field)
        .map((column) => column.name)
    : []
}

interface StageChange {
  readonly stored: StoredRecord | null
  readonly writable: readonly string[]
  readonly parsed: ParsedPayload
}

/** A record begins at its first stage, and leaves one by moves alone, but for the program. */
export function findStageErrors(
  { stages, fields }: AnyEntity,
  { stored, writable, parsed: { sent, errors } }: StageChange,
): readonly InvalidValue[] {
  const field = stages && fields[stages.field]
  if (!field || writable.includes(stages.field)) return []
  const path = stages.field
  const start = startOf(field)
  const held = stored ? stored[path] : start && 'value' in start && start.value
  const isOther = errors.has(path) || (sent.has(path) && sent.get(path) !== held)
  return isOther ? [{ msg: answers.movedOnly(t(field.label)), path }] : []
}
