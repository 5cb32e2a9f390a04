import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, it } from 'vitest'
import { readArguments } from '../../scripts/develop/new/read-arguments.ts'
import { readDatabase } from '../../scripts/develop/new/tables/read-database.ts'
import { createFromTables } from '../../scripts/develop/new/tables/create-from-tables.ts'
import { createSampleProject } from '../generator/sample-project.ts'

/** What both schemas describe, as a database has it. */
const TABLES = `
  create table readers (
    id integer primary key,
    name varchar(80) not null,
    email varchar(120) unique,
    joined_on date not null,
    is_active boolean not null default true
  );
  create table loans (
    id integer primary key,
    reader_id integer not null references readers (id) on delete cascade,
    title varchar(200) not null,
    shelf integer not null,
    fee double precision not null,
    state varchar not null default 'open' check (state in ('open', 'returned')),
    unique (title, shelf)
  );
  create table stamps (loan_id integer not null, day timestamp not null, primary key (loan_id, day));
`

/** The entities that are written of the tables that a place describes, and what is told of the others. */
async function write(place: (root: string) => string) {
  const root = createSampleProject()
  const args = ['--from-table', 'all', '--database', place(root)]
  const told = await createFromTables(root, readArguments(args), {})
  const files = ['readers', 'loans'].map((name) => readFileSync(join(root, `entities/${name}.ts`), 'utf8'))
  return { files, left: told.filter((line) => line.includes('left out')) }
}

it.each(['library.prisma', 'library.ts'])(
  'writes of %s what it writes of the same tables in a database',
  { timeout: 120_000 },
  async (schema) => {
    const found = await write(() => resolve('tests/new/schemas', schema))
    const expected = await write((root) => {
      const file = join(root, 'library.sqlite')
      const database = new DatabaseSync(file)
      database.exec(TABLES)
      database.close()
      return file
    })
    expect(found).toEqual(expected)
    expect(found.files[0]).toMatch(/email: email\(.*unique: true }\)/)
  },
)

it('refuses a module without tables in a sentence', async () => {
  await expect(readDatabase('tests/new/known-entities.ts', {})).rejects.toThrow(
    /exports no table of Drizzle for PostgreSQL or SQLite$/,
  )
})
