import { describe, expect, it } from 'vitest'
import { openEditor } from './language-service.ts'

const HEAD = `import { choice, crud, date, defineEntity, firstOf, number, reference, toggle } from 'tribune'

export const probe = defineEntity({
  name: 'probe',
  path: '/probes',
  endpoints: crud('/api/probe', { sends: 'json', one: 'probe', many: 'probes' }),
  texts: { create: '', update: '', created: null, updated: null, deleted: '', confirmDelete: '', inUse: '' },
  fields: {
    state: choice({ label: 'L', options: { open: 'o', paid: 'p' }, initial: 'open', readOnly: true }),
    active: toggle({ label: 'A', words: { on: 'o', off: 'n' } }),
    amount: number({ label: 'M' }),
    day: date({ label: 'D' }),
    stadium_id: reference({ label: 'S', to: 'stadium', as: 'Stadium', optionLabel: ['name'] }),
  },
`
const LIST = `  list: { title: 't', add: 'a', columns: ['amount'] },\n`
const FIELDS = ['state', 'active', 'amount', 'day', 'stadium_id']
const STAGES = ['open', 'paid']

/** The whole file, with parts of the entity in lines of their own after its fields. */
const entity = (parts: string) => `${HEAD}${parts}})\n`
const part = (text: string) => entity(`${LIST}  ${text},\n`)
/** The file with something else said of its reference. */
const referring = (from: string, to: string) => entity(LIST).replace(from, to)

interface Place {
  readonly place: string
  /** The file with what is typed at the place. */
  readonly file: (typed: string) => string
  readonly offers: readonly string[]
  readonly wrong: string
  readonly says: RegExp
}

