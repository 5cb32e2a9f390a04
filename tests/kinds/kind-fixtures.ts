import { choice } from '../../src/kinds/choice/definition.ts'
import { choices } from '../../src/kinds/choices/definition.ts'
import { date } from '../../src/kinds/date/definition.ts'
import { datetime } from '../../src/kinds/datetime/definition.ts'
import { formatDateTime } from '../../src/kinds/datetime/moment.ts'
import { decimal } from '../../src/kinds/decimal/definition.ts'
import { dependentLookup } from '../../src/kinds/dependent-lookup/definition.ts'
import { email } from '../../src/kinds/email/definition.ts'
import { file as oneFile } from '../../src/kinds/file/definition.ts'
import { iban } from '../../src/kinds/iban/definition.ts'
import { image } from '../../src/kinds/image/definition.ts'
import { images } from '../../src/kinds/images/definition.ts'
import { localizedText } from '../../src/kinds/localized-text/definition.ts'
import { longText } from '../../src/kinds/long-text/definition.ts'
import { lookup } from '../../src/kinds/lookup/definition.ts'
import { number } from '../../src/kinds/number/definition.ts'
import { password } from '../../src/kinds/password/definition.ts'
import { phone } from '../../src/kinds/phone/definition.ts'
import { color } from '../../src/kinds/color/definition.ts'
import { coordinates } from '../../src/kinds/coordinates/definition.ts'
import { country } from '../../src/kinds/country/definition.ts'
import { duration } from '../../src/kinds/duration/definition.ts'
import { uuid } from '../../src/kinds/uuid/definition.ts'
import { json } from '../../src/kinds/json/definition.ts'
import { markdown } from '../../src/kinds/markdown/definition.ts'
import { tags } from '../../src/kinds/tags/definition.ts'
import { rows } from '../../src/kinds/rows/definition.ts'
import { text } from '../../src/kinds/text/definition.ts'
import { time } from '../../src/kinds/time/definition.ts'
import { toggle } from '../../src/kinds/toggle/definition.ts'
import { url } from '../../src/kinds/url/definition.ts'
import type { FieldKind, FieldKinds } from '../../src/schema/entity/field-kinds.ts'
import type { Language } from '../../src/schema/values/text.ts'
import { referenceTo, referencesTo } from '../sample/reference-to.ts'

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
/** A table of one name, of which nothing else is called anything. */
const tableOf = (name: string, arabic: string) => ({
  load: () => Promise.resolve([name]),
  loadTranslations: (language: Language) =>
    Promise.resolve(new Map(language === 'ar' ? [[name, arabic]] : [])),
})
const wilayas = tableOf('Béjaïa', 'بجاية')
const communes = tableOf('El Eulma', 'العلمة')
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
  url: plain(url({ label }), 'https://exemple.dz/a', {
    accepts: {
      x: [
        [' https://exemple.dz/a ', 'https://exemple.dz/a'],
        ['http://localhost:8080', 'http://localhost:8080'],
        ['', ''],
      ],
    },
    refuses: { x: ['exemple.dz', 'javascript:alert(1)', 'ftp://exemple.dz', 'https://', 12] },
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
  decimal: {
    ...plain(decimal({ label, min: 0, max: 99, unit: 'kg' }), '12.50', {
      accepts: {
        x: [
          ['12.5', '12.50'],
          [0.1, '0.10'],
          ['١٢', '12.00'],
          ['', null],
          [null, null],
        ],
      },
      refuses: { x: ['-0.01', '99.01', '1.005', '1,5', 'douze', 1e21, true] },
    }),
    empty: null,
    tolerates: [
      [12.5, '12.50'],
      ['12.505', '12.505'],
      [null, null],
      [undefined, null],
    ],
    found: '12,50 kg 12.50',
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
  datetime: {
    ...plain(datetime({ label }), '2026-11-22T18:20:00Z', {
      accepts: {
        x: [
          ['2026-11-22T18:20:00Z', '2026-11-22T18:20:00Z'],
          ['2026-11-22T20:20:00.9+02:00', '2026-11-22T18:20:00Z'],
          ['', null],
          [null, null],
        ],
      },
      refuses: {
        x: ['2026-02-30T10:00:00Z', '2026-11-22T18:20', '22/11/2026 19:20', '0001-01-01T00:00:00Z', 0],
      },
    }),
    empty: null,
    tolerates: [
      ['2026-11-22 18:20:00', '2026-11-22T18:20:00Z'],
      ['2026-11-22T18:20:00.123+00:00', '2026-11-22T18:20:00Z'],
      ['2026-11-22', null],
      [null, null],
      [undefined, null],
    ],
    found: formatDateTime('2026-11-22T18:20:00Z'),
  },
  time: {
    ...plain(time({ label }), '14:30', {
      accepts: {
        x: [
          ['14:30', '14:30'],
          ['٠٨:١٥', '08:15'],
          ['', null],
          [null, null],
        ],
      },
      refuses: { x: ['24:00', '9:30', '14:30:00', 'midi', 1430] },
    }),
    empty: null,
    tolerates: [
      ['14:30:15', '14:30'],
      [null, null],
      ['midi', null],
      [undefined, null],
    ],
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
  choices: {
    field: choices({ label, options: { sat: 'Samedi', sun: 'Dimanche' } }),
    stored: ['sat', 'sun'],
    row: { x: '["sat","sun"]' },
    record: { x: ['sat', 'sun'] },
    empty: [],
    accepts: {
      x: [
        [
          ['sun', 'sat', 'sun'],
          ['sat', 'sun'],
        ],
        ['["sun"]', ['sun']],
        ['', []],
        [[], []],
      ],
    },
    refuses: { x: [['Samedi'], 'sat', [1], {}] },
    tolerates: [
      ['["sat"]', ['sat']],
      [null, []],
      [undefined, []],
    ],
    found: 'Samedi, Dimanche',
  },
  json: {
    field: json({ label }),
    stored: { a: [1, 'é'] },
    row: { x: '{"a":[1,"é"]}' },
    record: { x: { a: [1, 'é'] } },
    empty: null,
    accepts: {
      x: [
        [{ a: 1 }, { a: 1 }],
        [[], []],
        ['[1]', [1]],
        ['', null],
        [null, null],
      ],
    },
    refuses: { x: ['texte', '{"a":}', 12, true, ['x'.repeat(20_000)]] },
    tolerates: [
      ['{"a":1}', { a: 1 }],
      ['texte', null],
      [null, null],
      [undefined, null],
    ],
    found: '{"a":[1,"é"]}',
  },
  markdown: plain(markdown({ label }), '# Titre', {
    accepts: { x: [['# Titre\n\n- <b>un</b>', '# Titre\n\n- <b>un</b>']] },
    refuses: { x: ['a'.repeat(20_001), false] },
  }),
  color: plain(color({ label }), '#1a7f5a', {
    accepts: {
      x: [
        [' #1A7F5A', '#1a7f5a'],
        ['#fff', '#ffffff'],
        ['', ''],
        [null, ''],
      ],
    },
    refuses: { x: ['vert', '#12345', 'url(x)', 12] },
  }),
  country: plain(country({ label }), 'DZ', {
    accepts: {
      x: [
        ['DZ', 'DZ'],
        ['fr', 'FR'],
        ['', ''],
      ],
    },
    refuses: { x: ['Algérie', 'ZZ', 12] },
    found: 'Algérie الجزائر Algeria',
  }),
  duration: {
    ...plain(duration({ label }), 90, {
      accepts: {
        x: [
          [90, 90],
          ['90', 90],
          ['1:30', 90],
          ['1 h 30', 90],
          ['2h', 120],
          ['45 min', 45],
          ['', null],
          [null, null],
        ],
      },
      refuses: { x: ['une heure', '1:75', -1, 1.5, 600_000, true] },
    }),
    empty: null,
    tolerates: [
      ['01:30', 90],
      [null, null],
      [undefined, null],
    ],
    found: '1:30',
  },
  uuid: plain(uuid({ label }), '0f8fad5b-d9cb-469f-a165-70867728950e', {
    accepts: {
      x: [
        [' 0F8FAD5B-d9cb-469f-a165-70867728950e', '0f8fad5b-d9cb-469f-a165-70867728950e'],
        ['', ''],
      ],
    },
    refuses: { x: ['0f8fad5bd9cb469fa16570867728950e', 'x', 12] },
  }),
  iban: plain(iban({ label }), 'FR1420041010050500013M02606', {
    accepts: {
      x: [
        ['FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606'],
        ['gb29nwbk60161331926819', 'GB29NWBK60161331926819'],
        ['', ''],
        [null, ''],
      ],
    },
    refuses: { x: ['FR1420041010050500013M02607', 'GB29NWBK6016133192681', 'x', 12] },
    found: 'FR14 2004 1010 0505 0001 3M02 606 FR1420041010050500013M02606',
  }),
  coordinates: plain(coordinates({ label }), '36.7538, 3.0588', {
    accepts: {
      x: [
        ['36.7538,3.0588', '36.7538, 3.0588'],
        ['36.75380000 3.0588', '36.7538, 3.0588'],
        ['-0.0, +12', '0, 12'],
        ['', ''],
      ],
    },
    refuses: { x: ['Alger', '91, 3', '36, 181', '36', 12] },
    tolerates: [
      [{ lat: 36.5, lng: 3 }, '36.5, 3'],
      [{ type: 'Point', coordinates: [3, 36.5] }, '36.5, 3'],
      [null, ''],
      [undefined, ''],
    ],
  }),
  tags: {
    field: tags({ label }),
    stored: ['fidèle', 'VIP'],
    row: { x: '["fidèle","VIP"]' },
    record: { x: ['fidèle', 'VIP'] },
    empty: [],
    accepts: {
      x: [
        [
          ['fidèle', ' FIDELE ', 'VIP'],
          ['fidèle', 'VIP'],
        ],
        ['["VIP"]', ['VIP']],
        ['', []],
      ],
    },
    refuses: { x: [['a,b'], [''], 'VIP', [1], ['a'.repeat(51)]] },
    tolerates: [
      ['["VIP"]', ['VIP']],
      [null, []],
      [undefined, []],
    ],
    found: 'fidèle, VIP',
  },
  lookup: {
    ...plain(lookup({ label, options: wilayas }), 'Béjaïa', {
      accepts: {
        x: [
          ['Béjaïa', 'Béjaïa'],
          ['', ''],
        ],
      },
      refuses: { x: [`${longest}a`, 1] },
    }),
    found: 'Béjaïa بجاية Béjaïa',
  },
  dependentLookup: {
    ...plain(dependentLookup({ label, dependsOn: 'wilaya', options: communes }), 'El Eulma', {
      accepts: {
        x: [
          ['El Eulma', 'El Eulma'],
          ['', ''],
        ],
      },
      refuses: { x: [`${longest}a`, 1] },
    }),
    found: 'El Eulma العلمة',
  },
  references: {
    field: referencesTo({ label, to: 'owner', as: 'Owners', optionLabel: ['name'] }),
    stored: [7, 3],
    row: { x: '[7,3]' },
    record: { x: [7, 3] },
    empty: [],
    accepts: {
      x: [
        [
          [7, 3, 7],
          [7, 3],
        ],
        ['[7]', [7]],
        ['', []],
        [null, []],
      ],
    },
    refuses: { x: [7, ['7'], [0], [1.5], [2_147_483_648], {}] },
    tolerates: [
      ['[7]', [7]],
      [null, []],
      [undefined, []],
    ],
    found: '',
  },
  rows: {
    field: rows({
      label,
      max: 3,
      distinct: ['day'],
      fields: {
        day: text({ label, required: true }),
        seats: number({ label, min: 1 }),
        owner_id: referenceTo({ label, to: 'owner', as: 'Owner', optionLabel: ['name'] }),
      },
    }),
    stored: [{ day: 'lundi', seats: 7, owner_id: 3 }],
    row: { x: '[{"day":"lundi","seats":7,"owner_id":3}]' },
    record: { x: [{ day: 'lundi', seats: 7, owner_id: 3, Owner: undefined }] },
    empty: [],
    accepts: {
      x: [
        [
          [{ day: ' lundi ', seats: '7', owner_id: '3', other: 1 }, { day: 'mardi' }],
          [{ day: 'lundi', seats: 7, owner_id: 3 }, { day: 'mardi' }],
        ],
        ['[{"day":"lundi","seats":null}]', [{ day: 'lundi', seats: null }]],
        ['', []],
        [null, []],
      ],
    },
    refuses: {
      x: [
        7,
        {},
        ['lundi'],
        [{}],
        [{ day: '' }],
        [{ day: 'lundi', seats: 0 }],
        [{ day: 'lundi' }, { day: 'LUNDI' }],
        ['a', 'b', 'c', 'd'].map((day) => ({ day })),
      ],
    },
    tolerates: [
      ['[{"day":"lundi"}]', [{ day: 'lundi', seats: null, owner_id: null, Owner: undefined }]],
      [null, []],
      [undefined, []],
    ],
    found: 'lundi 7',
  },
  reference: {
    ...plain(referenceTo({ label, to: 'owner', as: 'Owner', optionLabel: ['name'] }), 7, {
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
    ...plain(image({ label }), 'a.webp', {
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
  file: {
    ...plain(
      oneFile({ label, types: ['pdf'] }),
      { file: 'a.bin', name: 'Été.pdf', size: 12 },
      {
        row: { x: '{"file":"a.bin","name":"Été.pdf","size":12}' },
        accepts: {
          x: [
            [file, file],
            [undefined, undefined],
            ['', ''],
          ],
        },
        refuses: { x: ['a.pdf', 1] },
      },
    ),
    empty: null,
    tolerates: [
      [null, null],
      [undefined, null],
      ['', null],
      ['a.pdf', { file: 'a.pdf', name: 'a.pdf', size: null }],
      [{ file: 'a.pdf' }, { file: 'a.pdf', name: 'a.pdf', size: null }],
      ['{"file":"a.pdf","size":1}', { file: 'a.pdf', name: 'a.pdf', size: 1 }],
      [{ name: 'a.pdf' }, null],
    ],
    found: 'Été.pdf',
  },
  images: {
    field: images({
      label,
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
