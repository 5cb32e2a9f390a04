import { describe, expect, it } from 'vitest'
import { choice } from '../../../src/kinds/choice/definition.ts'
import { choices } from '../../../src/kinds/choices/definition.ts'
import { date } from '../../../src/kinds/date/definition.ts'
import { datetime } from '../../../src/kinds/datetime/definition.ts'
import { instantOf } from '../../../src/kinds/datetime/moment.ts'
import type { ImportContext } from '../../../src/kinds/core/sheet/field-sheet.ts'
import { decimal, percent } from '../../../src/kinds/decimal/definition.ts'
import { image } from '../../../src/kinds/image/definition.ts'
import { localizedText } from '../../../src/kinds/localized-text/definition.ts'
import { number } from '../../../src/kinds/number/definition.ts'
import { password } from '../../../src/kinds/password/definition.ts'
import { phone } from '../../../src/kinds/phone/definition.ts'
import { sheetOf } from '../../../src/kinds/registries/sheets.ts'
import { country } from '../../../src/kinds/country/definition.ts'
import { duration } from '../../../src/kinds/duration/definition.ts'
import { tags } from '../../../src/kinds/tags/definition.ts'
import { time } from '../../../src/kinds/time/definition.ts'
import { toggle } from '../../../src/kinds/toggle/definition.ts'
import type { Field } from '../../../src/schema/entity/field-kinds.ts'
import { referenceTo, referencesTo } from '../../sample/reference-to.ts'

const label = 'Champ'
const fields = {
  number: number({ label, decimals: 2, unit: 'kg' }),
  date: date({ label, past: true }),
  choices: choices({ label, options: { sat: 'Samedi', sun: 'Dimanche' } }),
  country: country({ label }),
  duration: duration({ label }),
  tags: tags({ label }),
  decimal: decimal({ label, currency: 'DZD' }),
  percent: percent({ label }),
  datetime: datetime({ label }),
  time: time({ label }),
  toggle: toggle({
    label,
    words: { on: { fr: 'active', ar: 'نشط' }, off: { fr: 'inactive', ar: 'متوقف' } },
  }),
  choice: choice({
    label,
    options: { forward: { fr: 'Attaquant', ar: 'مهاجم', en: 'Striker' }, defender: 'Défenseur' },
  }),
  phone: phone({ label }),
  password: password({ label, confirmedBy: 'y', confirmationLabel: 'Confirmation' }),
  localizedText: localizedText({ label }),
  references: referencesTo({ label, to: 'owner', as: 'Owners', optionLabel: ['name'] }),
  reference: referenceTo({ label, to: 'owner', as: 'Owner', optionLabel: ['name', 'phone'] }),
  image: image({ label }),
}

const called: Readonly<Record<string, readonly number[]>> = { Rachid: [7], Omar: [8, 9] }
const context: ImportContext = {
  stored: { id: 1, x: { en: 'Ball', fr: 'Ballon', ar: '' } },
  findByLabel: (_entity, _label, text) => Promise.resolve(called[text] ?? []),
}
const parse = (field: Field, texts: Readonly<Record<string, string>>) =>
  sheetOf(field).parse?.('x', field, new Map(Object.entries(texts)), context)
const files = { fileAddress: (name: string) => `https://a.dz/uploads/${name}` }
const written = (field: Field, record: object) =>
  sheetOf(field)
    .columns('x', field)
    .map((column) => column.value?.({ id: 1, ...record }, files))

