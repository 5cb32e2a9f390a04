import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { createClient, type HttpClient } from '../../../contract/harness/http-client.ts'
import { startProcess, type RunningProcess } from './running-process.ts'

export const PASSWORD = 'un-secret'

/** Processes that share a data folder, which is empty before each test; none of them outlives it. */
export interface Processes {
  readonly folder: string
  start(env?: Readonly<Record<string, string>>): Promise<RunningProcess>
}

export function useProcesses(): Processes {
  let folder = ''
  let processes: RunningProcess[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tribune-data-'))
    processes = []
  })
  afterEach(async () => {
    for (const { child } of processes) child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })
  return {
    get folder() {
      return folder
    },
    async start(env = {}) {
      const started = await startProcess({ DATA_DIR: folder, ...env })
      processes.push(started)
      return started
    },
  }
}

/** The first administrator, logged in to a process that is ready. */
export async function logInTo(started: RunningProcess): Promise<HttpClient> {
  const client = createClient(await started.ready())
  await client.logIn('admin', PASSWORD)
  return client
}
