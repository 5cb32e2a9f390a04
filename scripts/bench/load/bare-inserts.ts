// Inserts copies of a table's first row for some seconds, one transaction each: the database's upper limit.
// Prints the inserts per second.
import { sql } from 'kysely'
import { openSqlite } from '../../../src/server/database/open-database.ts'
import type { StoredRow } from '../../../src/server/database/database.ts'

const [file = '', table = '', seconds = '1'] = process.argv.slice(2)
const { queries } = await openSqlite(file)
const { rows } = await sql<StoredRow>`select * from ${sql.table(table)} order by id limit 1`.execute(queries)
const { id: _given, ...row } = rows[0] ?? {}
const insert = queries.insertInto(table).values(row).compile()

let made = 0
const start = performance.now()
for (; performance.now() - start < Number(seconds) * 1_000; made += 1) await queries.executeQuery(insert)
console.log(made / ((performance.now() - start) / 1_000))
await queries.destroy()
