import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashComputed } from '../../scripts/develop/generate/loading/hash-computed.ts'
import { number } from '../../src/kinds/number/definition.ts'
import { sampleEntity } from '../contract/harness/sample-entity.ts'

const HELPER = `import { tenth } from './tenth.ts'
export const unused = 1
export const round = (value: number) => Math.round(tenth(value))
`
const TENTH = 'export function tenth(value: number) { return value / 10 }\n'
const CLUB = `import { round } from './reference/round.ts'
const twice = (value: number) => 2 * value
export const club = defineEntity({
  name: 'club',
  fields: { size: number({ label: 'Taille' }) },
  computed: { size: ({ seats }) => round(twice(seats)) },
})
`

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tribune-hash-'))
  mkdirSync(join(root, 'entities/reference'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

function hash(club: string, helper = HELPER, tenth = TENTH): string | undefined {
  const files = { 'club.ts': club, 'reference/round.ts': helper, 'reference/tenth.ts': tenth }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, 'entities', file), text)
  const entity = {
    ...sampleEntity({ size: number({ label: 'Taille' }) }, 'club'),
    computed: { size: () => 1 },
  }
  return hashComputed(root, [{ file: 'entities/club.ts', exports: { club: entity } }]).get('club')
}

it('stays where words, comments, layout and what is not used have changed', () => {
  const before = hash(CLUB)
  expect(before).toMatch(/^[0-9a-f]{16}$/)
  const others = [
    hash(CLUB.replace('Taille', 'Grandeur')),
    hash(CLUB.replace('round(twice', '\n// As seats come in pairs.\n  round( /* two */ twice')),
    hash(CLUB, HELPER.replace('unused = 1', 'unused = 2')),
  ]
  expect(others).toEqual([before, before, before])
})

it.each([
  ['the function', CLUB.replace('twice(seats)', 'twice(seats + 1)'), HELPER, TENTH],
  ['what it calls in its file', CLUB.replace('2 * value', '3 * value'), HELPER, TENTH],
  ['what it calls in another file', CLUB, HELPER.replace('round(tenth', 'floor(tenth'), TENTH],
  ['what that one calls', CLUB, HELPER, TENTH.replace('/ 10', '/ 100')],
  [
    'what is passed on',
    CLUB.replace('round.ts', 'tenth.ts').replace('{ round }', '{ tenth as round }'),
    HELPER,
    TENTH,
  ],
])('is another one where %s has changed', (_what, club, helper, tenth) => {
  expect(hash(club, helper, tenth)).not.toBe(hash(CLUB))
})

it('follows functions that are written elsewhere, and files that pass others on', () => {
  const club = CLUB.replace(
    "import { round } from './reference/round.ts'",
    "import * as all from './reference/round.ts'",
  ).replace('computed: { size: ({ seats }) => round(twice(seats)) }', '...all.computed')
  const passing = "export { tenth as computed } from './tenth.ts'\n"
  expect(hash(club, passing, TENTH.replace('10', '11'))).not.toBe(hash(club, passing))
})