const places: readonly Place[] = [
  {
    place: 'a column',
    file: (typed) => entity(`  list: { title: 't', add: 'a', columns: ['${typed}'] },\n`),
    offers: FIELDS,
    wrong: 'amout',
    says: /Did you mean '"amount"'\?$/,
  },
  {
    place: 'a path of relations',
    file: (typed) =>
      entity(`  list: { title: 't', add: 'a', columns: [{ header: 'x', firstOf: ['${typed}'] }] },\n`),
    offers: ['amount', 'Stadium.wilaya', 'Stadium.Owner.name'],
    wrong: 'Stadium.wilay',
    says: /Did you mean '"Stadium\.wilaya"'\?$/,
  },
  {
    place: 'the field of a lock',
    file: (typed) => part(`lock: { when: { ${typed} }, says: 'x' }`),
    offers: [...FIELDS, 'or', 'not'],
    wrong: "stat: 'paid'",
    says: /'stat' does not exist in type .* 'state'\?$/,
  },
  {
    place: 'the value of a lock',
    file: (typed) => part(`lock: { when: { state: '${typed}' }, says: 'x' }`),
    offers: STAGES,
    wrong: 'piad',
    says: /'"piad"' is not assignable to type '.*"open" \| "paid"/,
  },
  {
    place: 'one of several values',
    file: (typed) => part(`lock: { when: { state: { in: ['${typed}'] } }, says: 'x' }`),
    offers: STAGES,
    wrong: 'piad',
    says: /'"piad"' is not assignable to type/,
  },
  {
    place: 'the operators of a choice',
    file: (typed) => part(`lock: { when: { state: { ${typed} } }, says: 'x' }`),
    offers: ['in', 'empty'],
    wrong: 'from: 1',
    says: /'from' does not exist in type/,
  },
  {
    place: 'the operators of a day',
    file: (typed) => part(`lock: { when: { day: { ${typed} } }, says: 'x' }`),
    offers: ['in', 'empty', 'from', 'to', 'within', 'anniversary'],
    wrong: "contains: 'x'",
    says: /'contains' does not exist in type/,
  },
  {
    place: 'a day from today',
    file: (typed) => part(`lock: { when: { day: { to: { ${typed} } } }, says: 'x' }`),
    offers: ['days'],
    wrong: 'day: 1',
    says: /'day' does not exist in type/,
  },
  {
    place: 'a condition among several',
    file: (typed) => part(`lock: { when: { or: [{ not: { ${typed} } }] }, says: 'x' }`),
    offers: FIELDS,
    wrong: "stat: 'paid'",
    says: /'stat' does not exist in type/,
  },
  {
    place: 'a field that a row is coloured by',
    file: (typed) =>
      entity(
        `  list: { title: 't', add: 'a', columns: ['amount'], rowColour: { when: { ${typed} }, colour: 'red' } },\n`,
      ),
    offers: FIELDS,
    wrong: "stat: 'paid'",
    says: /'stat' does not exist in type .* 'state'\?$/,
  },
  {
    place: 'a field that a section is locked by',
    file: (typed) =>
      part(`sections: { a: { label: 'x', fields: ['day'], lock: { when: { ${typed} }, says: 'x' } } }`),
    offers: FIELDS,
    wrong: "stat: 'paid'",
    says: /'stat' does not exist in type .* 'state'\?$/,
  },
  {
    place: 'a field that an action asks of',
    file: (typed) => part(`actions: { go: { label: 'x', on: 'record', done: 'y', when: { ${typed} } } }`),
    offers: FIELDS,
    wrong: "stat: 'paid'",
    says: /'stat' does not exist in type .* 'state'\?$/,
  },
  {
    place: 'the value that an action asks for',
    file: (typed) =>
      part(`actions: { go: { label: 'x', on: 'record', done: 'y', when: { state: '${typed}' } } }`),
    offers: STAGES,
    wrong: 'piad',
    says: /'"piad"' is not assignable/,
  },
  {
    place: 'what a widget asks for',
    file: (typed) =>
      part(`home: { widgets: { a: { shape: 'list', label: 'x', columns: ['day'], where: { ${typed} } } } }`),
    offers: [...FIELDS, 'Stadium', 'or', 'not'],
    wrong: 'amout: 5',
    says: /'amout' does not exist .* 'amount'\?$/,
  },
  {
    place: 'a value that a widget asks for',
    file: (typed) =>
      part(
        `home: { widgets: { a: { shape: 'chart', label: 'x', by: 'state', where: { not: { state: '${typed}' } } } } }`,
      ),
    offers: STAGES,
    wrong: 'piad',
    says: /'"piad"' is not assignable/,
  },
  {
    place: 'one of several values that a widget asks for',
    file: (typed) =>
      part(
        `home: { widgets: { a: { shape: 'list', label: 'x', columns: ['day'], where: { state: { in: ['${typed}'] } } } } }`,
      ),
    offers: STAGES,
    wrong: 'piad',
    says: /'"piad"' is not assignable|Did you mean '"paid"'/,
  },
  {
    place: 'an operator of what a widget asks for',
    file: (typed) =>
      part(
        `home: { widgets: { a: { shape: 'list', label: 'x', columns: ['day'], where: { day: { ${typed} } } } } }`,
      ),
    offers: ['within', 'anniversary', 'from', 'empty'],
    wrong: "wihin: 'today'",
    says: /'wihin' does not exist .* 'within'\?$/,
  },
  {
    place: 'what a widget asks of another entity',
    file: (typed) =>
      part(
        `home: { widgets: { a: { shape: 'list', label: 'x', columns: ['day'], where: { Stadium: { ${typed} } } } } }`,
      ),
    offers: ['name', 'wilaya', 'Owner'],
    wrong: "wilay: 'Oran'",
    says: /'wilay' does not exist .* 'wilaya'\?$/,
  },
  {
    place: 'what a badge counts',
    file: (typed) =>
      part(
        `menu: { label: 'x', icon: 'lucide-react/icons/shirt', order: 1, badge: { label: 'x', where: { or: [{ ${typed} }] } } }`,
      ),
    offers: FIELDS,
    wrong: 'amout: 5',
    says: /'amout' does not exist .* 'amount'\?$/,
  },
  {
    place: 'the field of stages',
    file: (typed) => part(`stages: { field: '${typed}', moves: {} }`),
    offers: ['state'],
    wrong: 'day',
    says: /'"day"' is not assignable to type '"state"'\.$/,
  },
  {
    place: 'a stage that is left',
    file: (typed) => part(`stages: { field: 'state', moves: { ${typed} } }`),
    offers: STAGES,
    wrong: "opn: { to: ['paid'] }",
    says: /'opn' does not exist .* 'open'\?$/,
  },
  {
    place: 'a stage that is entered',
    file: (typed) => part(`stages: { field: 'state', moves: { open: { to: ['${typed}'] } } }`),
    offers: STAGES,
    wrong: 'piad',
    says: /'"piad"' is not assignable to type '"open" \| "paid"/,
  },
  {
    place: 'a field of access',
    file: (typed) => part(`access: { fields: { ${typed} } }`),
    offers: FIELDS,
    wrong: 'amout: { read: [] }',
    says: /'amout' does not exist .* 'amount'\?$/,
  },
  {
    place: 'a field of a section',
    file: (typed) => part(`sections: { a: { label: 'x', fields: ['${typed}'] } }`),
    offers: FIELDS,
    wrong: 'amout',
    says: /Did you mean '"amount"'\?$/,
  },
  {
    place: 'a field that is unique with another',
    file: (typed) => part(`uniqueTogether: [['day', '${typed}']]`),
    offers: FIELDS,
    wrong: 'amout',
    says: /Did you mean '"amount"'\?$/,
  },
  {
    place: 'an entity that refers to it',
    file: (typed) => part(`related: ['${typed}']`),
    offers: ['player', 'stadium'],
    wrong: 'plaer',
    says: /Did you mean '"player"'\?$/,
  },
  {
    place: 'the records of a figure',
    file: (typed) => part(`rollups: { amount: { of: '${typed}', count: true } }`),
    offers: ['competition.stadium_id'],
    wrong: 'competition.stadum_id',
    says: /'"competition\.stadum_id"' is not assignable/,
  },
  {
    place: 'what a new record starts with',
    file: (typed) => referring("initial: 'open'", `initial: '${typed}'`),
    offers: STAGES,
    wrong: 'opn',
    says: /Did you mean '"open"'\?$/,
  },
  {
    place: 'the entity of a reference',
    file: (typed) => referring("to: 'stadium'", `to: '${typed}'`),
    offers: ['player', 'stadium'],
    wrong: 'stadum',
    says: /Did you mean '"stadium"'\?$/,
  },
  {
    place: 'what a reference is called by',
    file: (typed) => referring("['name']", `['${typed}']`),
    offers: ['name', 'Owner.name'],
    wrong: 'nam',
    says: /Did you mean '"name"'\?$/,
  },
  {
    place: 'what may be chosen',
    file: (typed) => referring("['name']", `['name'], options: { where: { ${typed} } }`),
    offers: ['name', 'wilaya'],
    wrong: "wilay: 'Oran'",
    says: /'wilay' does not exist .* 'wilaya'\?$/,
  },
]

