import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createBackendProcess } from '../../scripts/develop/dev/backend-process.ts'

const wrongEnv = { ...process.env, PORT: 'abc', DATABASE_URL: 'mysql://x' }

it('a backend that cannot start is heard with all it said', { timeout: 60_000 }, async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => void vi.restoreAllMocks())
  const hear = vi.fn<(said: string) => void>()
  const backend = createBackendProcess(wrongEnv, hear)
  await backend.restart()
  await vi.waitFor(() => expect(hear).toHaveBeenCalled(), { timeout: 50_000 })
  expect(hear.mock.calls).toEqual([[expect.stringContaining('The environment is wrong: PORT must be')]])
  expect(process.stderr.write).toHaveBeenCalled()
  await backend.stop()
})

it('a backend that is stopped is not', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tribune-dev-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const hear = vi.fn<(said: string) => void>()
  const backend = createBackendProcess({ ...process.env, PORT: '0', DATA_DIR: folder }, hear)
  await backend.restart()
  await backend.stop()
  expect(hear).not.toHaveBeenCalled()
})
