import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildServer } from '../../../../scripts/build/build-server.ts'

const SCRIPT = 'tests/product/contract/process/serve-process.ts'

let program: Promise<string> | undefined

/** Built as the product is, into a folder without any sources; once for all tests of a worker. */
async function buildProgram(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tribune-server-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync('package.json', join(folder, 'package.json'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  await buildServer([SCRIPT], join(folder, 'server'))
  return join(folder, 'server/serve-process.js')
}

/** The program in a process of its own. */
export interface RunningProcess {
  readonly child: ChildProcess
  /** Everything it wrote so far. */
  output(): string
  /** Its exit code. */
  ended(): Promise<number | null>
  /** The address of its ready line. */
  ready(): Promise<string>
}

/** What keeps root from writing where the mode of a file forbids it. */
export const LIKE_OTHERS =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : []

export async function startProcess(
  env: Readonly<Record<string, string>>,
  launcher: readonly string[] = [],
): Promise<RunningProcess> {
  program ??= buildProgram()
  const [command = '', ...args] = [...launcher, process.execPath, await program]
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString('utf8')
      const address = /^ready on (\S+)$/m.exec(output)?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then((code) => reject(new Error(`ended with ${code}: ${output}`)))
  })
  ready.catch(() => {})
  return { child, output: () => output, ended: () => ended, ready: () => ready }
}
