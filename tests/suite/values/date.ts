import type { DateField } from '../../../src/kinds/date/meaning.ts'
import type { Accepted, KindValues } from './kind-values.ts'
import { acceptOne, emptyOne, rank, refuseOne } from './one-value.ts'

/** A day as the backend keeps it, typed and shown as people write it. */
function day(name: string, title: string, value: string): Accepted {
  return acceptOne(name, { title, value, typed: value.split('-').reverse().join('/') })
}

export const dateValues: KindValues<DateField> = {
  accepted: async ({ name, field }) => [
    day(name, 'plain', '1999-05-31'),
    day(name, 'a leap day', '2024-02-29'),
    day(name, 'a leap day of a century', '2000-02-29'),
    day(name, 'the last of a year', '2025-12-31'),
    day(name, 'long ago', '1830-07-05'),
    ...(field.past ? [] : [day(name, 'far away', '9999-12-31')]),
    acceptOne(name, { title: 'Arabic digits', value: '٢٠٢٤-٠١-٠١', reads: '2024-01-01' }),
  ],
  async refused({ name, field }) {
    const texts = ['2001-02-29', '1900-02-29', '2024-13-01', '2024-00-10', '31/12/1999', '2024-2-8', 'demain']
    const others = ['1999-12-31T00:00:00Z', '1999-12-31 ', 19_991_231, true, ['1999-12-31'], {}]
    const toCome = field.past ? ['2999-01-01'] : []
    return [...texts, ...others, ...toCome].map((value) =>
      refuseOne(name, { title: JSON.stringify(value), value }),
    )
  },
  empty: ({ name }) => emptyOne(name, null, { how: 'type', name, text: '' }),
  ascending: async ({ name }) =>
    ['1998-12-31', '1999-01-02', '2026-01-01'].map((value) =>
      rank(day(name, value, value), value.split('-').reverse().join('/')),
    ),
  onDay: (name, value) => day(name, value, value),
}
