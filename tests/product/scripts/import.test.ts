import { serverFeatures } from '../../../src/features/registries/servers.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FileImport, runFileImport } from '../../../scripts/operate/import/run-file-import.ts'
import { entities } from '../../../src/generated/registry.ts'
import { createBackend } from '../../../src/server/backend.ts'
import { databaseFileOf } from '../../../src/server/database/data-folder.ts'
import { setTranslationSource } from '../../../src/texts/translation.ts'
import { openDatabase } from '../../../src/server/database/open-database.ts'
import { derivationName } from '../../../src/server/database/derivation.ts'
import { writeState } from '../../../src/server/database/state.ts'
import { DATA_VERSIONS_TABLE, STATE_TABLE } from '../../../src/server/database/system-tables.ts'

describe('npm run import', { timeout: 60_000 }, () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tribune-import-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const env = () => ({ DATA_DIR: folder })
  const run = async (text: string | Uint8Array, asked: Partial<FileImport> = {}) => {
    const file = join(folder, 'outils.csv')
    await writeFile(file, text)
    return runFileImport({ entities }, env(), { entity: 'tool', file, policy: 'all', leaveOut: [], ...asked })
  }

  it('needs a database that there is', async () => {
    await expect(run('N°;Nom (français)\n;Ballon')).rejects.toThrow('npm start makes it')
    const database = await openDatabase(undefined, databaseFileOf(folder))
    await createBackend({
      features: serverFeatures,
      entities,
      database,
      uploadsFolder: join(folder, 'uploads'),
    })
    await database.queries.destroy()
  })

  it('creates all rows or none, and names the mistakes', async () => {
    await expect(run(`Nom (français)\nBallon\n""\n${'x'.repeat(20_001)}`)).rejects.toThrow(
      'Nothing was written',
    )
    expect(await run('Nom (français)\nBallon\nFilet')).toBe(
      'read as utf-8\ncreated: 2, updated: 0, mistakes: 0',
    )
  })

  it.each([
    ['Name (French);Name (Arabic)\nCornet;بوق', {}],
    ['الاسم (الفرنسية);الاسم (العربية)\nCorde;حبل', {}],
    ['No.;Name (French)\n1;Ballon', { by: 'No.', mode: 'update' }],
  ])('reads headings in any language of the program: %s', async (text, asked) => {
    // Whoever was spoken to before, as in tests that share their modules.
    setTranslationSource(() => undefined)
    expect(await run(text, { policy: 'check', ...asked })).toMatch(/mistakes: 0$/)
  })

  it('tries, and updates by a column', async () => {
    const text = 'N°;Nom (français)\n1;Ballon rond\n9;Rien'
    expect(await run(text, { by: 'N°', mode: 'update', policy: 'check' })).toMatch(
      /^read as utf-8\ncould be created: 0, could be updated: 1, mistakes: 1\nline 3 · Rien, N°: /,
    )
    expect(await run(text, { by: 'id', mode: 'update', policy: 'valid' })).toContain(
      'updated: 1, mistakes: 1',
    )
  })

  it('writes nothing where it only tries', async () => {
    const database = await openDatabase(undefined, databaseFileOf(folder))
    const { queries } = database
    await queries.updateTable('tool').set({ search_key: 'before' }).where('id', '=', 1).execute()
    await writeState(queries, derivationName('tool'), 'of the version before')
    const stored = async () => [
      await queries.selectFrom('tool').selectAll().execute(),
      await queries.selectFrom(STATE_TABLE).selectAll().execute(),
      await queries.selectFrom(DATA_VERSIONS_TABLE).selectAll().execute(),
    ]
    const before = await stored()
    expect(await run('Nom (français)\nBut', { policy: 'check' })).toContain('could be created: 1')
    expect(await stored()).toEqual(before)
    const [index] = [...((await database.adapter.describeTable(queries, 'tool'))?.indexes.keys() ?? [])]
    await queries.schema.dropIndex(String(index)).execute()
    await expect(run('Nom (français)\nBut', { policy: 'check' })).rejects.toThrow('nothing was tried')
    await run('Nom (français)\nPoteau')
    await database.queries.destroy()
  })

  it('leaves out no column that nobody named', async () => {
    const text = 'Nom (francais);Nom (anglai);Prix\nBut;Goal;12'
    const refused = run(text)
    await expect(refused).rejects.toThrow(
      /2 columns of the file are no field[^]*column 2, "Nom \(anglai\)": did you mean "Nom \(anglais\)"\?[^]*column 3, "Prix"/,
    )
    await expect(refused).rejects.toThrow('--leave-out "Nom (anglai)"')
    await expect(run(text, { leaveOut: ['Poids'] })).rejects.toThrow('no column "Poids"')
    expect(await run(text, { leaveOut: ['nom (ANGLAI)', 'Prix'] })).toBe(
      'read as utf-8\ncreated: 1, updated: 0, mistakes: 0',
    )
  })

  it('names cells that no heading stands above', async () => {
    const text = 'Nom (français),Nom (anglais)\nBallon,Ball, rond\nFilet,Net\n'
    const refused = run(text, { policy: 'check' })
    await expect(refused).rejects.toThrow('column 3, without a heading: line 2 "rond"')
    expect(await run(text, { policy: 'check', leaveOut: [''] })).toContain('could be created: 2')
  })

  it('says how it has read a text, and asks where that looks odd', async () => {
    const arabic = Buffer.concat([
      Buffer.from('Name (French);Name (Arabic)\nCorde;'),
      // حبل in windows-1256
      Uint8Array.of(0xcd, 0xc8, 0xe1),
    ])
    expect(await run(arabic, { policy: 'check' })).toMatch(/^read as windows-1256\n/)
    expect(await run(arabic, { policy: 'check', encoding: 'Windows-1251' })).toMatch(
      /^read as windows-1251\n/,
    )
    await expect(run(arabic, { encoding: 'latin' })).rejects.toThrow('expected one of: utf-8')
    // é of MS-DOS
    const old = Buffer.concat([Buffer.from('Name (French)\nBless'), Uint8Array.of(0x82)])
    await expect(run(old)).rejects.toThrow(/unreadable as windows-1252[^]*line 2: Bless‚[^]*--encoding/)
    expect(await run(old, { policy: 'check', encoding: 'windows-1252' })).toContain('mistakes: 0')
  })

  it('reads the sheet that is named, and says which one it has read', async () => {
    const file = await writeXlsx({
      sheets: [
        { name: 'Aide', rows: [['Nom (français)'], ['Sifflet']] },
        { name: 'Outils', rows: [['Nom (français)'], ['Corde'], ['Plot']] },
      ],
    })
    expect(await run(file, { policy: 'check' })).toMatch(
      /^read the sheet "Aide" of: Aide, Outils\n.*created: 1/,
    )
    expect(await run(file, { policy: 'check', sheet: 'outils' })).toMatch(
      /^read the sheet "Outils"[^]*created: 2/,
    )
    await expect(run(file, { sheet: 'Autres' })).rejects.toThrow('Aide, Outils')
    await expect(run('Nom (français)\nBut', { sheet: 'Aide' })).rejects.toThrow('pas de feuille')
  })

  it.each([
    [{ entity: 'nothing' }, 'expected one of: player'],
    [{ mode: 'all' }, 'expected one of: create, update, both'],
    [{ by: 'nom' }, 'expected --by with one of: id'],
  ])('refuses %j', async (asked, message) => {
    await expect(run('N°;Nom (français)\n1;Ballon', asked)).rejects.toThrow(message)
  })
})
