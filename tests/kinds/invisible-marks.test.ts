import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { inputSchema } from '../../src/kinds/core/form/form-model.ts'
import { filterSchemas } from '../../src/kinds/core/filter/filters.ts'
import { compareKey } from '../../src/kinds/core/definition/definitions.ts'
import { parseDay } from '../../src/kinds/date/day.ts'
import { email } from '../../src/kinds/email/definition.ts'
import { parseMoment } from '../../src/kinds/datetime/parse-moment.ts'
import { parseTypedTime } from '../../src/kinds/time/parse-time.ts'
import { payloadOf } from '../../src/kinds/registries/payloads.ts'
import { number } from '../../src/kinds/number/definition.ts'
import { phone } from '../../src/kinds/phone/definition.ts'
import type { Field } from '../../src/schema/entity/field-kinds.ts'
import { kindFixtures } from './kind-fixtures.ts'

/** Left-to-right embedding as in contacts, isolates as in chats, a mark of Arabic, a byte order mark, a space of no width. */
const MARKED = [
  (text: string) => `\u202a${text}\u202c`,
  (text: string) => `\u2066${text}\u2069`,
  (text: string) => `\u200e${text}\u200f`,
  (text: string) => `\u061c${text}`,
  (text: string) => `\ufeff${text}\u200b`,
  (text: string) => `${text.slice(0, 2)}\u200f${text.slice(2)}`,
]
const CODES = [
  ['phone', '+213 550 12 34 56'],
  ['email', 'dina@example.dz'],
  ['date', '2024-05-31'],
  ['datetime', '2024-05-31T10:00:00Z'],
  ['time', '09:30'],
  ['duration', '1:30'],
  ['decimal', '12.50'],
  ['number', '12'],
  ['iban', 'FR14 2004 1010 0505 0001 3M02 606'],
  ['uuid', '0f8fad5b-d9cb-469f-a165-70867728950e'],
  ['url', 'https://example.dz/club'],
  ['color', '#1d5fa8'],
  ['coordinates', '36.7538, 3.0588'],
] as const

function read(field: Field, sent: string): unknown {
  return z.safeParse(z.object(payloadOf(field).shape('x', field, 'create')), { x: sent }).data
}

describe('marks that nobody sees', () => {
  it.each(CODES)('do not matter in a field of the kind %s', (kind, code) => {
    const { field } = kindFixtures[kind]
    const plain = read(field, code)
    expect(plain).toBeDefined()
    for (const mark of MARKED) expect(read(field, mark(code)), JSON.stringify(mark(code))).toEqual(plain)
  })

  it('do not matter to what the form checks of an email', () => {
    const schema = inputSchema({ x: email({ label: 'Email' }) })
    for (const mark of MARKED) expect(schema.safeParse({ x: mark('dina@example.dz') }).success).toBe(true)
  })

  it('do not matter in what is typed or stands in a file', () => {
    for (const mark of MARKED) {
      expect(parseDay(mark('31/05/1999'), { today: '2026-11-23', isPast: true, order: 'dmy' })).toBe(
        '1999-05-31',
      )
      expect(parseMoment(mark('2026-11-22 19:20'))).toBe(parseMoment('2026-11-22 19:20'))
      expect(parseTypedTime(mark('9:30'))).toBe('09:30')
    }
  })

  it('do not matter in what is compared, nor in the numbers of a filter', () => {
    const [mail, called] = [email({ label: 'Email' }), phone({ label: 'Tél' })]
    for (const mark of MARKED) {
      expect(compareKey(mail, mark('dina@example.dz'))).toBe('dina@example.dz')
      expect(compareKey(called, mark('0550 12 34 56'))).toBe('0550123456')
      expect(filterSchemas(number({ label: 'N' }))['from']?.parse(mark('12'))).toBe(12)
    }
  })

  it('stay in an address where they join letters', () => {
    const { field } = kindFixtures.url
    const address = 'https://example.ir/می\u200cشود'
    expect(read(field, address)).toEqual({ x: address })
  })
})
