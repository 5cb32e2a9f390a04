import { expect, it } from 'vitest'
import type { DecimalField } from '../../../../src/kinds/decimal/definition.ts'
import type { NumberField } from '../../../../src/kinds/number/definition.ts'
import type { DateField } from '../../../../src/kinds/date/definition.ts'
import type { CellField } from '../../../../src/kinds/rows/row-values.ts'
import type { TextField } from '../../../../src/kinds/text/definition.ts'
import type { Field } from '../../../../src/schema/entity/field-kinds.ts'
import { createRecord } from '../../../../src/server/records/write-records.ts'
import { planMigration } from '../../../../src/server/database/migrations/migrate.ts'
import type { Restarts } from '../../harness/restarts.ts'
import { listRecords } from '../../harness/list-records.ts'
import { programOf, sampleEntity } from '../../harness/sample-entity.ts'
import { picture } from '../../harness/samples.ts'
import { storedFiles } from '../../harness/test-server.ts'

const label = 'Champ'
const text: TextField = { kind: 'text', label }
const date: DateField = { kind: 'date', label }
const image: Field = { kind: 'image', label }
const whole: NumberField = { kind: 'number', label }
const toggle: Field = { kind: 'toggle', label, words: { on: 'oui', off: 'non' } }
const moment: Field = { kind: 'datetime', label }
const phone: Field = { kind: 'phone', label }
const amount = (decimals: number): DecimalField => ({ kind: 'decimal', label, decimals })
const optionsOf = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]))
const choice = (...values: readonly string[]): Field => ({
  kind: 'choice',
  label,
  options: optionsOf(values),
})
const choices = (...values: readonly string[]): Field => ({
  kind: 'choices',
  label,
  options: optionsOf(values),
})
const shortText: TextField = { kind: 'text', label, maxLength: 4 }
const reference: Field = { kind: 'reference', label, to: 'club', as: 'Club', optionLabel: [] }

const plate: TextField = {
  ...shortText,
  maxLength: 9,
  pattern: { matches: /^\d+$/, says: label, example: '1' },
}
const rows = (n: CellField): Field => ({ kind: 'rows', label, fields: { n } })

type Conversion = readonly [string, Field, Field, readonly unknown[], readonly unknown[]]

/** What two records hold before, and after the field has become another. */
const conversions: readonly Conversion[] = [
  ['a text that becomes a number', text, whole, ['12', ''], [12, null]],
  ['a text with spaces that becomes a number', text, whole, [' -3 ', ''], [-3, null]],
  ['a number that becomes a text', whole, text, [12, null], ['12', '']],
  ['a zero that becomes a text', whole, text, [0, null], ['0', '']],
  ['decimals that become a text', { ...whole, decimals: 1 }, text, [1.5, 2], ['1.5', '2']],
  ['a whole number that gets decimals', whole, { ...whole, decimals: true }, [12, null], [12, null]],
  ['decimals that are whole', { ...whole, decimals: true }, whole, [12, null], [12, null]],
  ['a text that becomes a date', text, date, ['2026-08-01', ''], ['2026-08-01', null]],
  ['a date that becomes a text', date, text, ['2026-08-01', null], ['2026-08-01', '']],
  ['a switch that becomes a text', toggle, text, [true, false], ['true', 'false']],
  ['a number that becomes a switch', { ...whole, default: 0 }, toggle, [1, 0], [true, false]],
  ['a text that becomes a switch', text, toggle, ['on', ''], [true, false]],
  ['a number that may be empty now', { ...whole, default: 4 }, whole, [4, 5], [4, 5]],
  ['a number that starts with one now', whole, { ...whole, default: 4 }, [null, 5], [4, 5]],
  ['a number that becomes a reference', whole, reference, [1, null], [1, null]],
  ['a reference that becomes a number', reference, whole, [null, 1], [null, 1]],
  // By the clocks of the program, an hour before those of UTC.
  ['a day that becomes a moment', date, moment, ['2026-08-01', ''], ['2026-07-31T23:00:00Z', null]],
  ['a moment that begins a day', moment, date, ['2026-07-31T23:00:00Z', ''], ['2026-08-01', null]],
  ['an amount with fewer places', amount(3), amount(2), ['12.300', ''], ['12.30', null]],
  ['an amount without places', amount(2), amount(0), ['1200.00', '-5.00'], ['1200', '-5']],
  ['an amount with more places', amount(1), amount(4), ['12.3', ''], ['12.3000', null]],
  ['a choice without one that nobody has', choice('a', 'b'), choice('a'), ['a', ''], ['a', '']],
  [
    'choices in another order',
    choices('a', 'b'),
    choices('b', 'c', 'a'),
    ['["a","b"]', ''],
    [['b', 'a'], []],
  ],
  ['a text that becomes a phone', text, phone, ['0550 11 22 33', ''], ['0550 11 22 33', '']],
  ['a text that may be shorter', text, shortText, ['abcd', ''], ['abcd', '']],
  ['a longer text of a newer pattern', shortText, plate, ['abcd', ''], ['abcd', '']],
  [
    'an amount with more places and a limit',
    amount(1),
    { ...amount(2), max: 5 },
    ['12.3', ''],
    ['12.30', null],
  ],
  ['rows of numbers that become texts', rows(whole), rows(text), ['[{"n":5}]', ''], [[{ n: '5' }], []]],
  [
    'rows of texts that may be longer',
    rows(shortText),
    rows(plate),
    ['[{"n":"abcd"}]', ''],
    [[{ n: 'abcd' }], []],
  ],
  ['no pictures that become texts', image, text, ['', ''], ['', '']],
]

