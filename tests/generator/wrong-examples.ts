import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Wrong entity files, and every line that `npm run generate` prints for them. */
export interface WrongExample {
  readonly code: string
  /** Their texts by name relative to `entities/`. `person.ts`, which holds the accounts, is added unless it is given. */
  readonly files: EntityFiles
  readonly says: readonly string[]
}

/** An error that only the database can detect: the program before and after a change, with which the start is refused. */
export interface ServerExample {
  readonly code: string
  readonly before: EntityFiles
  /** The stored records of the former program, a JSON of lists by entity name. */
  readonly records: string
  /** What another program has made there, in SQL. */
  readonly others: string | undefined
  readonly after: EntityFiles
  readonly says: readonly string[]
}

export type EntityFiles = Readonly<Record<string, string>>

const FOLDER = 'tests/generator/diagnostics'
/** So that neither the compiler nor the formatter looks at what is wrong on purpose. */
const ENDING = '.txt'
const SAYS = 'says.txt'

/** The codes that have a folder. */
export const exampleCodes: readonly string[] = readdirSync(FOLDER).sort()

export const wrongExamples: readonly WrongExample[] = exampleCodes
  .filter((code) => !isOfServer(code))
  .map((code) => ({ code, files: readFiles(join(FOLDER, code)), says: readSays(code) }))

export const serverExamples: readonly ServerExample[] = exampleCodes.filter(isOfServer).map((code) => ({
  code,
  before: readFiles(join(FOLDER, code, 'before')),
  records: readFileSync(join(FOLDER, code, 'records.json'), 'utf8'),
  others: readOthers(join(FOLDER, code, 'others.sql')),
  after: readFiles(join(FOLDER, code, 'after')),
  says: readSays(code),
}))

function readOthers(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function isOfServer(code: string): boolean {
  return readdirSync(join(FOLDER, code)).includes('before')
}

function readSays(code: string): readonly string[] {
  return readFileSync(join(FOLDER, code, SAYS), 'utf8')
    .trimEnd()
    .split('\n')
}

function readFiles(folder: string): EntityFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => name.endsWith(ENDING) && name !== SAYS).sort()
  return Object.fromEntries(
    files.map((name) => [name.slice(0, -ENDING.length), readFileSync(join(folder, name), 'utf8')]),
  )
}
