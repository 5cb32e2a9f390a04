import type { DateField } from '../../../../src/kinds/date/definition.ts'
import { daysTaken, edgesOf, isTaken } from '../../day-bounds.ts'
import { daysAfter } from '../../periods.ts'
import type { Accepted, KindValues } from '../kind-values.ts'
import { acceptOne, emptyOne, rank, refuseOne } from '../one-value.ts'

/** A day as the backend keeps it, typed and shown as people write it. */
function day(name: string, title: string, value: string): Accepted {
  return acceptOne(name, { title, value, typed: value.split('-').reverse().join('/') })
}

/** Another one for each serial, with two free days after it. */
function serialDay(field: DateField, serial: number, after = 0): string {
  return daysAfter(daysTaken(field).first ?? '1900-01-01', serial * 3 + after)
}

function inArabicDigits(value: string): string {
  return value.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
}

function ascendingDays(field: DateField): readonly string[] {
  const [edge] = edgesOf(field).within
  if (edge === undefined) return ['1998-12-31', '1999-01-02', '2026-01-01']
  return [-2, -1, 0, 1, 2].map((days) => daysAfter(edge, days)).filter((each) => isTaken(each, field))
}

export const dateValues: KindValues<DateField> = {
  async accepted({ name, field, serial }) {
    const { within } = edgesOf(field)
    const plain = field.unique ? serialDay(field, serial) : (within[0] ?? '1999-05-31')
    const arabic = field.unique ? plain : (within[0] ?? '2024-01-01')
    const others = [
      day(name, 'a leap day', '2024-02-29'),
      day(name, 'a leap day of a century', '2000-02-29'),
      day(name, 'the last of a year', '2025-12-31'),
      day(name, 'long ago', '1830-07-05'),
      ...(field.past ? [] : [day(name, 'far away', '9999-12-31')]),
      ...within.map((edge) => day(name, `at the edge, ${edge}`, edge)),
    ].filter(({ reads }) => reads.is === 'value' && isTaken(String(reads.value), field))
    return [
      day(name, 'plain', plain),
      ...(field.unique ? [] : others),
      acceptOne(name, { title: 'Arabic digits', value: inArabicDigits(arabic), reads: arabic }),
    ]
  },
  async refused({ name, field }) {
    const texts = ['2001-02-29', '1900-02-29', '2024-13-01', '2024-00-10', '31/12/1999', '2024-2-8', 'demain']
    const others = ['1999-12-31T00:00:00Z', '1999-12-31 ', 19_991_231, true, ['1999-12-31'], {}]
    const toCome = field.past ? ['2999-01-01'] : []
    return [...texts, ...others, ...toCome, ...edgesOf(field).beyond].map((value) =>
      refuseOne(name, { title: JSON.stringify(value), value }),
    )
  },
  empty: ({ name }) => emptyOne(name, null, { how: 'type', name, text: '' }),
  async ascending({ name, field, serial }) {
    const days = field.unique
      ? [serialDay(field, serial), serialDay(field, serial, 1), serialDay(field, serial, 2)]
      : ascendingDays(field)
    return days.map((value) => rank(day(name, value, value), value.split('-').reverse().join('/')))
  },
  repeats: true,
  twins({ name, field, serial }) {
    const plain = serialDay(field, serial)
    return {
      first: day(name, 'plain', plain),
      same: [plain, inArabicDigits(plain)].map((value) =>
        acceptOne(name, { title: value, value, reads: plain }),
      ),
    }
  },
  onDay: (name, value) => day(name, value, value),
}
