import { definitionOf } from '../../kinds/core/definition/definitions.ts'
import type { Row } from '../../schema/entity/column.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'
import { answers } from '#texts/server.ts'
import { t } from '../../texts/locale.ts'
import { HttpError } from '../errors/http-error.ts'
import type { StoredRow } from './database.ts'

/** A function of a config that works a field out has thrown: people are told of the field, the log of the function. */
export class ComputationError extends HttpError {
  override readonly name = 'ComputationError'
  /** `order.computed.total` and what was thrown. */
  readonly reason: string

  constructor(label: string, place: string, cause: unknown) {
    super(500, answers.notComputed(label), { cause })
    this.reason = `${place}: ${cause instanceof Error ? cause.message : String(cause)}`
  }
}

/** The columns of the fields that are worked out, as the other columns of the row have them. @throws ComputationError */
export function computedColumns({ name: entity, fields, computed = {} }: AnyEntity, row: Row): Row {
  const values = Object.fromEntries(
    Object.keys(computed).length === 0
      ? []
      : Object.entries(fields).map(([name, field]) => [name, definitionOf(field).fromRow(name, field, row)]),
  )
  const columns = {}
  for (const [name, compute] of Object.entries(computed)) {
    const field = fields[name]
    if (!field) continue
    try {
      values[name] = compute(values)
    } catch (error) {
      throw new ComputationError(t(field.label), `${entity}.computed.${name}`, error)
    }
    Object.assign(columns, definitionOf(field).toRow(name, field, values[name]))
  }
  return columns
}

/** What a change of a row writes of it: its figures follow from other rows alone. */
export function withoutFigures(entity: AnyEntity, columns: StoredRow): StoredRow {
  const names = columnNames(entity, Object.keys(entity.rollups ?? {}))
  return names.length === 0
    ? columns
    : Object.fromEntries(Object.entries(columns).filter(([name]) => !names.includes(name)))
}

/** The columns of an entity's figures, and of what is computed from them. */
export function figureColumnNames(entity: AnyEntity): readonly string[] {
  const { rollups, computed = {} } = entity
  return rollups ? columnNames(entity, [...Object.keys(rollups), ...Object.keys(computed)]) : []
}

function columnNames({ fields }: AnyEntity, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const field = fields[name]
    return field
      ? definitionOf(field)
          .columns(name, field)
          .map((column) => column.name)
      : []
  })
}

/** Whether a stored value is the computed one: SQLite has 0 and 1 for a boolean. */
export function isSameValue(stored: unknown, computed: unknown): boolean {
  return stored === computed || (typeof computed === 'boolean' && Number(computed) === stored)
}
