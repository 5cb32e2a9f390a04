import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { buildServer } from '../../../scripts/build/build-server.ts'
import { entities } from '../../../src/generated/registry.ts'
import { hashDerivation } from '../../../src/server/database/refresh-derived-columns.ts'

const ENTRY = 'tests/server/derivation/print-derivations.ts'
const BUILT = '.cache/print-derivations'

afterAll(() => rmSync(BUILT, { recursive: true, force: true }))

it('is the same in the tests, in a command and in a build', async () => {
  await buildServer(ENTRY, BUILT)
  const print = async (...args: readonly string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, args)
    return JSON.parse(stdout) as unknown
  }
  const own = await Promise.all(entities.map(hashDerivation))
  expect(await print('--import', 'tsx', ENTRY)).toEqual(own)
  expect(await print(`${BUILT}/print-derivations.js`)).toEqual(own)
})
