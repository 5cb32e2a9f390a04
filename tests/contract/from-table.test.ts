import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { readModules } from '../../scripts/develop/generate/loading/read-modules.ts'
import { readArguments } from '../../scripts/develop/new/read-arguments.ts'
import { createFromTables } from '../../scripts/develop/new/tables/create-from-tables.ts'
import { serverFeatures } from '../../src/features/registries/servers.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'
import { createApp } from '../../src/server/app.ts'
import { createBackend } from '../../src/server/backend.ts'
import { applyMigration } from '../../src/server/database/migrations/migrate.ts'
import { createFirstAdministrator } from '../../src/accounts/server/first-administrator.ts'
import { createSampleProject } from '../generator/sample-project.ts'
import { postgres, type RunningDatabase, sqlite } from './harness/database/databases.ts'
import { firstAccountOf } from './harness/accounts/first-account.ts'
import { DESKS, INVOICING, inDialect, LIBRARY } from './harness/database/foreign-schemas.ts'
import { createClient, type HttpClient } from './harness/http-client.ts'
import { listenAnywhere } from './harness/test-server.ts'

const kinds = [
  ['sqlite', sqlite],
  ['postgres', postgres],
] as const

describe.each(kinds)('npm run new -- entity --from-table on %s', { timeout: 120_000 }, (database, kind) => {
  let running: RunningDatabase
  beforeAll(async () => {
    running = await kind.start()
  }, 60_000)
  afterAll(() => running.stop())

  /** The tables of another program, and a project beside them. */
  async function prepare(statements: readonly string[]) {
    const { queries } = await running.openEmpty()
    for (const statement of inDialect(statements, database)) await sql.raw(statement).execute(queries)
    await queries.destroy()
    const root = createSampleProject()
    return {
      root,
      create: (...args: readonly string[]) =>
        createFromTables(root, readArguments([...args, '--database', running.address()]), {}),
      read: (name: string) => readFileSync(join(root, `entities/${name}.ts`), 'utf8'),
    }
  }

  /** Refused first, as it changes tables of others, then agreed to. */
  async function start(entities: readonly AnyEntity[]) {
    const uploadsFolder = mkdtempSync(join(tmpdir(), 'tribune-uploads-'))
    const opened = await running.openAgain()
    const options = { features: serverFeatures, entities, database: opened, uploadsFolder }
    const refusal: unknown = await createBackend(options).catch((error: unknown) => error)
    await applyMigration(opened, entities, serverFeatures)
    const backend = await createBackend(options)
    const { user, secret, values } = firstAccountOf(entities)
    await createFirstAdministrator(backend, values)
    const app = await createApp({ backend, features: serverFeatures })
    const admin = createClient(await listenAnywhere(app))
    await admin.logIn(user, secret)
    onTestFinished(async () => {
      await app.close()
      await opened.queries.destroy()
    })
    return { admin, queries: opened.queries, refusal: String(refusal) }
  }

  it('a library: its entities say what its tables say', async () => {
    const { root, create } = await prepare(LIBRARY)
    const said = (await create('entity', '--from-table', 'all')).join('\n')
    const { books, loans, libraryMembers, authors } = await entitiesByName(root)
    expect(said).toContain('left out: book_shelves has the primary key book_id, shelf')
    expect(said).toContain('book_id: is the key, which the start renames to id once you agree')
    expect(authors?.fields).toMatchObject({ name: { kind: 'text', maxLength: 120, required: true } })
    expect(libraryMembers).toMatchObject({ renamedFrom: 'Library Members', path: '/library-members' })
    expect(libraryMembers?.fields).toMatchObject({
      full_name: { kind: 'text', maxLength: 80, required: true, renamedFrom: 'Full Name' },
      email: { kind: 'email', unique: true },
      phone: { kind: 'phone' },
      active: { kind: 'toggle', initial: true },
      joined_on: { kind: 'date', initial: 'now' },
      class: { kind: 'number' },
    })
    expect(books?.fields).toMatchObject({
      title: { kind: 'text', maxLength: 200, required: true },
      isbn: { kind: 'text', maxLength: 13, unique: true },
      author_id: { kind: 'reference', to: 'authors', as: 'Author', optionLabel: ['name'], required: true },
      summary: { kind: 'longText' },
      price: database === 'sqlite' ? { kind: 'number', decimals: 2 } : { kind: 'decimal', required: true },
      pages: { kind: 'number', default: 0 },
    })
    expect(loans?.fields).toMatchObject({
      book_id: { kind: 'reference', to: 'books', onDelete: 'cascade', required: true },
      member: { kind: 'reference', to: 'libraryMembers', optionLabel: ['full_name'] },
      lent_at: { kind: 'datetime', initial: 'now', required: true },
      note: { kind: 'longText' },
      state: { kind: 'choice', options: { open: 'open', back: 'back', lost: 'lost' }, initial: 'open' },
    })
  })

  it('a library: its old rows are read, and it goes on', async () => {
    const { root, create } = await prepare(LIBRARY)
    await create('--from-table', 'all')
    const { admin, refusal, queries } = await start(await readEntities(root))
    expect(refusal).toContain('- rename the table "Library Members" to "libraryMembers"')
    expect(refusal).toContain('- rename "book_id" of "books" to "id"')
    // Whatever else is only added.
    const changed = [...refusal.matchAll(/- make "(\w+)" of "\w+" (text|one)/g)].map(([, column]) => column)
    expect(changed).toEqual(database === 'sqlite' ? [] : ['joined_on', 'country', 'lent_at'])

    const [old] = await rowsOf(admin, '/api/loan', 'loans')
    expect(old).toMatchObject({
      state: 'open',
      Book: { title: expect.stringContaining('Nulle part') },
      Member: { full_name: 'Amel Kaci' },
    })
    const isbn = { title: 'L’Amour, la fantasia', isbn: '9782226', author_id: 1, price: '8.50', pages: 316 }
    expect(await admin.json('POST', '/api/book/create', isbn)).toMatchObject({ status: 200 })
    expect(
      await admin.json('PUT', '/api/book/update', { id: 1, ...isbn, isbn: '978222', title: 'Nulle part' }),
    ).toMatchObject({ status: 200 })
    expect(
      await admin.json('POST', '/api/loan/create', {
        book_id: 1,
        member: 1,
        lent_at: '2026-03-01T09:00:00Z',
        state: 'burnt',
      }),
    ).toMatchObject({ status: 400 })
    expect(await admin.json('DELETE', '/api/book/destroy', { id: 2 })).toMatchObject({ status: 200 })
    expect(await rowsOf(admin, '/api/book', 'books')).toMatchObject([{ id: 1, title: 'Nulle part' }])
    // The other program knows nothing of it.
    await sql`insert into authors (name) values ('Kateb Yacine')`.execute(queries)
    expect(await rowsOf(admin, '/api/author', 'authors')).toHaveLength(2)
    // What the backend keeps beside them is no table of others.
    expect(await create('entity', '--from-table', 'all')).toEqual([
      'there is no table that an entity could run on yet',
      expect.stringContaining('left out: book_shelves'),
    ])
    expect((await sql`select * from book_shelves`.execute(queries)).rows).toEqual([])
  })

  it('invoices: a circle, a self reference and two that are unique together', async () => {
    const { root, create } = await prepare(INVOICING)
    await create(
      'entity',
      '--from-table',
      'clients',
      '--from-table',
      'invoice_lines',
      '--from-table',
      'invoices',
    )
    const { clients, invoices, invoice_lines } = await entitiesByName(root)
    expect(clients?.fields).toMatchObject({
      parent_id: { kind: 'reference', to: 'clients', onDelete: 'clear' },
      last_invoice_id: { kind: 'reference', to: 'invoices', optionLabel: ['number'] },
      balance: { decimals: 3 },
    })
    expect(invoices).toMatchObject({ uniqueTogether: [['client_id', 'number']] })
    expect(invoice_lines?.fields).toMatchObject({ invoice_id: { to: 'invoices', onDelete: 'cascade' } })

    const { admin } = await start(await readEntities(root))
    expect(await rowsOf(admin, '/api/client', 'clients')).toMatchObject([
      { name: 'Sonelgaz', balance: database === 'sqlite' ? 10.125 : '10.125', LastInvoice: { number: 7 } },
      { name: 'Sonelgaz Est', Parent: { name: 'Sonelgaz' } },
    ])
    const second = { client_id: 1, number: 7, issued: '2026-02-04' }
    expect(await admin.json('POST', '/api/invoice/create', second)).toMatchObject({ status: 400 })
    expect(await admin.json('POST', '/api/invoice/create', { ...second, number: 8 })).toMatchObject({
      status: 200,
    })
    expect(await rowsOf(admin, '/api/invoice', 'invoices')).toMatchObject([
      { number: 7, issued: '2026-02-03', paid: false },
      { number: 8, issued: '2026-02-04', paid: false },
    ])
  })

  it('desks: what may be null is not asked for, however unique it is', async () => {
    const { root, create } = await prepare(DESKS)
    await create('entity', '--from-table', 'all')
    const { desks } = await entitiesByName(root)
    const required = Object.entries(desks?.fields ?? {}).flatMap(([name, field]) =>
      field.required ? name : [],
    )
    // The empty text of a column that may not be null is one of its values.
    expect(required.toSorted()).toEqual(['lamp', 'mail', 'name', 'wing'])
    expect(desks).toMatchObject({
      uniqueTogether: [
        ['floor', 'door'],
        ['wing', 'lamp'],
      ],
      fields: { code: { unique: true }, porter_id: { unique: true, to: 'porters' }, seats: { unique: true } },
    })

    const { admin, queries } = await start(await readEntities(root))
    const empty = { code: '', seats: null, height: '', porter_id: null, floor: 'first', door: '', lamp: 'b' }
    const sent = (name: string) => ({ ...empty, name, mail: `${name}@example.dz`, wing: name })
    for (const name of ['Mid', 'Far'])
      expect(await admin.json('POST', '/api/desk/create', sent(name))).toMatchObject({ status: 200 })
    const changes = [{ code: 'c', height: 'low', door: 'd' }, {}]
    for (const change of changes) {
      const update = { id: 2, ...sent('Mid'), ...change }
      expect(await admin.json('PUT', '/api/desk/update', update)).toMatchObject({ status: 200 })
    }
    expect(await admin.json('DELETE', '/api/desk/destroy', { id: 3 })).toMatchObject({ status: 200 })
    expect(await admin.json('POST', '/api/trash/desks/3/restore')).toMatchObject({ status: 200 })
    const none = { code: '', height: '', door: '' }
    expect(await rowsOf(admin, '/api/desk', 'desks')).toMatchObject([none, none, none])
    const { rows } = await sql`select code, height, door from desks order by id`.execute(queries)
    const nothing = { code: null, height: null, door: null }
    expect(rows).toEqual([nothing, nothing, nothing])
  })

  it.each([
    ['the database has no table "loan"; expected', ['entity', '--from-table', 'loan']],
    ['the table book_shelves has the primary key book_id, shelf', ['--from-table', 'book_shelves']],
    ['"loan" is one name for 4 tables', ['loan', '--from-table', 'all']],
    ['--openapi and --from-table are 2 sources', ['loan', '--from-table', 'all', '--openapi', 'a.json']],
    ['"Loan" is no name of an entity', ['Loan', '--from-table', 'loans']],
    ['"class" is a word of the language', ['class', '--from-table', 'loans']],
  ])('says %s', async (says, args) => {
    const { create } = await prepare(LIBRARY)
    await expect((async () => create(...args))()).rejects.toThrow(says)
  })

  it('takes the name that is given, and refuses two tables that would be one entity', async () => {
    const table = (name: string) => `create table "${name}" (id ID, name varchar(20))`
    const { root, create } = await prepare([
      table('order lines'),
      table('order-lines'),
      table('Class'),
      table('select'),
    ])
    await expect(create('--from-table', 'all')).rejects.toThrow(
      /the tables "order[ -]lines" and "order[ -]lines" would both be the entity orderLines/,
    )
    await create('line', '--from-table', 'order lines')
    await create('--from-table', 'Class', '--from-table', 'select', '--from-table', 'order-lines')
    const entities = await entitiesByName(root)
    expect(entities).toMatchObject({
      line: { renamedFrom: 'order lines' },
      orderLines: { renamedFrom: 'order-lines' },
      classRecord: { renamedFrom: 'Class' },
      select: { fields: { name: { maxLength: 20 } } },
    })
    const { admin } = await start(await readEntities(root))
    expect(await admin.json('POST', '/api/select/create', { name: 'a' })).toMatchObject({ status: 200 })
  })
})

async function rowsOf(admin: HttpClient, path: string, key: string): Promise<readonly unknown[]> {
  const { body } = await admin.get(`${path}?page=1`)
  return z.array(z.unknown()).parse(z.record(z.string(), z.unknown()).parse(body)[key])
}

async function readEntities(root: string): Promise<readonly AnyEntity[]> {
  const { modules } = await readModules(root)
  return modules.flatMap(({ exports }) => Object.values(exports).filter(isEntity))
}

async function entitiesByName(root: string): Promise<Readonly<Record<string, AnyEntity | undefined>>> {
  return Object.fromEntries((await readEntities(root)).map((entity) => [entity.name, entity]))
}

function isEntity(value: unknown): value is AnyEntity {
  return typeof value === 'object' && value !== null && 'fields' in value && 'endpoints' in value
}
