import type { DatetimeField } from '../../../../src/kinds/datetime/definition.ts'
import { edgesOf, isTaken } from '../../day-bounds.ts'
import type { Accepted, KindValues } from '../kind-values.ts'
import { acceptOne, emptyOne, rank, refuseOne } from '../one-value.ts'

/** An instant, typed by the clocks of Algiers: one hour ahead of UTC, all year. */
function moment(name: string, title: string, [value, typed]: readonly [string, string]): Accepted {
  return acceptOne(name, { title, value, typed: written(typed) })
}

/** `22/11/2026 19:20` of `2026-11-22T19:20` */
function written(local: string): string {
  const [day = '', time = ''] = local.split('T')
  return `${day.split('-').reverse().join('/')} ${time}`
}

export const datetimeValues: KindValues<DatetimeField> = {
  accepted: async ({ name, field }) =>
    [
      ...edgesOf(field).within.map((day) => noonOf(name, day)),
      moment(name, 'plain', ['2026-11-22T18:20:00Z', '2026-11-22T19:20']),
      moment(name, 'over midnight', ['2023-12-31T23:30:00Z', '2024-01-01T00:30']),
      moment(name, 'long ago', ['1991-05-31T08:00:00Z', '1991-05-31T09:00']),
      moment(name, 'a leap day', ['2024-02-29T11:00:00Z', '2024-02-29T12:00']),
      acceptOne(name, { title: 'seconds', value: '2026-07-01T08:00:59Z', shows: '01/07/2026 09:00:59' }),
      acceptOne(name, {
        title: 'another zone',
        value: '2026-07-01T10:00:00.5+02:00',
        reads: '2026-07-01T08:00:00Z',
      }),
      acceptOne(name, {
        title: 'Arabic digits',
        value: '٢٠٢٤-٠١-٠١T٠٠:٠٠:٠٠Z',
        reads: '2024-01-01T00:00:00Z',
      }),
    ].filter(({ reads }) => reads.is === 'value' && isTaken(String(reads.value).slice(0, 10), field)),
  async refused({ name, field }) {
    const texts = ['2026-02-30T10:00:00Z', '2026-11-22T24:00:00Z', '2026-11-22T18:20', '2026-11-22', 'demain']
    const others = ['0000-01-01T00:00:00+05:00', '9999-12-31T23:59:59-05:00', 1_700_000_000_000, true, {}]
    const beyond = edgesOf(field).beyond.map((day) => `${day}T12:00:00Z`)
    return [...texts, ...others, ...beyond].map((value) =>
      refuseOne(name, { title: JSON.stringify(value), value }),
    )
  },
  empty: ({ name }) => emptyOne(name, null, { how: 'type', name, text: '' }),
  ascending: async ({ name }) => [
    rank(moment(name, '1998', ['1998-12-31T23:59:00Z', '1999-01-01T00:59']), '01/01/1999 00:59'),
    rank(moment(name, '1999', ['1999-01-02T07:00:00Z', '1999-01-02T08:00']), '02/01/1999 08:00'),
    rank(moment(name, '2026', ['2026-01-01T12:00:00Z', '2026-01-01T13:00']), '01/01/2026 13:00'),
  ],
  onDay: noonOf,
}

/** Noon is on that day by most clocks. */
function noonOf(name: string, day: string): Accepted {
  return acceptOne(name, { title: day, value: `${day}T12:00:00Z` })
}
