import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { buildServer } from '../../scripts/build/build-server.ts'
import { entities } from '../../src/generated/registry.ts'
import { describeDerivation } from '../../src/server/database/derivation.ts'

const FOLDER = '.cache/hash-derivation'
const PROGRAM = `import { entities } from '../../src/generated/registry.ts'
import { describeDerivation } from '../../src/server/database/derivation.ts'
console.log(JSON.stringify(await Promise.all(entities.map(describeDerivation))))
`

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

it('is the same in the tests, in a command and in a build', async () => {
  const entry = `${FOLDER}/print.ts`
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(entry, PROGRAM)
  await buildServer(entry, `${FOLDER}/built`)
  const print = async (...args: readonly string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, args)
    return JSON.parse(stdout) as unknown
  }
  const own = await Promise.all(entities.map(describeDerivation))
  expect(await print('--import', 'tsx', entry)).toEqual(own)
  expect(await print(`${FOLDER}/built/print.js`)).toEqual(own)
})
