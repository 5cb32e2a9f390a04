import { choice } from '../../src/kinds/choice/meaning.ts'
import { date } from '../../src/kinds/date/meaning.ts'
import { dependentLookup } from '../../src/kinds/dependent-lookup/meaning.ts'
import { email } from '../../src/kinds/email/meaning.ts'
import { image } from '../../src/kinds/image/meaning.ts'
import { images } from '../../src/kinds/images/meaning.ts'
import { localizedText } from '../../src/kinds/localized-text/meaning.ts'
import { longText } from '../../src/kinds/long-text/meaning.ts'
import { lookup } from '../../src/kinds/lookup/meaning.ts'
import { number } from '../../src/kinds/number/meaning.ts'
import { password } from '../../src/kinds/password/meaning.ts'
import { phone } from '../../src/kinds/phone/meaning.ts'
import { reference } from '../../src/kinds/reference/meaning.ts'
import { text } from '../../src/kinds/text/meaning.ts'
import { toggle } from '../../src/kinds/toggle/meaning.ts'
import type { FieldKind, FieldKinds } from '../../src/schema/field-kinds.ts'

/** What is sent under a name, and what it is understood as. */
type Sent = readonly [sent: unknown, read: unknown]

export interface KindFixture<F> {
  readonly field: F
  /** A value as it is stored, as it lies in its columns, and as a record carries it; `x` is the field's name. */
  readonly stored: unknown
  readonly row: Readonly<Record<string, unknown>>
  readonly record: Readonly<Record<string, unknown>>
  /** The value of a field that was left empty. */
  readonly empty: unknown
  /** By the name it travels under in a creation. */
  readonly accepts: Readonly<Record<string, readonly Sent[]>>
  readonly refuses: Readonly<Record<string, readonly unknown[]>>
  /** What another backend may answer instead, and how it is read. */
  readonly tolerates: readonly Sent[]
  /** The words a search finds it by. */
  readonly found: string
}

const label = 'Champ'
const load = () => Promise.resolve([])
const file = new File(['x'], 'x.png', { type: 'image/png' })
const textTolerates: readonly Sent[] = [
  [null, ''],
  [undefined, ''],
  [12, '12'],
]
const longest = 'a'.repeat(255)

function plain<F>(
  field: F,
  value: unknown,
  rest: Pick<KindFixture<F>, 'accepts' | 'refuses'> & Partial<KindFixture<F>>,
): KindFixture<F> {
  const same = { x: value }
  return {
    field,
    stored: value,
    row: same,
    record: same,
    empty: '',
    tolerates: textTolerates,
    found: String(value),
    ...rest,
  }
}

