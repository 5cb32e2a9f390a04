import { expect, it } from 'vitest'
import { chooseTests } from '../../scripts/test/changed/choose-tests.ts'
import { reach } from '../../scripts/test/changed/named-files.ts'

const FILES: Readonly<Record<string, readonly string[]>> = {
  'tests/server/read-table.test.ts': ['src/features/import/server.ts'],
  'tests/server/listen.test.ts': ['src/server/app.ts'],
  'tests/house/house.test.ts': [],
  'tests/contract/sqlite.test.ts': ['tests/contract/suites/all.ts'],
  'tests/contract/suites/all.ts': ['tests/contract/suites/days.ts'],
  'tests/contract/suites/days.ts': ['src/features/registries/servers.ts', 'src/server/app.ts'],
  'tests/product/contract/sqlite.test.ts': ['tests/product/contract/suites/all.ts'],
  'tests/product/contract/suites/all.ts': [
    'tests/product/contract/suites/imports.ts',
    'tests/product/contract/suites/pending-uploads.ts',
  ],
  'tests/product/contract/suites/imports.ts': ['src/features/registries/servers.ts'],
  'tests/product/contract/suites/pending-uploads.ts': ['src/server/app.ts'],
  'tests/product/browser/imports.spec.ts': ['src/features/registries/servers.ts'],
  'tests/product/browser/form.spec.ts': ['src/features/registries/servers.ts'],
  'tests/suite/browser/entities.spec.ts': ['src/features/import/texts.ts'],
  'src/features/registries/servers.ts': ['src/features/import/server.ts'],
  'src/server/app.ts': [],
}
const named = (path: string) => FILES[path] ?? []
const tests = Object.keys(FILES).filter((path) => /\.(test|spec)\.ts$/.test(path))
const choose = (...changes: readonly string[]) => chooseTests(changes, tests, named)

it('of a feature its own tests are chosen, and not all that lists it', () => {
  const chosen = choose('src/features/import/server.ts')
  expect(chosen.units.toSorted()).toEqual([
    'tests/house/house.test.ts',
    'tests/product/contract/postgres.test.ts',
    'tests/product/contract/sqlite.test.ts',
    'tests/server/read-table.test.ts',
    'tests/suite/contract/sqlite.test.ts',
  ])
  expect(chosen.suites).toEqual(['importsSuite'])
  expect(chosen.specs).toEqual(['tests/product/browser/imports.spec.ts'])
})

it('of the core what reaches it is chosen, and every screen', () => {
  const { units, suites, specs } = choose('src/server/app.ts')
  expect(units).toContain('tests/server/listen.test.ts')
  expect(units).not.toContain('tests/server/read-table.test.ts')
  expect(suites).toEqual(['daysSuite', 'pendingUploadsSuite'])
  expect(specs).toBe('all')
})

it('a test that changes is chosen itself', () => {
  expect(choose('tests/product/browser/form.spec.ts')).toEqual({
    units: [],
    suites: [],
    specs: ['tests/product/browser/form.spec.ts'],
  })
})

it('borders are reached and not crossed', () => {
  const reached = reach('tests/product/browser/form.spec.ts', named, ['src/features/registries/servers.ts'])
  expect([...reached]).toEqual(['tests/product/browser/form.spec.ts', 'src/features/registries/servers.ts'])
})
