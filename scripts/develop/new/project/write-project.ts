import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { Refusal } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import { buildFirstFiles } from './first-files.ts'
import { describeProgram } from './describe-program.ts'

/** A program as it is asked for. */
export interface NewProgram {
  readonly folder: string
  /** The release of the engine. */
  readonly version: string
  /** What npm installs the engine from where that is no release: a tarball or a folder. */
  readonly engine?: string | undefined
}

/** Writes a program of one's own into a folder: what it is called, who logs in, and an example. @returns the folder, and what to tell */
export function writeProject({ folder, version, engine }: NewProgram) {
  const root = resolve(folder)
  assertEmpty(root, folder)
  const files = {
    ...buildFirstFiles(nameOf(root)),
    'package.json': describeProgram(packageName(root), version, engine && sourceOf(root, engine)),
  }
  for (const [file, text] of Object.entries(files)) write(root, file, text)
  return { root, lines: [`${folder} is written.`, `next: cd ${folder} && npm install && npm start`] }
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

/** As package.json says it, from the program's folder. */
function sourceOf(root: string, engine: string): string {
  if (!existsSync(engine)) throw new Refusal(`there is no engine at ${engine}`, 2)
  return `file:${relative(root, resolve(engine)).replaceAll('\\', '/')}`
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
