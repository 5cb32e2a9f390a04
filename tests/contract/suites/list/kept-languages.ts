import { describe, expect, it } from 'vitest'
import { defineActions } from '../../../../src/behaviour/actions.ts'
import { defineHooks } from '../../../../src/behaviour/hooks.ts'
import { UserError } from '../../../../src/behaviour/user-error.ts'
import { AUDIT_LOG_TABLE } from '../../../../src/server/database/system-tables.ts'
import { LANGUAGES } from '../../../../src/schema/values/text.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { full, house } from '../../../sample/house-in-languages.ts'
import { runImport } from '../../harness/import-client.ts'
import { programOf } from '../../harness/sample-entity.ts'
import { create } from '../../harness/samples.ts'
import { useServer } from '../../harness/test-server.ts'
import { speaking } from '../answers/spoken.ts'

const paint = { fr: 'Peindre', ar: 'طلاء', en: 'Paint' }
const painted = { ...house, actions: { paint: { label: paint, on: 'record', done: paint } } } as const
const actions = defineActions(painted, { paint() {} })
const closed = { fr: 'Cette maison est fermée.', ar: 'هذا البيت مغلق.', en: 'This house is closed.' }
const hooks = defineHooks(painted, {
  beforeSave({ values }) {
    if (Object(values).title === 'fermé') throw new UserError(closed, { path: 'title' })
  },
})

export function keptLanguagesSuite(kind: DatabaseKind): void {
  describe('what is kept is the same, whatever language the person speaks who writes it', () => {
    const server = useServer(kind, {
      entities: programOf(painted),
      behaviours: { house: { actions, hooks } },
    })
    const queries = () => server.backend.store.queries

    it('rows with their keys for search and order, and their histories', async () => {
      const near = await create(server.admin, '/api/house/create', { title: 'Un' })
      const ids: number[] = []
      for (const language of LANGUAGES) {
        const client = speaking(server.admin, language)
        const id = await create(client, '/api/house/create', full(near))
        const change = { id, title: 'Trois', kind: 'sold', open: false, country: 'FR', size: 7.5 }
        await client.json('PUT', '/api/house/update', change)
        ids.push(id)
      }
      const rows = await queries().selectFrom('house').selectAll().where('id', 'in', ids).execute()
      const kept = rows.map(({ id: _id, created_at: _created, updated_at: _updated, ...row }) => row)
      expect(kept).toEqual(kept.map(() => kept[0]))
      const log = queries().selectFrom(AUDIT_LOG_TABLE).select(['action', 'changes', 'source'])
      const entries = await Promise.all(
        ids.map((id) => log.where('record_id', '=', id).orderBy('id').execute()),
      )
      expect(entries).toEqual(entries.map(() => entries[0]))
      expect(JSON.stringify(entries)).toContain('\\"sold\\"')
      expect(JSON.stringify(entries)).not.toMatch(/Vendu|مباع|Sold|fermé|مغلق|closed|France|فرنسا/)
    })

    it('and is found by the words of each of them', async () => {
      const id = await create(server.admin, '/api/house/create', { ...full(1), near_id: null, far_ids: [] })
      const found = async (q: string) => {
        const { answer } = await server.admin.get(`/api/house?page=1&q=${encodeURIComponent(q)}`)
        return [answer['many']].flat().map((each) => Object(each).id)
      }
      for (const words of [
        'loué',
        'مستأجر',
        'rented',
        'الجزائر',
        'algérie',
        'Algeria',
        'دار',
        'maison',
        'house',
        'مفتوح',
        '12.5',
        '12,5',
      ])
        expect(await found(words), words).toEqual([id])
    })

    it('and is read by each in their own: what was done, by an action or an import, with which record', async () => {
      const french = speaking(server.admin, 'fr')
      const id = await create(french, '/api/house/create', { title: 'Un' })
      await french.json('POST', '/api/actions/house/paint', { ids: [id], values: {} }).catch(() => undefined)
      await runImport(french, 'house', {
        key: 'kept',
        fileName: 'maisons.csv',
        columns: ['title', 'kind', 'open'],
        rows: [{ line: 2, cells: ['Deux', 'Loué', 'ouvert'] }],
        mode: 'create',
        by: null,
        policy: 'all',
      })
      const read = async (language: (typeof LANGUAGES)[number]) => {
        const { answer } = await speaking(server.admin, language).get('/api/activity?entity=house')
        return [answer['activity']].flat().map((each) => Object(each))
      }
      for (const language of LANGUAGES) {
        const [imported, ran, made] = await read(language)
        expect(imported).toMatchObject({ action: 'created', title: 'Deux', source: 'maisons.csv' })
        expect(imported.changes).toContainEqual({ field: 'kind', after: 'rent' })
        expect(ran).toMatchObject({ action: 'ran', ran: paint[language], title: 'Un' })
        expect(made).toMatchObject({ action: 'created', title: 'Un' })
      }
    })

    it('and so are the mistakes of an import, with what own code says', async () => {
      const outcome = await runImport(speaking(server.admin, 'ar'), 'house', {
        key: 'refused',
        fileName: 'maisons.csv',
        columns: ['title', 'size'],
        rows: [
          { line: 2, cells: ['', '1'] },
          { line: 3, cells: ['fermé', '1'] },
          { line: 4, cells: ['Trois', 'beaucoup'] },
        ],
        mode: 'create',
        by: null,
        policy: 'valid',
      })
      const messages = async (language: (typeof LANGUAGES)[number]) => {
        const { answer } = await speaking(server.admin, language).get('/api/import/house/outcome/refused')
        return [Object(answer['outcome']).mistakes].flat().map(({ message }) => message)
      }
      const [french, arabic, english] = [await messages('fr'), await messages('ar'), await messages('en')]
      expect(outcome.mistakes.map(({ message }) => message)).toEqual(arabic)
      expect([french[2], arabic[2], english[2]]).toEqual([closed.fr, closed.ar, closed.en])
      for (const [said, letters] of [
        [french, /^[\p{Script=Latin}\P{L}]+$/u],
        [arabic, /\p{Script=Arabic}/u],
        [english, /^[\p{Script=Latin}\P{L}]+$/u],
      ] as const) {
        expect(said).toHaveLength(3)
        for (const message of said) expect(message).toMatch(letters)
      }
      expect(english.filter((message) => french.includes(message))).toEqual([])
    })
  })
}
