import { serverFeatures } from '../../../../src/features/registries/servers.ts'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'
import { choice } from '../../../../src/kinds/choice/definition.ts'
import { date } from '../../../../src/kinds/date/definition.ts'
import { image } from '../../../../src/kinds/image/definition.ts'
import { number } from '../../../../src/kinds/number/definition.ts'
import { password } from '../../../../src/kinds/password/definition.ts'
import type { ReferenceField } from '../../../../src/kinds/reference/definition.ts'
import { text } from '../../../../src/kinds/text/definition.ts'
import { toggle } from '../../../../src/kinds/toggle/definition.ts'
import { entities } from '../../../../src/generated/registry.ts'
import { createBackend, type Backend } from '../../../../src/server/backend.ts'
import type { Database } from '../../../../src/server/database/database.ts'
import { fillDatabase } from '../../../../src/server/fill-database.ts'
import { createFirstAdministrator } from '../../../../src/accounts/server/first-administrator.ts'
import { listPage } from '../../../../src/server/records/reading/list-page.ts'
import { countRecords, readRecord } from '../../../../src/server/records/reading/read-records.ts'
import { entityNamed } from '../../../../src/server/records/store/store.ts'
import { createRecord, destroyRecord } from '../../../../src/server/records/write-records.ts'
import { findAccount, findNamed } from '../../../../src/accounts/server/find-account.ts'
import { initialPasswordOf } from '../../../../src/accounts/server/passwords.ts'
import type { DatabaseKind, RunningDatabase } from '../../../contract/harness/database/databases.ts'
import { programOf, sampleEntity } from '../../../contract/harness/sample-entity.ts'
import { picture } from '../../../contract/harness/samples.ts'
import { samples } from '../harness/samples.ts'
import { storedFiles } from '../../../contract/harness/test-server.ts'

