import { existsSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'

/** What a file imports, and the programs that it starts by their path. */
const NAMED = /['"`]((?:\.{1,2}\/|(?:src|scripts|tests|entities)\/|tribune\b)[^'"`\s$*]*)['"`]/g
const READ = /\.(ts|tsx)$/

/** Says which files of the project a file names. */
export type NamedFiles = (path: string) => readonly string[]

/** Reads each file once, and from the disk of now. */
export function createNamedFiles(): NamedFiles {
  const known = new Map<string, readonly string[]>()
  return (path) => {
    const named = known.get(path) ?? (READ.test(path) && isFile(path) ? readNamed(path) : [])
    known.set(path, named)
    return named
  }
}

/** Everything that a file reaches through what it names, itself included; borders are reached and not crossed. */
export function reach(start: string, named: NamedFiles, borders: readonly string[]): ReadonlySet<string> {
  const reached = new Set([start])
  for (const path of reached) {
    if (path !== start && borders.includes(path)) continue
    for (const next of named(path)) reached.add(next)
  }
  return reached
}

function readNamed(path: string): readonly string[] {
  const found = [...readFileSync(path, 'utf8').matchAll(NAMED)].flatMap(([, name]) => name ?? [])
  return [...new Set(found.map((name) => resolveName(path, name)))].filter(isFile)
}

function resolveName(path: string, name: string): string {
  if (name.startsWith('.')) return posix.join(posix.dirname(path), name)
  if (name === 'tribune') return 'src/tribune/index.ts'
  return name.startsWith('tribune/') ? `src/${name}.ts` : name
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
