import { describe, expect, it } from 'vitest'
import { choice } from '../../../src/kinds/choice/meaning.ts'
import { choices } from '../../../src/kinds/choices/meaning.ts'
import { country } from '../../../src/kinds/country/meaning.ts'
import { date } from '../../../src/kinds/date/meaning.ts'
import { datetime } from '../../../src/kinds/datetime/meaning.ts'
import { decimal } from '../../../src/kinds/decimal/meaning.ts'
import { duration } from '../../../src/kinds/duration/meaning.ts'
import { localizedText } from '../../../src/kinds/localized-text/meaning.ts'
import { number } from '../../../src/kinds/number/meaning.ts'
import { rows } from '../../../src/kinds/rows/meaning.ts'
import { tags } from '../../../src/kinds/tags/meaning.ts'
import { text } from '../../../src/kinds/text/meaning.ts'
import { time } from '../../../src/kinds/time/meaning.ts'
import { toggle } from '../../../src/kinds/toggle/meaning.ts'
import { LANGUAGES } from '../../../src/schema/text.ts'
import { referenceTo, referencesTo } from '../../sample/reference-to.ts'
import type { DatabaseKind } from '../harness/databases.ts'
import { programOf, sampleEntity } from '../harness/sample-entity.ts'
import { create } from '../harness/samples.ts'
import { exportSheet, importPassed, passSheet } from '../harness/sheet-languages.ts'
import { useServer } from '../harness/test-server.ts'
import { readXlsx } from 'hucre/xlsx'

const said = (fr: string, ar: string, en: string) => ({ fr, ar, en })

const title = text({ label: said('Titre', 'العنوان', 'Title'), required: true })
const kinds = { rent: said('Loué', 'مستأجر', 'Rented'), sold: said('Vendu', 'مباع', 'Sold') }

const house = sampleEntity(
  {
    title,
    kind: choice({ label: said('Genre', 'النوع', 'Kind'), options: kinds }),
    kinds: choices({ label: said('Genres', 'الأنواع', 'Kinds'), options: kinds }),
    open: toggle({
      label: said('Ouvert', 'مفتوح', 'Open'),
      words: { on: said('ouvert', 'مفتوح', 'open'), off: said('fermé', 'مغلق', 'closed') },
    }),
    country: country({ label: said('Pays', 'البلد', 'Country') }),
    day: date({ label: said('Jour', 'اليوم', 'Day') }),
    moment: datetime({ label: said('Moment', 'اللحظة', 'Moment') }),
    time: time({ label: said('Heure', 'الساعة', 'Hour') }),
    lasts: duration({ label: said('Durée', 'المدة', 'Duration') }),
    price: decimal({ label: said('Prix', 'السعر', 'Price'), currency: 'DZD' }),
    size: number({ label: said('Taille', 'الحجم', 'Size'), decimals: 1, unit: said('m²', 'م²', 'sq m') }),
    named: localizedText({ label: said('Nom', 'الاسم', 'Name') }),
    words: tags({ label: said('Mots', 'الكلمات', 'Words') }),
    near_id: referenceTo({
      label: said('Voisin', 'الجار', 'Neighbour'),
      to: 'house',
      as: 'Near',
      optionLabel: ['title'],
    }),
    far_ids: referencesTo({
      label: said('Lointains', 'البعيدون', 'Far'),
      to: 'house',
      as: 'Far',
      optionLabel: ['title'],
    }),
    rooms: rows({
      label: said('Pièces', 'الغرف', 'Rooms'),
      fields: {
        kind: choice({ label: said('Usage', 'الاستعمال', 'Use'), options: kinds }),
        size: number({ label: said('Taille', 'الحجم', 'Size'), decimals: 1 }),
      },
    }),
  },
  'house',
)

const full = (id: number) => ({
  title: 'Deux; "x"',
  kind: 'rent',
  kinds: ['rent', 'sold'],
  open: true,
  country: 'DZ',
  day: '2026-03-04',
  moment: '2026-03-04T10:30:00Z',
  time: '09:05',
  lasts: 90,
  price: '1234.50',
  size: 12.5,
  named: { fr: 'Maison', ar: 'دار', en: 'House' },
  words: ['abricot', 'zèbre'],
  near_id: id,
  far_ids: [id],
  rooms: [{ kind: 'sold', size: 3.5 }],
})

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