/** One fixture for every kind; a kind without one does not compile. */
export const kindFixtures: { readonly [Kind in FieldKind]: KindFixture<FieldKinds[Kind]> } = {
  text: plain(text({ label }), 'Nadjib', {
    accepts: {
      x: [
        ['  Nadjib ', 'Nadjib'],
        ['', ''],
        [longest, longest],
      ],
    },
    refuses: { x: [`${longest}a`, 'a\u0000', 12, null, ['a']] },
  }),
  longText: plain(longText({ label }), 'Deux\nlignes', {
    accepts: { x: [['Deux\nlignes', 'Deux\nlignes']] },
    refuses: { x: ['a'.repeat(10_001), false] },
  }),
  email: plain(email({ label, unique: true }), 'a@b.dz', {
    accepts: {
      x: [
        [' a@b.dz ', 'a@b.dz'],
        ['', ''],
      ],
    },
    refuses: { x: ['a@b', 'a b@c.dz', `${'a'.repeat(250)}@b.dz`] },
  }),
  phone: plain(phone({ label }), '0550 12 34 56', {
    accepts: {
      x: [
        ['0550 12 34 56', '0550 12 34 56'],
        ['+213 (0)5', '+213 (0)5'],
        ['٠٥٥٠ ۱۲', '0550 12'],
        ['', ''],
      ],
    },
    refuses: { x: ['abc', '12', '1'.repeat(40)] },
    found: '0550 12 34 56 0550123456 +213550123456',
  }),
  number: {
    ...plain(number({ label, min: 0, max: 99 }), 11, {
      accepts: {
        x: [
          [11, 11],
          ['11', 11],
          ['١٢', 12],
          ['۱۲', 12],
          [0, 0],
          ['', null],
          [null, null],
        ],
      },
      refuses: { x: [-1, 100, 1.5, 'onze', true] },
    }),
    empty: null,
    tolerates: [
      ['11', 11],
      [null, null],
      [undefined, null],
      ['', null],
    ],
    found: '11',
  },
  date: {
    ...plain(date({ label }), '1990-02-28', {
      accepts: {
        x: [
          ['1990-02-28', '1990-02-28'],
          ['2024-02-29', '2024-02-29'],
          ['٢٠٢٤-٠٢-٢٩', '2024-02-29'],
          ['', null],
          [null, null],
        ],
      },
      refuses: { x: ['1990-02-30', '28/02/1990', '1990-2-28', 19900228] },
    }),
    empty: null,
    tolerates: [
      ['1990-02-28T23:30:00.000Z', '1990-02-28'],
      [null, null],
      ['hier', null],
      [undefined, null],
    ],
    found: '28/02/1990 1990-02-28',
  },
  toggle: {
    ...plain(toggle({ label, words: { on: 'active', off: 'inactive' } }), true, {
      accepts: {
        x: [
          [true, true],
          ['true', true],
          ['1', true],
          ['on', true],
          ['false', false],
          ['', false],
        ],
      },
      refuses: { x: ['oui', 2] },
    }),
    empty: '',
    tolerates: [
      [1, true],
      [0, false],
      [null, false],
      [undefined, false],
    ],
    found: 'active',
  },
  choice: {
    ...plain(
      choice({ label, options: { 'will start': 'va commencer', looking: 'on recherche' } }),
      'will start',
      {
        accepts: {
          x: [
            ['will start', 'will start'],
            ['', ''],
          ],
        },
        refuses: { x: ['va commencer', 'toString', 1] },
      },
    ),
    found: 'va commencer',
  },
  lookup: plain(lookup({ label, options: { load } }), 'Béjaïa', {
    accepts: {
      x: [
        ['Béjaïa', 'Béjaïa'],
        ['', ''],
      ],
    },
    refuses: { x: [`${longest}a`, 1] },
  }),
  dependentLookup: plain(dependentLookup({ label, dependsOn: 'wilaya', options: { load } }), 'El Eulma', {
    accepts: {
      x: [
        ['El Eulma', 'El Eulma'],
        ['', ''],
      ],
    },
    refuses: { x: [`${longest}a`, 1] },
  }),
  reference: {
    ...plain(reference({ label, to: 'owner', as: 'Owner', optionLabel: ['name'] }), 7, {
      accepts: {
        x: [
          [7, 7],
          ['7', 7],
          ['', null],
          [null, null],
        ],
      },
      refuses: { x: [0, -1, 1.5, 'sept', '7a', 2_147_483_648] },
    }),
    empty: null,
    tolerates: [
      ['7', 7],
      [null, null],
      [undefined, null],
    ],
    found: '',
  },
  image: {
    ...plain(image({ label, placeholder: 'player' }), 'a.webp', {
      accepts: {
        x: [
          [file, file],
          [undefined, undefined],
          ['', ''],
        ],
      },
      refuses: { x: ['a.webp', 1] },
    }),
    empty: null,
    tolerates: [
      [null, null],
      [undefined, null],
    ],
    found: '',
  },
  images: {
    field: images({
      label,
      placeholder: 'stadium',
      sentAs: { create: 'files', add: 'newFiles', keep: 'oldFiles' },
    }),
    stored: ['a.webp', 'b.webp'],
    row: { x: '["a.webp","b.webp"]' },
    record: { x: ['a.webp', 'b.webp'] },
    empty: [],
    accepts: {
      files: [
        [
          [file, file],
          [file, file],
        ],
        [file, [file]],
        ['', []],
        [[''], []],
        [undefined, undefined],
      ],
    },
    refuses: { files: [['a.webp'], 1] },
    tolerates: [
      ['["a.webp"]', ['a.webp']],
      ['', []],
      [null, []],
      [undefined, []],
    ],
    found: '',
  },
  localizedText: {
    field: localizedText({ label }),
    stored: { en: 'Ball', fr: 'Ballon', ar: 'كرة' },
    row: { x_en: 'Ball', x_fr: 'Ballon', x_ar: 'كرة' },
    record: { x: { en: 'Ball', fr: 'Ballon', ar: 'كرة' } },
    empty: { en: '', fr: '', ar: '' },
    accepts: { x: [[{ fr: ' Ballon ' }, { en: '', fr: 'Ballon', ar: '' }]] },
    refuses: { x: ['Ballon', { fr: 12 }, []] },
    tolerates: [
      [undefined, { en: '', fr: '', ar: '' }],
      [
        { fr: 'Ballon', en: null },
        { en: '', fr: 'Ballon', ar: '' },
      ],
    ],
    found: 'Ball Ballon كرة',
  },
  password: {
    field: password({ label, confirmedBy: 'again', confirmationLabel: 'Encore' }),
    stored: 'hash',
    row: { x: 'hash' },
    record: {},
    empty: '',
    accepts: {
      x: [
        ['12345678', '12345678'],
        ['', ''],
      ],
      again: [
        ['12345678', '12345678'],
        ['', ''],
      ],
    },
    refuses: { x: ['1234567', 'a'.repeat(1001), 12345678], again: [null, 'a'.repeat(1001)] },
    tolerates: [],
    found: '',
  },
}