describe('an editor in a config', { timeout: 120_000 }, () => {
  const editor = openEditor('.')

  it.each(places)(
    'offers what there is at $place, and underlines what there is not',
    ({ file, offers, wrong, says }) => {
      expect(editor.complete(file('‸'))).toEqual(expect.arrayContaining([...offers]))
      const line = file('‸')
        .split('\n')
        .findIndex((each) => each.includes('‸'))
      const [error, ...more] = editor.check(file(wrong))
      expect(more).toEqual([])
      expect(error?.line).toBe(line + 1)
      // What is right stands in the last line of what the compiler says.
      expect(error?.says.split('\n').at(-1)).toMatch(says)
    },
  )

  it('has nothing to say of a right one', () => {
    expect(
      editor.check(
        part(
          `lock: { when: { or: [{ active: true }, { state: { in: ['open', 'paid'] } }, { not: { day: { from: 'today', to: { days: 7 } } } }] }, says: 'x' }`,
        ),
      ),
    ).toEqual([])
  })
})

it.each([
  ['showWhen: { ‸ }', ['wilaya', 'player_id', 'or', 'not']],
  ['requiredWhen: { or: [{ ‸ }] }', ['wilaya', 'player_id']],
  ['readOnlyWhen: { not: { ‸ } }', ['wilaya', 'player_id']],
  ['showWhen: { wilaya: { ‸ } }', ['in', 'empty', 'from', 'to', 'contains']],
])(
  'an editor offers the fields of the program and the operators in %s',
  { timeout: 120_000 },
  (typed, offers) => {
    const text = entity(LIST).replace("number({ label: 'M' })", `number({ label: 'M', ${typed} })`)
    expect(openEditor('.').complete(text)).toEqual(expect.arrayContaining(offers))
  },
)

it('an editor offers the roles of the program', { timeout: 120_000 }, () => {
  const offered = openEditor('tests/domains/sakila').complete(part("access: { update: ['‸'] }"))
  expect(offered).toEqual(expect.arrayContaining(['counter', 'stock']))
})
