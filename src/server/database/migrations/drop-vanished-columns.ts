import { sql, type SqlBool } from 'kysely'
import { foldedColumn } from '../../../schema/column.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import { TEXT_LANGUAGES } from '../../../kinds/localized-text/meaning.ts'
import type { FoundTable } from '../database.ts'
import type { PlannedTable } from '../planned-table.ts'
import { quoted, type Changes } from './changes.ts'
import { countRows, holdsData } from './holds-data.ts'
import { dropColumn } from './statements.ts'

/** Drops the columns of fields that are gone, where they hold data. Those that hold none stay, in case the field comes back. */
export async function dropVanishedColumns(
  changes: Changes,
  entity: AnyEntity,
  table: PlannedTable,
): Promise<void> {
  const found = await changes.find(table.name)
  if (!found) return
  const planned = new Set(['id', ...table.columns.map(({ name }) => name)])
  const vanished = [...found.columns.keys()].filter((name) => !planned.has(name) && !isMade(name, found))
  for (const { field, columns } of fieldsOf(vanished)) {
    const held = columns.flatMap((name) => {
      const column = found.columns.get(name)
      return column ? [holdsData(name, column)] : []
    })
    const records = await countRows(changes.queries, table.name, sql<SqlBool>`(${sql.join(held, sql` or `)})`)
    if (records === 0) continue
    const kind = Object.hasOwn(entity.fields, field) ? 'values' : 'field'
    await changes.make(
      `drop ${quoted(...columns)} of ${quoted(table.name)}`,
      columns
        .flatMap((name) => [name, foldedColumn(name)])
        .filter((name) => found.columns.has(name) && !planned.has(name))
        .flatMap((name) => dropColumn(table.name, found, name)),
      { table: table.name, lost: { kind, entity: entity.name, field, records } },
    )
  }
}

/** A column made of another one holds nothing of its own. */
function isMade(name: string, { columns }: FoundTable): boolean {
  return [...columns.keys()].some((other) => foldedColumn(other) === name)
}

interface VanishedField {
  readonly field: string
  readonly columns: readonly string[]
}

/** The columns of one text in several languages belong together. */
function fieldsOf(columns: readonly string[]): readonly VanishedField[] {
  const fields = new Map<string, readonly string[]>()
  for (const column of columns) {
    const stem = column.replace(/_[a-z]+$/, '')
    const all = TEXT_LANGUAGES.map((language) => `${stem}_${language}`)
    const isLocalized = all.includes(column) && all.every((each) => columns.includes(each))
    fields.set(isLocalized ? stem : column, isLocalized ? all : [column])
  }
  return [...fields].map(([field, own]) => ({ field, columns: own }))
}
