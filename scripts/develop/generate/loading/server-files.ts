import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Project, type SourceFile } from 'ts-morph'
import type { Finding } from '../diagnostics/finding.ts'

/** The ending of the file with an entity's own code, beside the entity's own file. */
export const SERVER_ENDING = '.server.ts'

/** A file with an entity's own code. It is read, and never run: it may open what it needs as soon as it is loaded. */
export interface ServerFile {
  /** `entities/player.server.ts` */
  readonly file: string
  /** `entities/player.ts` */
  readonly entityFile: string
  readonly source: SourceFile
}

export function readServerFiles(root: string): readonly ServerFile[] {
  const names = readdirSync(join(root, 'entities')).filter((name) => name.endsWith(SERVER_ENDING))
  if (names.length === 0) return []
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    skipLoadingLibFiles: true,
  })
  return names.sort().map((name) => ({
    file: `entities/${name}`,
    entityFile: `entities/${name.slice(0, -SERVER_ENDING.length)}.ts`,
    source: project.addSourceFileAtPath(join(root, 'entities', name)),
  }))
}

const SERVER_IMPORT = /^.*\b(?:from|import)\b[\s(]*['"](\.[^'"]*\.server\.ts)['"]/gm

/** An entity that imports such a file would take the server into the browser. */
export function findServerImports(root: string, file: string): readonly Finding[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(SERVER_IMPORT)].map(({ index, 1: imported }) => ({
    code: 'E215',
    file,
    path: [],
    position: { line: text.slice(0, index).split('\n').length, column: 1 },
    message: `it imports ${imported}, which no browser may load; remove the import, the generator finds the file by its name`,
  }))
}
