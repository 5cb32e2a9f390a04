import { Project } from 'ts-morph'
import { expect, it } from 'vitest'
import { mendConditions } from '../../scripts/develop/upgrade/former-conditions.ts'

function mend(text: string): string {
  const source = new Project({ useInMemoryFileSystem: true }).createSourceFile('visit.ts', text)
  mendConditions(source)
  return source.getFullText().replaceAll(/\s+/g, ' ').trim()
}

it.each([
  ['one value', "{ field: 'kind', is: 'rented' }", "{ kind: 'rented' }"],
  ['in the other order', "{ is: true, field: 'is_paid' }", '{ is_paid: true }'],
  ['several values', "{ field: 'kind', is: ['a', 'b'] }", "{ kind: { in: ['a', 'b'] } }"],
  ['several as a constant', "{ field: 'kind', is: ['a'] as const }", "{ kind: { in: ['a'] as const } }"],
  ['something', "{ field: 'phone', isEmpty: false }", '{ phone: { empty: false } }'],
  ['before today', "{ field: 'day', isBefore: 'today' }", '{ day: { to: { days: -1 } } }'],
  ['before tomorrow', "{ field: 'day', isBefore: { days: 1 } }", "{ day: { to: 'today' } }"],
  ['after yesterday', "{ field: 'day', isAfter: { days: -1 } }", "{ day: { from: 'today' } }"],
  ['after today', "{ field: 'day', isAfter: 'today' }", '{ day: { from: { days: 1 } } }'],
  [
    'a number of its own',
    "{ field: 'day', isAfter: { days: SPAN } }",
    '{ day: { from: { days: SPAN + 1 } } }',
  ],
  ['all', "{ all: [{ field: 'kind', is: 'a' }, { field: 'paid', is: true }] }", "{ kind: 'a', paid: true }"],
  [
    'any in all',
    "{ all: [{ field: 'kind', is: 'a' }, { any: [{ field: 'paid', is: true }, { field: 'day', isEmpty: true }] }] }",
    "{ kind: 'a', or: [{ paid: true }, { day: { empty: true } }] }",
  ],
  [
    'all in any',
    "{ any: [{ field: 'kind', is: 'a' }, { all: [{ field: 'paid', is: true }, { field: 'day', isEmpty: true }] }] }",
    "{ or: [{ kind: 'a' }, { paid: true, day: { empty: true } }] }",
  ],
  [
    'a day between two',
    "{ all: [{ field: 'day', isAfter: 'today' }, { field: 'day', isBefore: { days: 8 } }] }",
    '{ day: { from: { days: 1 }, to: { days: 7 } } }',
  ],
  [
    'two groups side by side',
    "{ all: [{ any: [{ field: 'a', is: 1 }, { field: 'b', is: 2 }] }, { any: [{ field: 'c', is: 3 }] }] }",
    '{ not: { or: [{ not: { or: [{ a: 1 }, { b: 2 }] } }, { not: { or: [{ c: 3 }] } }] } }',
  ],
  [
    'with its comments',
    "{\n // why\n field: 'kind',\n // which\n is: 'a', // so\n }",
    "{ // why // which kind: 'a' // so }",
  ],
  [
    'with comments between several',
    "{ all: [\n // one\n { field: 'a', is: 1 },\n // two\n { field: 'b', is: 2 },\n] }",
    '{ // one a: 1, // two b: 2 }',
  ],
  [
    'with a comment behind one of several',
    "{ all: [\n {\n field: 'a',\n is: 1, // one\n },\n { field: 'b', is: 2 },\n] }",
    '{ a: 1 // one , b: 2 }',
  ],
])('mends a former condition: %s', (_title, former, now) => {
  expect(mend(`const when = ${former}`)).toBe(`const when = ${now}`)
})

it('asks a field of several values for one of them', () => {
  const fields = "{ words: tags({}), note: text({ showWhen: { field: 'words', is: 'urgent' } }) }"
  expect(mend(`defineEntity({ fields: ${fields} })`)).toContain("{ words: { in: ['urgent'] } }")
})

it.each(["{ field: 'ends_on' }", "{ field: 'kind', is: 'a', says: 'x' }", "{ all: ['a'] }", '{ any: [] }'])(
  'leaves what is no condition: %s',
  (text) => {
    expect(mend(`const other = ${text}`)).toBe(`const other = ${text}`)
  },
)
