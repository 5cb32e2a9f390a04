import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const VERSION = '3.7.1'
const FOLDER = resolve('.cache', `s3rver-${VERSION}`)
const SCRIPT = join('node_modules', 's3rver', 'bin', 's3rver.js')
/** Its tokens for the next page are made with a cipher that Node no longer has by itself. */
const OLD_CIPHERS = '--openssl-legacy-provider'
export const BUCKET = 'tribune'

export interface StorageServer {
  readonly port: number
  /** Where its files lie, a folder for each bucket. */
  readonly folder: string
  stop(): Promise<void>
}

/** Somebody else's S3 server on this machine, with an empty bucket. It is installed when it is first asked for. */
export async function startS3rver(): Promise<StorageServer> {
  await install()
  const folder = await mkdtemp(join(tmpdir(), 'tribune-s3-'))
  const args = [
    '-d',
    folder,
    '-a',
    '127.0.0.1',
    '-p',
    '0',
    '--no-vhost-buckets',
    '--configure-bucket',
    BUCKET,
  ]
  const child = spawn(process.execPath, [OLD_CIPHERS, join(FOLDER, SCRIPT), ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const port = await new Promise<number>((done, fail) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
      const found = /listening on 127\.0\.0\.1:(\d+)/.exec(output)?.[1]
      if (found !== undefined) done(Number(found))
    })
    void ended.then(() => fail(new Error(`s3rver ended: ${output}`)))
  })
  return {
    port,
    folder,
    async stop() {
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Apart from the project's own packages: its dependencies are old, and serve nobody but a test. Whole under its name
 * from the first moment, so that two tests may install it at once.
 */
async function install(): Promise<void> {
  if (existsSync(join(FOLDER, SCRIPT))) return
  await mkdir(resolve('.cache'), { recursive: true })
  const unfinished = await mkdtemp(`${FOLDER}-`)
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts']
  const { status, stderr } = spawnSync('npm', [...args, '--prefix', unfinished, `s3rver@${VERSION}`], {
    encoding: 'utf8',
    timeout: 120_000,
  })
  if (status !== 0)
    throw new Error(`s3rver ${VERSION}, which plays the storage, cannot be installed: ${stderr}`)
  await rename(unfinished, FOLDER).catch((error: unknown) => {
    if (!existsSync(join(FOLDER, SCRIPT))) throw error
  })
  await rm(unfinished, { recursive: true, force: true })
}
