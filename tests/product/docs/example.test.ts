import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, vi } from 'vitest'
import { sqlite } from '../../contract/harness/database/databases.ts'
import { isEntity } from '../../../scripts/develop/generate/checks/entity-check.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { domainNamed } from '../../domains/domains.ts'
import { runDomain } from '../../suite/contract/run-domain.ts'
import { readBlocks } from './read-pages.ts'

vi.mock('@node-rs/argon2', () => import('../../suite/contract/quick-hashes.ts'))

const [shown] = readBlocks('README.md').filter(({ language }) => language === 'ts')
const example = await loadEntity(shown?.text ?? '')
const product = domainNamed('product')

// What `npm test -- --entity sponsor` runs for whoever follows the page, but for the browser.
runDomain('SQLite, as README.md shows it', { ...product, entities: [...product.entities, example] }, sqlite, {
  tested: [example],
})

it('the example of README.md says nothing in letters that its language has not', () => {
  const arabic = [...(shown?.text ?? '').matchAll(/\bar: '([^']*)'/g)].map(([, said = '']) => said)
  expect(arabic.length).toBeGreaterThan(5)
  expect(arabic.filter((said) => /\p{Script=Latin}/u.test(said))).toEqual([])
})

/** A file of its own, as it is one of `entities/` where somebody writes it. */
async function loadEntity(text: string): Promise<AnyEntity> {
  const folder = resolve('.cache/pages')
  mkdirSync(folder, { recursive: true })
  const file = `${folder}/example.ts`
  writeFileSync(file, text.replace("'tribune'", `'${resolve('src/tribune/index.ts')}'`))
  const module: object = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const [entity] = Object.values(module).filter(isEntity)
  if (!entity) throw new Error('README.md shows no entity')
  return entity
}
