import { Project } from 'ts-morph'
import { expect, it } from 'vitest'
import { mendFilters } from '../../scripts/develop/upgrade/former-filters.ts'

function mend(text: string): string {
  const source = new Project({ useInMemoryFileSystem: true }).createSourceFile('visit.ts', text)
  expect(mendFilters(source)).toBe(source.getFullText() !== text)
  return source.getFullText().replace('export const parts = ', '').replace(/\s+/g, ' ').trim()
}

it.each<[string, string]>([
  ["{ in: 'a' }", "where: { role: { in: ['a'] } }"],
  ["{ in: ['a', 'b'] }", "where: { role: { in: ['a', 'b'] } }"],
  ["{ within: ['today'] }", "where: { role: { within: 'today' } }"],
  ['{ is: true }', 'where: { role: true }'],
  ['{ in: ROLES }', 'where: { role: { in: ROLES } }'],
  [
    "{ within: ['today', 'future'] }",
    "where: { or: [{ role: { within: 'today' } }, { role: { within: 'future' } }] }",
  ],
  [
    "{ from: 5, contains: ['a', 'b'] }",
    "where: { role: { from: 5 }, or: [{ role: { contains: 'a' } }, { role: { contains: 'b' } }] }",
  ],
  // Which of them go together a person says.
  ['{ from: [5, 6], to: [7, 8] }', 'where: { role: { from: [5, 6], to: [7, 8] } }'],
])('what a widget was filtered for, %s, is asked', (filters, where) => {
  expect(mend(`export const parts = { shape: 'list', filters: { role: ${filters} } }`)).toBe(
    `{ shape: 'list', ${where} }`,
  )
})

it('so is a badge, and nothing else that has filters', () => {
  expect(mend('export const parts = { badge: { label: 1, filters: { day: { empty: true } } } }')).toBe(
    '{ badge: { label: 1, where: { day: { empty: true } } } }',
  )
  expect(mend("export const parts = { shape: 'own', filters: { day: 1 } }")).toBe(
    "{ shape: 'own', filters: { day: 1 } }",
  )
})
