import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { buildServer } from '../../../scripts/build/build-server.ts'
import { entities } from '../../../src/generated/registry.ts'
import { describeDerivation } from '../../../src/server/database/derivation.ts'
import { domainNamed } from '../../domains/domains.ts'

const { entities: computing } = domainNamed('driving-school')
const FOLDER = '.cache/hash-derivation'
const PROGRAM = `import { entities } from '../../src/generated/registry.ts'
import { describeDerivation } from '../../src/server/database/derivation.ts'
import { entities as computing } from '../../tests/domains/driving-school/generated/registry.ts'
console.log(JSON.stringify(await Promise.all([...entities, ...computing].map(describeDerivation))))
`

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

it('is the same in the tests, in a command and in a build, of functions too', async () => {
  const entry = `${FOLDER}/print.ts`
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(entry, PROGRAM)
  await buildServer([entry], `${FOLDER}/built`)
  const print = async (...args: readonly string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, args)
    return JSON.parse(stdout) as unknown
  }
  expect(computing.some(({ computed }) => Object.keys(computed ?? {}).length > 0)).toBe(true)
  const own = await Promise.all([...entities, ...computing].map(describeDerivation))
  expect(await print('--import', 'tsx', entry)).toEqual(own)
  expect(await print(`${FOLDER}/built/print.js`)).toEqual(own)
})