export function startUpSuite(kind: DatabaseKind): void {
  describe('starting', () => {
    let running: RunningDatabase
    let opened: Database[] = []
    let uploadsFolder: string

    beforeAll(async () => {
      running = await kind.start()
    }, 60_000)
    afterAll(() => running.stop())
    beforeEach(async () => {
      uploadsFolder = await mkdtemp(join(tmpdir(), 'tribune-uploads-'))
      opened = [await running.openEmpty()]
    })
    afterEach(async () => {
      for (const database of opened) await database.queries.destroy()
      await rm(uploadsFolder, { recursive: true, force: true })
    })

    /** Starts over the same database and folder, as a restart does. */
    async function start(all: readonly AnyEntity[], folder = uploadsFolder): Promise<Backend> {
      const database = await running.openAgain()
      opened.push(database)
      return createBackend({ features: serverFeatures, entities: all, database, uploadsFolder: folder })
    }

    const name = text({ label: 'Nom' })

    it('is the same the second time', async () => {
      const { store } = await start(entities)
      const owner = entityNamed(entities, 'owner')
      const id = await createRecord(store, owner, samples.owner())
      const again = await start(entities)
      expect(await readRecord(again.store, owner, id)).toEqual(await readRecord(store, owner, id))
    })

    it('adds the columns of new fields, empty, and the search and sort keys of old rows', async () => {
      const before = sampleEntity({ name })
      const { store } = await start(programOf(before))
      const id = await createRecord(store, before, { name: 'Éric' })

      const after = sampleEntity({
        name,
        select: text({ label: 'Texte' }),
        day: date({ label: 'Jour' }),
        size: number({ label: 'Taille', default: 7 }),
        weight: number({ label: 'Poids', decimals: true }),
        group: toggle({ label: 'Groupe', words: { on: 'oui', off: 'non' } }),
        picture: image({ label: 'Image' }),
        table: choice({ label: 'Choix', options: { a: 'A' } }),
      })
      const again = await start(programOf(after))
      expect(await readRecord(again.store, after, id)).toEqual({
        id,
        name: 'Éric',
        select: '',
        day: null,
        size: 7,
        weight: null,
        group: false,
        picture: null,
        table: '',
        version: 1,
      })
      const other = await createRecord(again.store, after, {
        name: 'Zoé',
        select: 'x',
        weight: '1.25',
        group: true,
      })
      expect(await readRecord(again.store, after, other)).toMatchObject({ weight: 1.25, group: true })
    })

    it('makes the keys anew when what they are made of has changed', async () => {
      const kindOf = (label: string) =>
        sampleEntity({ kind: choice({ label: 'Genre', options: { k: label } }) })
      const before = kindOf('ancien')
      const { store } = await start(programOf(before))
      await createRecord(store, before, { kind: 'k' })
      const after = kindOf('Nouveau nom')
      const again = await start(programOf(after))
      await again.derived.refresh()
      const found = (q: string) => listPage(again.store, after, { page: 1, pageSize: 10, q })
      expect((await found('nouveau')).total).toBe(1)
      expect((await found('ancien')).total).toBe(0)
    })

    it('fills the keys of many rows', async () => {
      const before = sampleEntity({ name })
      const { store } = await start(programOf(before))
      const rows = Array.from({ length: 1203 }, (_, index) => ({ name: `Numéro ${index}` }))
      for (let from = 0; from < rows.length; from += 300) {
        await store.queries
          .insertInto('order')
          .values(rows.slice(from, from + 300))
          .execute()
      }
      const after = sampleEntity({ name, more: text({ label: 'Plus' }) })
      const again = await start(programOf(after))
      expect((await listPage(again.store, after, { page: 1, pageSize: 1, q: 'numero' })).total).toBe(1203)
    })

    it('adds a table with a reference to one that comes later', async () => {
      const reference: ReferenceField = {
        kind: 'reference',
        label: 'Lien',
        to: 'group',
        as: 'Group',
        optionLabel: [],
      }
      const one = sampleEntity({ name, link: reference }, 'order')
      const other = sampleEntity({ name, back: { ...reference, to: 'order', as: 'Order' } }, 'group')
      const { store } = await start(programOf(one, other))
      const group = await createRecord(store, other, { name: 'G' })
      const id = await createRecord(store, one, { name: 'O', link: group })
      expect(await readRecord(store, one, id)).toMatchObject({
        link: group,
        Group: { name: 'G', Order: null },
      })
      await expect(destroyRecord(store, other, group)).rejects.toMatchObject({ status: 409 })
    })

    it('refuses a field that becomes unique while records hold the same, and says how to list them', async () => {
      const before = sampleEntity({ name })
      const { store } = await start(programOf(before))
      await createRecord(store, before, { name: 'Zoé' })
      await createRecord(store, before, { name: 'zoe' })
      const after = sampleEntity({ name: text({ label: 'Nom', unique: true }) })
      await expect(start(programOf(after))).rejects.toThrow(/order\.name is to be unique.*select "name"/)
    })

    it('lets go of uniqueness that no field wants any more', async () => {
      const before = sampleEntity({ name: text({ label: 'Nom', unique: true }) })
      const { store } = await start(programOf(before))
      await createRecord(store, before, { name: 'Zoé' })
      const after = sampleEntity({ name })
      const again = await start(programOf(after))
      await createRecord(again.store, after, { name: 'Zoé' })
      expect(await countRecords(again.store, after)).toBe(2)
    })

    it.each([
      [
        'two fields that share a column',
        [sampleEntity({ name, created_at: text({ label: 'Le' }) })],
        /two columns are named "created_at"/,
      ],
      [
        'an entity named as a table of ours',
        [sampleEntity({ name }, 'sessions')],
        /sessions: two tables have this name/,
      ],
      [
        'a reference to nothing',
        [sampleEntity({ link: { kind: 'reference', label: 'L', to: 'nobody', as: 'X', optionLabel: [] } })],
        /order\.link refers to "nobody"/,
      ],
    ] as const)('refuses %s', async (_what, list, message) => {
      await expect(start(programOf(...list))).rejects.toThrow(message)
    })

    it('refuses entities of which none logs in', async () => {
      await expect(start([sampleEntity({ name })])).rejects.toThrow(/"account"/)
    })

    describe('with pictures', () => {
      const entity = sampleEntity({ name, picture: image({ label: 'Image' }) })
      const orphan = `${'0'.repeat(32)}.webp`

      it('removes those that no record names and what a crash left, and nothing else', async () => {
        const { store } = await start(programOf(entity))
        const id = await createRecord(store, entity, { name: 'A', picture: await picture() })
        const kept = await storedFiles(uploadsFolder)
        await writeFile(join(uploadsFolder, orphan), 'x')
        await writeFile(join(uploadsFolder, 'small', orphan), 'x')
        await writeFile(join(uploadsFolder, `${orphan}.${randomUUID()}.tmp`), 'x')
        await writeFile(join(uploadsFolder, 'notes.webp'), 'a stranger')
        await start(programOf(entity))
        expect(await storedFiles(uploadsFolder)).toEqual([...kept, 'notes.webp'].sort())
        expect(await readRecord(store, entity, id)).toMatchObject({ picture: kept[0] })
      })

      it('leaves those of another database alone', async () => {
        const { store } = await start(programOf(entity))
        await createRecord(store, entity, { name: 'A', picture: await picture() })
        const kept = await storedFiles(uploadsFolder)
        await running.openEmpty().then((database) => opened.push(database))
        await start(programOf(entity))
        expect(await storedFiles(uploadsFolder)).toEqual(kept)
      })
    })

    describe('with nobody yet', () => {
      const nobody = { username: 'admin', email: undefined, phone: undefined, password: undefined }

      it('creates administrator 1 with a password that is told once [ASVS 6.3.2]', async () => {
        const backend = await start(entities)
        const secret = await createFirstAdministrator(backend, nobody)
        expect(secret).toMatch(/^[\w-]{16}$/)
        const named = await findNamed(backend.store, backend.account, 'admin')
        const found = await findAccount(named, secret ?? '')
        expect(found?.id).toBe(1)
        expect(await initialPasswordOf(backend.store.queries, backend.account, 1)).toBe('kept')
        expect(await createFirstAdministrator(backend, nobody)).toBeNull()
      })

      it('creates administrator 1 as the environment says', async () => {
        const backend = await start(entities)
        const given = { username: 'chef', email: 'chef@example.dz', phone: '0550', password: 'huit-lettres' }
        expect(await createFirstAdministrator(backend, given)).toBeNull()
        expect(await initialPasswordOf(backend.store.queries, backend.account, 1)).toBeNull()
        const admin = entityNamed(entities, 'admin')
        expect(await readRecord(backend.store, admin, 1)).toEqual({
          id: 1,
          username: 'chef',
          name: 'chef',
          email: 'chef@example.dz',
          phone: '0550',
          version: 1,
        })
        expect(await createRecord(backend.store, admin, samples.admin())).toBe(2)
      })

      it('refuses what it is told of administrator 1 in a sentence', async () => {
        const backend = await start(entities)
        const given = { ...nobody, email: 'nulle part', password: 'court' }
        await expect(createFirstAdministrator(backend, given)).rejects.toThrow(/ADMIN_.*Email.*Mot de passe/s)
        expect(await countRecords(backend.store, entityNamed(entities, 'admin'))).toBe(0)
      })
    })

    describe('with content', () => {
      const owner = entityNamed(entities, 'owner')
      const fill = async (
        create: (entity: string, values: Readonly<Record<string, unknown>>) => Promise<number>,
      ) => {
        const owner_id = await create('owner', { ...samples.owner(), picture: await picture() })
        await create('stadium', { ...samples.stadium(owner_id), images: [await picture()] })
      }

      it('fills a database in which there is only the first administrator', async () => {
        const backend = await start(entities)
        await createFirstAdministrator(backend, {
          username: 'admin',
          email: undefined,
          phone: undefined,
          password: undefined,
        })
        expect(await fillDatabase(backend, fill)).toBe(true)
        expect(await countRecords(backend.store, owner)).toBe(1)
        expect(await storedFiles(uploadsFolder)).toHaveLength(4)
      })

      it('touches no database that holds records', async () => {
        const backend = await start(entities)
        await createRecord(backend.store, owner, samples.owner())
        expect(await fillDatabase(backend, fill)).toBe(false)
        expect(await countRecords(backend.store, owner)).toBe(1)
      })

      it('leaves nothing of a content that is refused', async () => {
        const backend = await start(entities)
        const broken: typeof fill = async (create) => {
          await fill(create)
          await create('tool', {})
        }
        await expect(fillDatabase(backend, broken)).rejects.toThrow('Nom\u202f: ce champ est obligatoire.')
        expect(await countRecords(backend.store, owner)).toBe(0)
        expect(await storedFiles(uploadsFolder)).toEqual([])
      })
    })

    it('refuses an account entity without a password', async () => {
      const account = {
        signInBy: ['name'],
        profile: ['name'],
        displayName: 'name',
        superAdministrator: 1,
      } as const
      await expect(start([{ ...sampleEntity({ name }), account }])).rejects.toThrow(/needs a password field/)
      const secret = password({ label: 'S', confirmedBy: 'again', confirmationLabel: 'A' })
      await expect(start([{ ...sampleEntity({ name, secret }), account }])).resolves.toBeDefined()
    })
  })
}
