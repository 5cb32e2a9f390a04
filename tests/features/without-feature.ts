import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const PARTS = [
  'src',
  'scripts',
  'entities',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.prettierrc.json',
]

/** A build of its own, and none of the test runner's. */
const { VITEST: _vitest, NODE_ENV: _mode, ...OUTSIDE } = process.env
const ENV = { ...OUTSIDE, BUILD_UNCOMPRESSED: '1' }

/** The one list that names the features. */
const LIST = 'src/features/feature-names.ts'

/** A copy of the project that a feature was taken out of. */
export interface SmallerProject {
  /** @throws with what the command said, where it fails. */
  run(script: string, ...args: readonly string[]): void
  /** Starts what was built. */
  start(password: string): Promise<{ readonly url: string; stop(): Promise<void> }>
  remove(): void
}

export function copyWithout(feature: string): SmallerProject {
  const root = mkdtempSync(join(tmpdir(), 'tribune-without-'))
  for (const part of PARTS) cpSync(part, join(root, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  takeOut(join(root, LIST), feature)
  return {
    run(script, ...args) {
      execFileSync(process.execPath, [script, ...args], {
        cwd: root,
        env: ENV,
        stdio: 'pipe',
        encoding: 'utf8',
      })
    },
    async start(password) {
      const env = { ...ENV, PORT: '0', DATA_DIR: join(root, 'data'), ADMIN_PASSWORD: password }
      const server = spawn(process.execPath, ['dist/server/serve.js'], {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let output = ''
      for await (const chunk of server.stdout) {
        output += String(chunk)
        const url = /^ready on (\S+)$/m.exec(output)?.[1]
        if (url === undefined) continue
        const stop = async () => {
          const ended = once(server, 'exit')
          server.kill('SIGTERM')
          await ended
        }
        return { url, stop }
      }
      throw new Error(`ended before it was ready: ${output}`)
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** @throws where it is not a line of its own. */
function takeOut(list: string, feature: string): void {
  const lines = readFileSync(list, 'utf8').split('\n')
  const others = lines.filter((line) => line.trim() !== `'${feature}',`)
  if (others.length !== lines.length - 1) throw new Error(`${LIST}: no line '${feature}',`)
  writeFileSync(list, others.join('\n'))
}
