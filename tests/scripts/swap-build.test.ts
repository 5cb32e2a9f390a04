import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { swapBuild } from '../../scripts/build/swap-build.ts'

const HOUR_MS = 60 * 60_000
/** Any moment. */
const START = Date.UTC(2026, 0, 1)

let dist = ''
beforeEach(() => void (dist = mkdtempSync(join(tmpdir(), 'tribune-dist-'))))
afterEach(() => rmSync(dist, { recursive: true, force: true }))

const write = (folder: string, name: string) => {
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  mkdirSync(join(folder, 'server'), { recursive: true })
  for (const file of [
    'client/index.html',
    `client/assets/${name}.js`,
    'client/assets/same.js',
    'server/serve.js',
  ])
    writeFileSync(join(folder, file), name)
}
const build = (name: string, hours: number) =>
  swapBuild(dist, async (folder) => write(folder, name), START + hours * HOUR_MS)
const assets = () => readdirSync(join(dist, 'client/assets')).toSorted()

it('leaves the build that a server was started from as it was', async () => {
  await build('first', 0)
  const [client, server] = [realpathSync(join(dist, 'client')), realpathSync(join(dist, 'server'))]
  await build('second', 1)
  expect(readdirSync(client)).toContain('index.html')
  expect(readdirSync(join(client, 'assets'))).toContain('first.js')
  expect(readdirSync(server)).toEqual(['serve.js'])
  expect(realpathSync(join(dist, 'client'))).not.toBe(client)
})

it('serves what former pages may still load, for a day after it was replaced', async () => {
  await build('first', 0)
  await build('second', 30)
  expect(assets()).toEqual(['first.js', 'same.js', 'second.js'])
  await build('third', 40)
  expect(assets()).toEqual(['first.js', 'same.js', 'second.js', 'third.js'])
  await build('fourth', 55)
  expect(assets()).toEqual(['fourth.js', 'same.js', 'second.js', 'third.js'])
  await build('fifth', 100)
  expect(assets()).toEqual(['fifth.js', 'fourth.js', 'same.js'])
})

it('keeps few builds, however often it builds', async () => {
  for (let count = 0; count < 23; count += 1) await build(`build-${count}`, count)
  expect(readdirSync(join(dist, 'builds'))).toHaveLength(20)
  expect(assets()).toHaveLength(24)
})

it('leads to the former build where one fails', async () => {
  await build('first', 0)
  const before = realpathSync(join(dist, 'client'))
  const failing = swapBuild(dist, () => Promise.reject(new Error('no room')), START + HOUR_MS)
  await expect(failing).rejects.toThrow('no room')
  expect(realpathSync(join(dist, 'client'))).toBe(before)
  expect(readdirSync(join(dist, 'builds'))).toHaveLength(1)
})

it('takes over what a former release built into a folder', async () => {
  write(dist, 'former')
  await build('first', 0)
  expect(assets()).toEqual(['first.js', 'former.js', 'same.js'])
  expect(existsSync(join(dist, 'server/serve.js'))).toBe(true)
})
