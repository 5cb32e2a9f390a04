import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../src/schema/values/text.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { full, house, kinds } from '../../../sample/house-in-languages.ts'
import { programOf } from '../../harness/sample-entity.ts'
import { create } from '../../harness/samples.ts'
import { exportSheet, importPassed, passSheet } from '../answers/sheets.ts'
import { useServer } from '../../harness/test-server.ts'
import { readXlsx } from 'hucre/xlsx'

const passages = LANGUAGES.flatMap((from) =>
  LANGUAGES.filter((to) => to !== from).flatMap((to) =>
    (['csv', 'xlsx'] as const).map((format) => ({ from, to, format })),
  ),
)

export function sheetLanguagesSuite(kind: DatabaseKind): void {
  describe('a file of somebody who speaks another language', () => {
    const server = useServer(kind, { entities: programOf(house) })

    it.each(passages)('is read as it was meant: $from to $to as $format', async (languages) => {
      const { admin } = server
      const first = await create(admin, '/api/house/create', { title: 'Un' })
      const id = await create(admin, '/api/house/create', full(first))
      const read = async () => (await admin.get(`/api/house/read/${id}`)).answer['one']
      const before = await read()
      expect(before).toMatchObject(full(first))
      const passage = { admin, entity: 'house', ...languages }
      const sheet = await passSheet(passage)
      expect(sheet.columns).not.toContain(null)
      expect(await importPassed(passage, sheet)).toMatchObject({ updated: 2, mistakes: [] })
      expect(await read()).toEqual(before)
      // What is changed in it is read, too.
      const emptied = { id, kind: '', kinds: [], country: '', price: null, open: false, rooms: [] }
      expect((await admin.json('PUT', '/api/house/update', { ...emptied, title: 'x' })).status).toBe(200)
      expect(await importPassed(passage, sheet)).toMatchObject({ updated: 2, mistakes: [] })
      expect(await read()).toMatchObject(full(first))
    })

    it.each([
      ['fr', false, ['N°', 'Titre', 'Genre']],
      ['ar', true, ['الرقم', 'العنوان', 'النوع']],
      ['en', false, ['No.', 'Title', 'Kind']],
    ] as const)(
      'has headings, words and a direction of its own in %s',
      async (from, isFromRight, headings) => {
        const { admin } = server
        await create(
          admin,
          '/api/house/create',
          full(await create(admin, '/api/house/create', { title: 'Un' })),
        )
        const passage = { admin, entity: 'house', from, to: from } as const
        const { sheets } = await readXlsx(await exportSheet({ ...passage, format: 'xlsx' }))
        expect(sheets.map(({ view }) => view?.rightToLeft ?? false)).toEqual([isFromRight])
        const [head = [], ...cells] = sheets[0]?.rows ?? []
        expect(head.slice(0, 3)).toEqual(headings)
        const row = cells.find((each) => each.includes('Deux; "x"')) ?? []
        expect(row).toEqual(expect.arrayContaining([kinds.rent[from], 12.5, 1234.5]))
        const text = new TextDecoder().decode(await exportSheet({ ...passage, format: 'csv' }))
        expect(text).toContain(`"${headings[1]}"`)
        expect(text).toContain(`"${kinds.rent[from]}"`)
      },
    )
  })
}
