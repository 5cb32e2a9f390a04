import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type FileExport, runFileExport } from '../../../scripts/operate/export/run-file-export.ts'
import { runFileImport } from '../../../scripts/operate/import/run-file-import.ts'
import { serverFeatures } from '../../../src/features/registries/servers.ts'
import { entities } from '../../../src/generated/registry.ts'
import { createBackend } from '../../../src/server/backend.ts'
import { databaseFileOf } from '../../../src/server/database/data-folder.ts'
import { openSqlite } from '../../../src/server/database/open-database.ts'
import { listPage } from '../../../src/server/records/reading/list-page.ts'
import { entityNamed, type Store } from '../../../src/server/records/store/store.ts'
import { createRecord } from '../../../src/server/records/write-records.ts'
import { postgres } from '../../contract/harness/database/databases.ts'
import { samples } from '../contract/harness/samples.ts'

const program = { entities }

describe('npm run export', { timeout: 60_000 }, () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tribune-export-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const named = (entity: string) => entityNamed(entities, entity)
  const envOf = (place: string, url = '') => ({ DATA_DIR: join(folder, place), DATABASE_URL: url })
  /** Does something with the records of a place; the database is made where there is none. */
  async function onStore<T>(
    place: string,
    work: (store: Store) => Promise<T>,
    open = () => openSqlite(databaseFileOf(join(folder, place))),
  ): Promise<T> {
    const database = await open()
    const uploadsFolder = join(folder, place, 'uploads')
    const { store } = await createBackend({ features: serverFeatures, entities, database, uploadsFolder })
    const result = await work(store)
    await database.queries.destroy()
    return result
  }
  const addTools = (store: Store) =>
    Promise.all(['Ballon', '=1+1', 'Filet'].map((fr) => createRecord(store, named('tool'), { name: { fr } })))
  const run = (asked: Partial<FileExport> = {}) =>
    runFileExport(program, envOf('tools'), { entity: 'tool', file: join(folder, 'outils.csv'), ...asked })

  it.each([
    ['SQLite', 'csv'],
    ['PostgreSQL', 'xlsx'],
  ])('writes files of which an import makes the same records: %s, %s', async (kind, format) => {
    const running = kind === 'PostgreSQL' ? await postgres.start() : undefined
    const kinds = ['owner', 'player', 'stadium', 'tool']
    const fileOf = (entity: string) => join(folder, `${entity}.${format}`)
    const contents = async (store: Store) => {
      const pages = kinds.map((entity) => listPage(store, named(entity), { page: 1, pageSize: 500 }))
      return (await Promise.all(pages)).map(({ records }) => records)
    }
    const before = await onStore(
      `${kind}-before`,
      async (store) => {
        const owner = await createRecord(store, named('owner'), {
          ...samples.owner(),
        })
        for (const name of ['Amine "le mur"', '@badis;', "'-1"])
          await createRecord(store, named('player'), { ...samples.player(), name })
        await createRecord(store, named('stadium'), samples.stadium(owner))
        await createRecord(store, named('tool'), samples.tool())
        await addTools(store)
        return contents(store)
      },
      running?.openEmpty,
    )
    for (const entity of kinds) {
      const asked = { entity, file: fileOf(entity) }
      const count = before[kinds.indexOf(entity)]?.length
      expect(await runFileExport(program, envOf(`${kind}-before`, running?.address()), asked)).toBe(
        `Written: ${asked.file}, records: ${count}`,
      )
    }
    await onStore(`${kind}-after`, async () => {}, running?.openEmpty)
    for (const entity of kinds) {
      const asked = { entity, file: fileOf(entity), policy: 'all', leaveOut: [] } as const
      await runFileImport(program, envOf(`${kind}-after`, running?.address()), asked)
    }
    expect(await onStore(`${kind}-after`, contents, running?.openAgain)).toEqual(before)
    await running?.stop()
  })

  it('needs a database that there is', async () => {
    await expect(run()).rejects.toThrow('npm start makes it')
    await onStore('tools', addTools)
  })

  it('writes the columns and records that are asked for, in a language and an order', async () => {
    const file = join(folder, 'tools.csv')
    const query = 'filter.name.contains=l&sort=name.fr&order=desc'
    await run({ file, query, columns: ['name.fr'], language: 'en' })
    expect(await readFile(file, 'utf8')).toBe('\ufeff"Name"\r\n"Filet"\r\n"Ballon"')
  })

  it('writes CSV to the standard output, and nothing else', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const said = await run({ file: '-', query: 'q=filet' })
    const chunks = written.mock.calls.map(([chunk]) => chunk)
    written.mockRestore()
    expect(said).toBe('')
    expect(chunks.map((chunk) => Buffer.from(chunk).toString()).join('')).toBe(
      '\ufeff"N°";"Nom (anglais)";"Nom (français)";"Nom (arabe)"\r\n"3";"";"Filet";""',
    )
  })

  it.each<[Partial<FileExport>, string]>([
    [{ entity: 'nothing' }, 'expected one of: player'],
    [{ file: 'outils.pdf' }, 'ends with .csv or .xlsx'],
    [{ file: 'outils' }, 'ends with .csv or .xlsx'],
    [{ language: 'de' }, 'expected one of: fr, ar, en'],
    [{ columns: ['prix'] }, 'prix'],
    [{ query: 'filtre.name=1' }, 'filtre.name'],
    [{ query: 'sort=prix' }, 'prix'],
  ])('refuses %j, and writes nothing', async (asked, message) => {
    const before = await readdir(folder)
    await expect(run(asked)).rejects.toThrow(message)
    expect(await readdir(folder)).toEqual(before)
  })

  it('leaves a file as it is, unless it is told to write over it', async () => {
    const file = join(folder, 'there.csv')
    await writeFile(file, 'before')
    await expect(run({ file })).rejects.toThrow('there already')
    expect(await readFile(file, 'utf8')).toBe('before')
    await run({ file, force: true })
    expect(await readFile(file, 'utf8')).toContain('Ballon')
  })

  it('leaves no part of a file behind', async () => {
    const file = join(folder, 'folder.csv')
    await mkdir(file)
    await expect(run({ file, force: true })).rejects.toThrow('folder.csv')
    expect((await readdir(folder)).filter((name) => name.startsWith('folder'))).toEqual(['folder.csv'])
  })
})