const RECORDS = [0, 1] as const

const nameOf = (what: string) => what.replaceAll(' ', '_')

/** All of them in one entity: a start takes long, and they do not know of each other. */
const fieldsOf = (side: (conversion: Conversion) => Field) =>
  Object.fromEntries(conversions.map((each) => [nameOf(each[0]), side(each)]))

export function conversionsSuite(server: Restarts): void {
  it('what the values of a field can be made into is made of them', async () => {
    const first = sampleEntity(
      fieldsOf(([, before]) => before),
      'club',
    )
    const { store } = await server.start(programOf(first))
    for (const place of RECORDS) {
      const values = conversions.map(([what, , , given]) => [nameOf(what), given[place] ?? ''])
      await createRecord(store, first, Object.fromEntries(values))
    }
    const second = sampleEntity(
      fieldsOf(([, , after]) => after),
      'club',
    )
    const again = await server.start(programOf(second))
    const records = [...(await listRecords(again.store, second))].sort((one, other) => one.id - other.id)
    for (const [what, , , , expected] of conversions)
      expect(
        records.map((record) => record[nameOf(what)]),
        what,
      ).toEqual(expected)
    expect(await planMigration(again.store, programOf(second), [])).toEqual([])
  })

  const password: Field = { kind: 'password', label, confirmedBy: 'again', confirmationLabel: 'B' }
  const lost: readonly (readonly [string, Field, Field, unknown])[] = [
    ['decimals', { ...whole, decimals: true }, whole, '1.5'],
    ['a number that is no switch', whole, toggle, 5],
    ['the id of no record', whole, reference, 4711],
    ['a text that is no day', text, date, 'demain'],
    ['a moment within a day', moment, date, '2026-08-01T10:15:00Z'],
    ['an amount of more places', amount(3), amount(2), '12.345'],
    ['a number of more places', { ...whole, decimals: 3 }, { ...whole, decimals: 1 }, '1.234'],
    ['a choice that is offered no more', choice('a', 'b'), choice('a'), 'b'],
    ['one of the choices that is offered no more', choices('a', 'b'), choices('a'), '["a","b"]'],
    ['a cell that is no day', rows(text), rows(date), '[{"n":"2026-08-01"},{"n":"demain"}]'],
    ['a cell that is too long', rows(text), rows(shortText), '[{"n":"demain"}]'],
    ['a text that is no choice', text, choice('a'), 'demain'],
    ['a text that is no phone', text, phone, 'demain'],
    ['a text that is too long', text, shortText, 'demain'],
    ['a text that is no picture', text, image, 'photo.webp'],
    ['a text that was never hashed', text, password, 'un-secret'],
    ['a day that was never hashed', date, password, '2026-08-01'],
    ['a hash', password, text, 'un-secret'],
    ['the file of a picture', image, text, picture()],
    ['the file of a picture, in a column like that of a day', image, date, picture()],
  ]
  it.each(lost)('%s cannot be made into what the field is now', async (_what, before, after, given) => {
    const first = sampleEntity({ value: before }, 'club')
    const { store } = await server.start(programOf(first))
    const value = await given
    await createRecord(store, first, { value, again: value })
    const files = await storedFiles(server.uploadsFolder)
    const kept = sampleEntity({ value: after }, 'club')
    const renamed = sampleEntity({ other: { ...after, renamedFrom: 'value' } }, 'club')
    for (const [name, entity] of Object.entries({ value: kept, other: renamed }))
      await expect(server.start(programOf(entity))).rejects.toThrow(
        new RegExp(`^E190 club\\.${name}: .* 1 record holds `),
      )
    expect(await storedFiles(server.uploadsFolder)).toEqual(files)
  })
}
