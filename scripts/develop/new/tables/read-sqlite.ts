import { openForReading } from '../../../../src/server/database/sqlite/connection.ts'
import { type DescribedTable, readListedTexts, readType } from './described-table.ts'

type Row = Readonly<Record<string, unknown>>
type Ask = (sql: string, ...values: readonly string[]) => readonly Row[]

/** The tables of a SQLite file, which is only read. */
export function readSqlite(file: string): readonly DescribedTable[] {
  const connection = openForReading(file)
  try {
    const ask: Ask = (sql, ...values) => connection.prepare(sql).all(...values)
    // A virtual table is no table of rows, and what lies in its shadow is its own.
    return ask(
      `select name, sql from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'
        and name in (select name from pragma_table_list where schema = 'main' and type = 'table') order by name`,
    ).map(({ name, sql }) => readTable(ask, String(name), String(sql)))
  } finally {
    connection.close()
  }
}

function readTable(ask: Ask, name: string, definition: string): DescribedTable {
  const columns = ask('select * from pragma_table_info(?)', name)
  const key = columns
    .filter(({ pk }) => Number(pk) > 0)
    .toSorted((one, other) => Number(one['pk']) - Number(other['pk']))
  const [first] = key
  return {
    name,
    columns: columns.map((column) => ({
      name: String(column['name']),
      ...readType(String(column['type'])),
      isNullable: column['notnull'] === 0,
      startsWith: column['dflt_value'] === null ? null : String(column['dflt_value']),
      values: readCheck(definition, String(column['name'])),
    })),
    key: key.map((column) => String(column['name'])),
    // Only a key of this very type is the row's number.
    isKeyCounted: key.length === 1 && String(first?.['type']).toLowerCase() === 'integer',
    unique: readUnique(ask, name),
    references: readReferences(ask, name),
  }
}

function readUnique(ask: Ask, table: string): DescribedTable['unique'] {
  return ask(
    `select name from pragma_index_list(?) where "unique" = 1 and origin <> 'pk' and partial = 0
        order by seq desc`,
    table,
  )
    .map(({ name }) => ask('select name from pragma_index_info(?) order by seqno', String(name)))
    .filter((columns) => columns.every(({ name }) => name !== null))
    .map((columns) => columns.map(({ name }) => String(name)))
}

function readReferences(ask: Ask, table: string): DescribedTable['references'] {
  const rows = ask('select * from pragma_foreign_key_list(?) order by id desc, seq', table)
  return rows
    .filter(({ seq }) => seq === 0)
    .map((first) => {
      const parts = rows.filter(({ id }) => id === first['id'])
      return {
        columns: parts.map(({ from }) => String(from)),
        table: String(first['table']),
        targets: parts.flatMap(({ to }) => (to === null ? [] : [String(to)])),
        onDelete: String(first['on_delete']).toLowerCase(),
      }
    })
}

/** SQLite keeps the rules of a column only as they were written: `check (state in ('open', 'paid'))`. */
function readCheck(definition: string, column: string): readonly string[] {
  const name = column.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const check = new RegExp(`check\\s*\\(\\s*["\`[]?${name}["\`\\]]?\\s+in\\s*\\(([^)]*)\\)`, 'i')
  return readListedTexts(check.exec(definition)?.[1] ?? '')
}
