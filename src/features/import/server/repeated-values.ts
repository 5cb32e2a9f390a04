import { compareKey, meaningOf } from '../../../kinds/core/meaning/meanings.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import type { ImportMistake } from '../calls.ts'
import { imports } from '#features/import/texts.ts'
import { togetherOf } from '../../../server/records/validation/unique-together.ts'
import { t } from '../../../texts/locale.ts'
import type { StoredRow } from '../../../server/database/database.ts'

/** Notices what two rows of one file cannot both have: a unique value, or the record that they change. */
export interface RepeatedValues {
  /** Remembers the row if it has no mistake. */
  check(line: number, id: number | null, columns: StoredRow): readonly ImportMistake[]
}

export function watchRepeatedValues(entity: AnyEntity): RepeatedValues {
  const lines = new Map<string, number>()
  const unique = Object.entries(entity.fields).flatMap(([name, field]) =>
    meaningOf(field)
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
    check(line, id, columns) {
      const keys = keysOf(id, columns)
      const mistakes = keys.flatMap(({ key, column, label }) => {
        const first = lines.get(key)
        if (first === undefined) return []
        const message = label === null ? imports.sameRecord(first) : imports.sameAs(label, first)
        return [{ line, column, message }]
      })
      if (mistakes.length === 0) for (const { key } of keys) lines.set(key, line)
      return mistakes
    },
  }
}
