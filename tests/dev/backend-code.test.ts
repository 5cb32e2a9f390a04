import { expect, it } from 'vitest'
import { BACKEND_CODE } from '../../scripts/develop/dev/backend-code.ts'
import { readImports } from '../house/imports.ts'
import { readSources } from '../house/source.ts'

/** What the generator writes after a change of an entity, and what gives entities their words. */
const COMES_WITH_ENTITIES = ['entities/', 'src/generated/', 'src/tribune/']

it('the backend is started anew after a change of any file that it runs', { timeout: 60_000 }, () => {
  const byPath = new Map(readSources().map((source) => [source.path, source]))
  const run = new Set(['scripts/develop/dev/backend.ts'])
  for (const path of run) {
    const source = byPath.get(path)
    for (const { target } of source ? readImports(source) : []) run.add(target)
  }
  const watched = [...BACKEND_CODE.map((folder) => `${folder}/`), ...COMES_WITH_ENTITIES, 'scripts/']
  expect(run.size).toBeGreaterThan(100)
  expect([...run].filter((path) => !watched.some((folder) => path.startsWith(folder)))).toEqual([])
})
