import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { Refusal } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { generate } from '../../generate/generate.ts'
import { readReference } from '../../docs/documents.ts'
import { printLlms } from '../../docs/print-llms.ts'
import { provideApp } from '../../generate/provide-app.ts'
import { formatFiles } from '../../generate/format-files.ts'
import { isEngineCommand, listEngineFiles } from './engine-files.ts'
import { buildFirstFiles } from './first-files.ts'

/** Writes a back office of one's own into a folder: the engine, a program of one's name, who logs in, and an example. */
export async function createProject(engine: string, folder: string): Promise<readonly string[]> {
  const root = resolve(engine, folder)
  assertEmpty(root, folder)
  for (const file of listEngineFiles(engine)) cpSync(join(engine, file), join(root, file))
  const first = await formatFiles(root, new Map(Object.entries(buildFirstFiles(nameOf(root)))))
  for (const [file, text] of first) write(root, file, text)
  write(root, 'llms.txt', printLlms(readReference(engine)))
  write(root, 'package.json', describePackage(engine, packageName(root)))
  write(root, 'package-lock.json', describeLock(engine, packageName(root)))
  await generateFirst(engine, root)
  return [`${folder} is written.`, `next: cd ${folder} && npm ci && npm start`]
}

function assertEmpty(root: string, folder: string): void {
  if (existsSync(root) && readdirSync(root).some((name) => name !== '.git'))
    throw new Refusal(
      `${folder} holds files already and stays as it is; name a folder that is empty or not there`,
    )
}

/** `Vet clinic` of `../vet-clinic`. */
function nameOf(root: string): string {
  const words = basename(root)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** What npm accepts as a name: `vet-clinic` of `../Vet clinic`. */
function packageName(root: string): string {
  return (
    basename(root)
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'back-office'
  )
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** The engine's packages and commands, without those that measure the engine. */
function describePackage(engine: string, name: string): string {
  const own = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'))
  const commands = Object.entries(own.scripts).filter(([, command]) => !isEngineCommand(String(command)))
  const { license: _license, ...rest } = own
  const description = 'A back office generated from typed entity configs'
  const engineVersion = { version: own.version }
  const project = { ...rest, name, version: '0.1.0', description, scripts: Object.fromEntries(commands) }
  return `${JSON.stringify({ ...project, tribune: engineVersion }, null, 2)}\n`
}

function describeLock(engine: string, name: string): string {
  const lock = JSON.parse(readFileSync(join(engine, 'package-lock.json'), 'utf8'))
  const { license: _license, ...own } = lock.packages['']
  const packages = { ...lock.packages, '': { ...own, name, version: '0.1.0' } }
  return `${JSON.stringify({ ...lock, name, version: '0.1.0', packages }, null, 2)}\n`
}

/** Its packages are not installed yet: until then the engine's own are there. */
async function generateFirst(engine: string, root: string): Promise<void> {
  const packages = join(root, 'node_modules')
  symlinkSync(resolve(engine, 'node_modules'), packages, 'junction')
  try {
    provideApp(root)
    await generate(root, { write: true })
  } finally {
    rmSync(packages)
  }
}