describe('what is read from a cell', () => {
  it.each<readonly [Field, string, unknown]>([
    [fields.number, '1 234,50', '1234.50'],
    [fields.number, '1\u202f234.5', '1234.5'],
    [fields.number, 'douze', 'douze'],
    [fields.number, '12,5 %', '0.125'],
    [fields.percent, '50 %', '50'],
    [fields.percent, '12,5\u202f%', '12.5'],
    [fields.percent, '7%', '7'],
    [fields.percent, '%50', '50'],
    [fields.percent, '٥٠٪', '50'],
    [fields.percent, '0,5', '0.5'],
    [fields.percent, '5 % environ', '5 % environ'],
    [fields.percent, '%', '%'],
    [fields.datetime, '2025-10-26 02:30+02:00', '2025-10-26T00:30:00Z'],
    [fields.datetime, '2025-10-26 02:30+01:00', '2025-10-26T01:30:00Z'],
    [fields.duration, '36:00:00', 2160],
    [fields.date, '3/2/2001', '2001-02-03'],
    [fields.date, '2001-02-03', '2001-02-03'],
    [fields.date, '31/02/2001', '31/02/2001'],
    [fields.date, '2001-02-03 10:30:00', '2001-02-03'],
    [fields.datetime, '2001-02-03 10:30:15', instantOf('2001-02-03T10:30:15')],
    [fields.datetime, '3/2/2001 9h30', instantOf('2001-02-03T09:30:00')],
    [fields.datetime, '03/02/2001', instantOf('2001-02-03T00:00:00')],
    [fields.datetime, '31/02/2001 10:00', '31/02/2001 10:00'],
    [fields.datetime, '2001-02-03T09:30:00Z', '2001-02-03T09:30:00Z'],
    [fields.decimal, '1 234,5', '1234.5'],
    [fields.choices, 'dimanche; sat', ['sun', 'sat']],
    [fields.choices, 'Lundi', ['Lundi']],
    [fields.country, 'algerie', 'DZ'],
    [fields.country, 'Atlantide', 'Atlantide'],
    [fields.duration, '1:30', 90],
    [fields.duration, '1899-12-30 01:30:00', 90],
    [fields.duration, 'longtemps', 'longtemps'],
    [fields.tags, 'fidèle, VIP,', ['fidèle', 'VIP']],
    [fields.time, '1899-12-30 09:30:00', '09:30'],
    [fields.time, '9 h 30', '09:30'],
    [fields.time, '14:05:00', '14:05'],
    [fields.time, '18h', '18:00'],
    [fields.time, 'midi', 'midi'],
    [fields.toggle, 'ACTIVE', true],
    [fields.toggle, 'non', false],
    [fields.toggle, 'متوقف', false],
    [fields.toggle, 'peut-être', 'peut-être'],
    [fields.choice, 'defenseur', 'defender'],
    [fields.choice, 'forward', 'forward'],
    [fields.choice, 'striker', 'forward'],
    [fields.choice, 'مهاجم', 'forward'],
    [fields.choice, 'Ailier', 'Ailier'],
    [fields.phone, '+213 550', '+213 550'],
    [fields.date, '', ''],
    [fields.references, 'Rachid; Rachid', [7, 7]],
    [fields.references, '', []],
    [fields.reference, 'Rachid', 7],
    [fields.reference, '12', '12'],
  ])('%j: %s', async (field, text, value) => {
    expect(await parse(field, { x: text })).toEqual({ values: { x: value } })
  })

  it('is a password and its confirmation, or nothing', async () => {
    expect(await parse(fields.password, { x: 'un secret' })).toEqual({
      values: { x: 'un secret', y: 'un secret' },
    })
    expect(await parse(fields.password, { x: '' })).toEqual({ values: {} })
  })

  it('leaves the languages alone that the file does not have', async () => {
    expect(await parse(fields.localizedText, { 'x.ar': 'كرة' })).toEqual({
      values: { x: { en: 'Ball', fr: 'Ballon', ar: 'كرة' } },
    })
  })

  it('is what a number or a label refers to, if that is clear', async () => {
    expect(await parse(fields.reference, { x: 'Omar', 'x.id': '9' })).toEqual({ values: { x: '9' } })
    expect(await parse(fields.reference, { x: 'Omar' })).toMatchObject({ key: 'x' })
    expect(await parse(fields.reference, { x: 'Personne' })).toMatchObject({ key: 'x' })
    expect(await parse(fields.reference, { x: 'Rachid', 'x.id': 'sept' })).toMatchObject({ key: 'x.id' })
    expect(await parse(fields.references, { x: 'Omar', 'x.id': '9; 7' })).toEqual({ values: { x: [9, 7] } })
    expect(await parse(fields.references, { x: 'Rachid; Omar' })).toMatchObject({ key: 'x' })
    expect(await parse(fields.references, { x: 'Personne' })).toMatchObject({ key: 'x' })
    expect(await parse(fields.references, { 'x.id': '9; sept' })).toMatchObject({ key: 'x.id' })
  })

  it('is no picture', () => {
    expect(sheetOf(fields.image).parse).toBeUndefined()
  })
})

describe('what stands in a cell', () => {
  it.each<readonly [Field, object, readonly unknown[]]>([
    [fields.number, { x: 1.5 }, [1.5]],
    [fields.number, { x: null }, [null]],
    [fields.date, { x: '2001-02-03' }, ['2001-02-03']],
    [fields.toggle, { x: true }, ['active']],
    [fields.choice, { x: 'forward' }, ['Attaquant']],
    [fields.choice, { x: 'gone' }, ['gone']],
    [fields.reference, { x: 7, Owner: { id: 7, name: 'Rachid', phone: '0550' } }, ['Rachid – 0550', 7]],
    [fields.reference, { x: null }, ['', null]],
    [
      fields.references,
      {
        x: [7, 3],
        Owners: [
          { id: 7, name: 'A' },
          { id: 3, name: 'B' },
        ],
      },
      ['A; B', '7; 3'],
    ],
    [fields.references, { x: [] }, ['', '']],
    [fields.image, { x: 'a.webp' }, ['https://a.dz/uploads/a.webp']],
    [fields.image, { x: null }, ['']],
    [fields.localizedText, { x: { en: 'Ball', fr: 'Ballon', ar: 'كرة' } }, ['Ball', 'Ballon', 'كرة']],
    [fields.password, { x: 'hash' }, [undefined]],
  ])('%j: %j', (field, record, values) => {
    expect(written(field, record)).toEqual(values)
  })

  it('has a unit in the heading of its numbers', () => {
    expect(sheetOf(fields.number).columns('x', fields.number)[0]?.header).toBe('Champ (kg)')
  })
})
