import type { InvalidValue } from '../../../kinds/core/storage/field-storage.ts'
import { compareKey, definitionOf } from '../../../kinds/core/definition/definitions.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { ImportRow } from '../calls.ts'
import { imports } from '#features/import/texts.ts'
import { type StoredRow, togetherOf } from '../../../server/face.ts'
import { t } from '../../../texts/locale.ts'

/** Notices what two rows of one file cannot both have: a unique value, or the record that they change. */
export interface RepeatedValues {
  /** What a row above has already. The row is remembered, whatever else is wrong with it: it may be mended. */
  check(row: ImportRow, id: number | null, columns: StoredRow): readonly RepeatedValue[]
  /** Says what became of a row: one that is left out stands in nobody's way. */
  settle(row: ImportRow, isRefused: boolean): void
}

interface RepeatedValue extends InvalidValue {
  /** The row above is refused itself. */
  readonly isOfRefused: boolean
}

export function watchRepeatedValues(entity: AnyEntity): RepeatedValues {
  const rows = new Map<string, ImportRow>()
  const refused = new Set<ImportRow>()
  const unique = Object.entries(entity.fields).flatMap(([name, field]) =>
    definitionOf(field)
      .columns(name, field)
      .filter(({ isUnique }) => isUnique)
      .map((column) => ({ name, field, column })),
  )

  function keysOf(id: number | null, columns: StoredRow) {
    const values = unique.flatMap(({ name, field, column }) => {
      const value = columns[column.name]
      if (value === undefined || value === null || value === '') return []
      const compared = column.isFolded ? compareKey(field, value) : value
      return [{ key: `${column.name} ${compared}`, column: name, label: t(field.label) }]
    })
    const groups = togetherOf(entity, columns, columns).map((together) => ({
      key: JSON.stringify(together.values),
      column: together.name,
      label: together.labels,
    }))
    const all = [...values, ...groups]
    return id === null ? all : [...all, { key: `record ${id}`, column: null, label: null }]
  }

  return {
    check(row, id, columns) {
      return keysOf(id, columns).flatMap(({ key, column, label }) => {
        const first = rows.get(key) ?? row
        const isOfRefused = refused.has(first)
        rows.set(key, isOfRefused ? row : first)
        // A row may be checked again.
        if (first === row) return []
        const msg = label === null ? imports.sameRecord(first.line) : imports.sameAs(label, first.line)
        return [{ msg, isOfRefused, ...(column !== null && { path: column }) }]
      })
    },
    settle(row, isRefused) {
      if (isRefused) refused.add(row)
      else refused.delete(row)
    },
  }
}
