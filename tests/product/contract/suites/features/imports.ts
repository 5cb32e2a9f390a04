import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { writeXlsx } from 'hucre/xlsx'
import type { KyselyPlugin } from 'kysely'
import type { Transact } from '../../../../../src/server/database/database.ts'
import { runImport as importRows } from '../../../../../src/features/import/server/run-import.ts'
import { entityNamed } from '../../../../../src/server/records/store/store.ts'
import { IMPORTS_TABLE } from '../../../../../src/features/import/server/imports-table.ts'
import type { DatabaseKind } from '../../../../contract/harness/database/databases.ts'
import { expectRefused, type Values } from '../../../../contract/harness/http-client.ts'
import { importFile, runImport } from '../../../../contract/harness/import-client.ts'
import { sheets } from '#texts/import.ts'
import { createAdmin, createOwner, createPlayer, createStadium } from '../../harness/samples.ts'
import { useServer } from '../../../../contract/harness/test-server.ts'

const player = z.looseObject({ id: z.int(), name: z.string(), email: z.string() })
const players = z.array(player)

export function importsSuite(kind: DatabaseKind): void {
  describe('an import', () => {
    const server = useServer(kind)
    const listed = async () => players.parse((await server.admin.get('/api/player')).answer['players'])
    const csv = (...lines: readonly string[]) => lines.join('\r\n')
    const run = (values: Values) => runImport(server.admin, 'player', values)
    const rows = (...cells: readonly (readonly string[])[]) =>
      cells.map((row, place) => ({ line: place + 2, cells: row }))
    const request = {
      key: 'un',
      fileName: 'joueurs.csv',
      columns: ['name', 'email'],
      rows: rows(['Amine', 'amine@a.dz'], ['Badis', 'badis@a.dz']),
      mode: 'create',
      by: null,
      policy: 'all',
    }
    const tooLong = 'x'.repeat(300)

    it('reads CSV in the encodings and with the separators that spreadsheets write', async () => {
      const expected = [
        { line: 1, cells: ['Nom', 'Né'] },
        { line: 3, cells: ['Aïssa; "x"\ny', '=1'] },
      ]
      const text = csv('Nom;Né', ';', '"Aïssa; ""x""\ny";\'=1')
      expect(await importFile(server.admin, 'player', `\ufeff${text}`)).toEqual(expected)
      const commas = csv('Nom,Né', ',', '"Aïssa; ""x""\ny",=1')
      expect(await importFile(server.admin, 'player', Buffer.from(commas, 'latin1'))).toEqual(expected)
      const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
      expect(await importFile(server.admin, 'player', utf16)).toEqual(expected)
    })

    it('reads XLSX: days as days, numbers as numbers', async () => {
      const table = [
        ['Nom', 'Né', 'N'],
        ['يوسف', new Date('2001-02-03T00:00:00Z'), 1.5],
      ]
      const file = await writeXlsx({ sheets: [{ name: 'Joueurs', rows: table }] })
      expect(await importFile(server.admin, 'player', file)).toEqual([
        { line: 1, cells: ['Nom', 'Né', 'N'] },
        { line: 2, cells: ['يوسف', '2001-02-03', '1.5'] },
      ])
    })

    it.each([
      ['nothing', ''],
      ['a header alone', 'Nom;Email'],
      ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])],
      ['a broken archive', Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3])],
      ['too many rows', 'a\n'.repeat(20_002)],
    ])('refuses a file of %s', async (_title, file) => {
      expectRefused(
        await server.admin.multipart('POST', '/api/import/player/read', {
          file: new File([new Uint8Array(Buffer.from(file))], 'x.csv'),
        }),
        400,
      )
    })

    it('is only tried where it is asked for, and names mistakes by line and column', async () => {
      await createPlayer(server.admin, { email: 'la@a.dz' })
      const outcome = await run({
        ...request,
        policy: 'check',
        rows: rows(
          ['Amine', 'amine@a.dz'],
          ['', 'no'],
          ['Badis', 'LA@a.dz'],
          ['Chakib', 'Amine@a.dz'],
          [tooLong, 'c@a.dz'],
        ),
      })
      expect(outcome).toMatchObject({ total: 5, done: 0, created: 1, updated: 0 })
      expect(outcome.mistakes.map(({ line, column }) => [line, column])).toEqual([
        [3, 'name'],
        [3, 'email'],
        [4, 'email'],
        [5, 'email'],
        [6, 'name'],
      ])
      expect(await listed()).toHaveLength(1)
    })

    it('names a value that a row above or a record has in the first round, whatever else is wrong', async () => {
      await createPlayer(server.admin, { email: 'la@a.dz' })
      const check = { ...request, policy: 'check' }
      const outcome = await run({
        ...check,
        rows: rows(
          [tooLong, 'amine@a.dz'],
          ['Badis', 'AMINE@a.dz'],
          ['', 'amine@a.dz'],
          ['', 'LA@a.dz'],
          ['Chakib', 'la@a.dz'],
        ),
      })
      // Good as long as the row above it is left out.
      expect(outcome.created).toBe(1)
      expect(outcome.mistakes.map(({ line, column }) => [line, column])).toEqual([
        [2, 'name'],
        [3, 'email'],
        [4, 'name'],
        [4, 'email'],
        [5, 'name'],
        [5, 'email'],
        [6, 'email'],
      ])
      expect(outcome.mistakes[1]?.message).toContain('ligne 2')
      // What is checked is what is written.
      const written = await run({
        ...request,
        policy: 'valid',
        rows: rows([tooLong, 'x@a.dz'], ['B', 'x@a.dz'], ['C', 'X@a.dz']),
      })
      expect(written).toMatchObject({ created: 1, mistakes: [{ line: 2 }, { line: 4 }] })
      expect(written.mistakes[1]?.message).toContain('ligne 3')
    })

    it('names what stands behind the last column', async () => {
      const outcome = await run({
        ...request,
        policy: 'check',
        rows: rows(['A', 'a@a.dz', '', ' Alger', 'x']),
      })
      expect(outcome).toMatchObject({ created: 0, mistakes: [{ line: 2, column: null }] })
      expect(outcome.mistakes[0]?.message).toContain('Alger · x')
      expect(await run({ ...request, policy: 'check', rows: rows(['A', 'a@a.dz', '', '']) })).toMatchObject({
        created: 1,
        mistakes: [],
      })
    })

    it('says how a text is encoded, and reads it in another encoding', async () => {
      // حبل in windows-1256
      const file = new File(['Nom,Email\n', Uint8Array.of(0xcd, 0xc8, 0xe1), ',a@a.dz, Alger'], 'x.csv')
      const read = (query: string) =>
        server.admin.multipart('POST', `/api/import/player/read${query}`, { file })
      expect((await read('')).answer).toMatchObject({
        encoding: 'windows-1256',
        isPlausible: true,
        columns: ['name', 'email', null],
        rows: [{ cells: ['Nom', 'Email', ''] }, { cells: ['حبل', 'a@a.dz', 'Alger'] }],
      })
      expect((await read('?encoding=windows-1252')).answer).toMatchObject({
        encoding: 'windows-1252',
        isPlausible: false,
        rows: [{}, { cells: ['ÍÈá', 'a@a.dz', 'Alger'] }],
      })
      expectRefused(await read('?encoding=latin-1'), 400)
    })

    it('reads the sheet of a workbook that is asked for, and names those that people see', async () => {
      const people = [['Nom'], ['Amine']]
      const workbook = await writeXlsx({
        sheets: [
          { name: 'Joueurs', rows: people },
          { name: 'Listes', rows: [['Nom'], ['Caché']], hidden: true },
          { name: 'Été', rows: [['Email'], ['a@a.dz']] },
          { name: 'Vide', rows: [['Nom']] },
        ],
      })
      const read = (query: string, file = new File([new Uint8Array(workbook)], 'x.xlsx')) =>
        server.admin.multipart('POST', `/api/import/player/read${query}`, { file })
      const sheets = ['Joueurs', 'Été', 'Vide']
      expect((await read('')).answer).toMatchObject({ sheet: 'Joueurs', sheets, columns: ['name'] })
      expect((await read(`?sheet=${encodeURIComponent('été')}`)).answer).toMatchObject({
        sheet: 'Été',
        sheets,
        columns: ['email'],
        rows: [{ cells: ['Email'] }, { cells: ['a@a.dz'] }],
      })
      const unknown = await read('?sheet=Autres')
      expectRefused(unknown, 400)
      expect(JSON.stringify(unknown.body)).toContain('Joueurs, Été, Vide')
      const empty = await read('?sheet=Vide')
      expectRefused(empty, 400)
      expect(JSON.stringify(empty.body)).toContain('Cette feuille')
      expectRefused(await read('?sheet=Joueurs', new File(['Nom\nAmine'], 'x.csv')), 400)
    })

    it.each(['#N/A', '#REF!', '#DIV/0!', '#NOM?', 'Err:502'])(
      'refuses a cell in which a formula failed: %s',
      async (cell) => {
        const outcome = await run({ ...request, rows: rows([cell, 'x@a.dz'], ['B', cell]) })
        expect(outcome).toMatchObject({
          created: 0,
          mistakes: [
            { line: 2, column: 'name', message: expect.stringContaining(cell) },
            { line: 3, column: 'email', message: expect.stringContaining('erreur') },
          ],
        })
        expect(await run({ ...request, policy: 'check', rows: rows([`${cell} x`, 'x@a.dz']) })).toMatchObject(
          {
            created: 1,
          },
        )
      },
    )

    it('names the line of a quote that is never closed', async () => {
      const file = new File(['Nom;Email\nA;a@a.dz\nB;"b@a.dz\n'], 'x.csv')
      const reply = await server.admin.multipart('POST', '/api/import/player/read', { file })
      expectRefused(reply, 400)
      expect(JSON.stringify(reply.body)).toContain('Ligne 3')
    })

    it('writes all rows or none', async () => {
      const bad = rows(['Amine', 'amine@a.dz'], ['', 'b@a.dz'])
      expect(await run({ ...request, rows: bad })).toMatchObject({ created: 0, done: 0 })
      expect(await listed()).toEqual([])
      const outcome = await run({ ...request, key: 'deux' })
      expect(outcome).toEqual({ total: 2, done: 2, created: 2, updated: 0, mistakes: [] })
      expect((await listed()).map(({ name }) => name)).toEqual(['Amine', 'Badis'])
    })

    it('keeps others from writing for few statements', async () => {
      const { store } = server.backend
      let statements = 0
      const plugin: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          statements += 1
          return result
        },
      }
      const transact: Transact = (work) =>
        store.transact((transaction) => work(transaction.withPlugin(plugin)))
      const importFew = async (key: string, by: string | null, cells: readonly (readonly string[])[]) => {
        statements = 0
        const outcome = await importRows({
          store: { ...store, transact },
          entity: entityNamed(store.entities, 'player'),
          name: { entity: 'player', accountId: null, key },
          request: {
            ...request,
            by,
            mode: by === null ? 'create' : 'update',
            policy: 'all',
            rows: rows(...cells),
          },
          author: null,
          inEachLanguage: (work) => [work()],
          report: () => {},
        })
        expect(statements).toBeLessThan(20)
        return outcome
      }
      const cells = Array.from({ length: 600 }, (_, place) => [`Joueur ${place}`, `j${place}@a.dz`])
      expect(await importFew('un', null, cells)).toMatchObject({ created: 600, mistakes: [] })
      const found = await listed()
      expect(found.map(({ name }) => name)).toEqual(cells.map(([name]) => name))
      const { answer } = await server.admin.get(`/api/history/player/${found.at(-1)?.id}`)
      expect(answer['history']).toMatchObject([{ action: 'created', source: 'joueurs.csv' }])
      const changed = cells.map(([name = '', email = ''], place) => [place % 2 ? `${name} bis` : name, email])
      expect(await importFew('deux', 'email', changed)).toMatchObject({ updated: 600, mistakes: [] })
      const after = await listed()
      expect(after.map(({ name, email }) => [name, email])).toEqual(changed)
      const { answer: last } = await server.admin.get(`/api/history/player/${after.at(-1)?.id}`)
      const field = { field: 'name', before: 'Joueur 599', after: 'Joueur 599 bis' }
      expect(last['history']).toMatchObject([{ action: 'updated', version: 2, changes: [field] }, {}])
      const { answer: same } = await server.admin.get(`/api/history/player/${after[0]?.id}`)
      expect(same['history']).toHaveLength(1)
      const words = await server.admin.get('/api/player?q=599%20bis')
      expect(players.parse(words.answer['players'])).toMatchObject([{ name: 'Joueur 599 bis' }])
    })

    it('writes the good rows alone, and says which it did not', async () => {
      const outcome = await run({
        ...request,
        policy: 'valid',
        rows: rows(['Amine', 'amine@a.dz'], ['', 'b@a.dz'], ['Badis', 'badis@a.dz']),
      })
      expect(outcome).toMatchObject({
        total: 3,
        done: 3,
        created: 2,
        mistakes: [{ line: 3, column: 'name' }],
      })
      expect(await listed()).toHaveLength(2)
    })

    it.each(['all', 'valid'])('adds nothing twice: %s', async (policy) => {
      const both = await Promise.all([run({ ...request, policy }), run({ ...request, policy })])
      expect(both[1]).toEqual(both[0])
      expect(await run({ ...request, policy })).toEqual(both[0])
      expect(await listed()).toHaveLength(2)
      const { answer } = await server.admin.get('/api/import/player/outcome/un')
      expect(answer['outcome']).toEqual(both[0])
      const other = { ...request, policy, rows: rows(['Chakib', 'c@a.dz']) }
      expectRefused(await server.admin.json('POST', '/api/import/player', other), 400)
      const { queries } = server.backend.store
      expect(await queries.selectFrom(IMPORTS_TABLE).selectAll().execute()).toHaveLength(1)
    })

    it('goes on where it stopped', async () => {
      await run({ ...request, policy: 'valid' })
      const { queries } = server.backend.store
      // As after a kill between two steps.
      await queries.updateTable(IMPORTS_TABLE).set({ done: 1, created: 1 }).execute()
      await queries.deleteFrom('player').where('name', '=', 'Badis').execute()
      expect(await run({ ...request, policy: 'valid' })).toMatchObject({ done: 2, created: 2, mistakes: [] })
      expect((await listed()).map(({ name }) => name)).toEqual(['Amine', 'Badis'])
    })

    it('updates by a unique field, and creates what it does not find where it may', async () => {
      const id = await createPlayer(server.admin, { name: 'Amine', email: 'amine@a.dz', phone: '0550' })
      const values = { ...request, by: 'email', rows: rows(['Amine B.', 'AMINE@a.dz'], ['Badis', 'b@a.dz']) }
      expect(await run({ ...values, mode: 'update' })).toMatchObject({
        updated: 0,
        mistakes: [{ line: 3, column: 'email' }],
      })
      expect(await run({ ...values, key: 'deux', mode: 'both' })).toMatchObject({ created: 1, updated: 1 })
      const [amine] = await listed()
      expect(amine).toMatchObject({
        id,
        name: 'Amine B.',
        email: 'AMINE@a.dz',
        phone: '0550',
        role: 'goalkeeper',
      })
      const twice = {
        ...values,
        key: 'trois',
        mode: 'update',
        rows: rows(['A', 'amine@a.dz'], ['B', 'Amine@a.dz']),
      }
      expect((await run(twice)).mistakes).toMatchObject([{ line: 3 }, { line: 3, column: null }])
    })

    it('names its file in the history', async () => {
      await run(request)
      const [first] = await listed()
      const { answer } = await server.admin.get(`/api/history/player/${first?.id}`)
      expect(answer['history']).toMatchObject([{ action: 'created', source: 'joueurs.csv' }])
    })

    it('finds what a row refers to by id or by label, and says what is not clear', async () => {
      const owner = await createOwner(server.admin, { name: 'Rachid', phone: '0551' })
      await createOwner(server.admin, { name: 'Omar', phone: '0552' })
      await createOwner(server.admin, { name: 'Omar', phone: '0553' })
      const outcome = await runImport(server.admin, 'stadium', {
        ...request,
        columns: ['name', 'owner_id', 'owner_id.id'],
        policy: 'valid',
        rows: rows(
          ['Un', 'rachid', ''],
          ['Deux', '', String(owner)],
          ['Trois', String(owner), ''],
          ['Quatre', 'omar', ''],
          ['Cinq', 'personne', ''],
          ['Six', 'Omar – 0553', ''],
        ),
      })
      expect(outcome.mistakes.map(({ line, column }) => [line, column])).toEqual([
        [5, 'owner_id'],
        [6, 'owner_id'],
      ])
      expect(outcome.created).toBe(4)
    })

    it('finds labels among many that begin alike, and says that one of them is not clear', async () => {
      const { queries } = server.backend.store
      const owner = await createOwner(server.admin, { name: 'Omar', phone: '0550' })
      const row = await queries
        .selectFrom('owner')
        .selectAll()
        .where('id', '=', owner)
        .executeTakeFirstOrThrow()
      const alike = (phone: string, place: number) => ({
        ...row,
        id: owner + place + 1,
        email: `${phone}@a.dz`,
        email_folded: `${phone}@a.dz`,
        phone,
        phone_folded: phone,
      })
      const many = Array.from({ length: 600 }, (_, place) => alike(String(60_000 + place), place))
      for (let start = 0; start < many.length; start += 100)
        await queries
          .insertInto('owner')
          .values(many.slice(start, start + 100))
          .execute()
      const outcome = await runImport(server.admin, 'stadium', {
        ...request,
        columns: ['name', 'owner_id'],
        policy: 'valid',
        rows: rows(['Un', 'OMAR'], ['Deux', 'omar - 60599'], ['Trois', 'Omar – 0550'], ['Quatre', 'Oma']),
      })
      const several = sheets.severalCalled('Proprietaire', 'OMAR')
      expect(outcome.mistakes).toMatchObject([{ line: 2, message: several }, { line: 5 }])
      expect(outcome.created).toBe(2)
    })

    it('does not let anybody change the first administrator, or see the imports of others', async () => {
      await createAdmin(server.admin, { username: 'autre', phone: '' })
      const other = server.stranger()
      await other.logIn('autre', 'administrateur')
      const outcome = await runImport(other, 'admin', {
        ...request,
        columns: ['id', 'name'],
        by: 'id',
        mode: 'update',
        rows: rows(['1', 'Moi']),
      })
      expect(outcome.mistakes).toMatchObject([{ line: 2, column: null }])
      expectRefused(await server.admin.get('/api/import/admin/outcome/un'), 404)
      expectRefused(await server.stranger().get('/api/import/admin/outcome/un'), 401)
    })

    it.each([
      ['no rows', { rows: [] }],
      ['a column that there is not', { columns: ['nothing'] }],
      ['a column twice', { columns: ['name', 'name'] }],
      ['no columns', { columns: [null, null] }],
      ['an update by nothing', { mode: 'update' }],
      ['an update by what is not unique', { mode: 'update', by: 'name' }],
      ['a key that is none', { key: 'a b' }],
      ['a policy that there is not', { policy: 'some' }],
    ])('is refused with %s', async (_title, values) => {
      await createStadium(server.admin)
      expectRefused(await server.admin.json('POST', '/api/import/player', { ...request, ...values }), 400)
    })
  })
}
importsSuite.on = 'each database' as const
