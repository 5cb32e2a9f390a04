import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SCRIPT = 'tests/contract/process/run-job.ts'

it('a job whose process is killed is taken over by another one, when it was silent long enough', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tribune-killed-job-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const start = Date.now()
  /** @param lastWord the output at which it is killed; without it, it ends by itself. */
  const runAt = async (moment: number, lastWord?: string): Promise<string> => {
    const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, folder, String(moment)])
    onTestFinished(() => void child.kill('SIGKILL'))
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString('utf8')
      if (lastWord !== undefined && said.includes(lastWord)) child.kill('SIGKILL')
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    await once(child, 'close')
    return said
  }
  expect(await runAt(start)).toBe('ended\n')
  expect(await runAt(start + HOUR, 'titles: run 1')).toBe('titles: run 1\n')
  // It may still be alive as far as others know.
  expect(await runAt(start + HOUR + MINUTE / 2)).toBe('ended\n')
  expect(await runAt(start + HOUR + 2 * MINUTE)).toBe('titles: run 1, run 2\nended\n')
})
