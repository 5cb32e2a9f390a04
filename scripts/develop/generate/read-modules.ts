import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { RolldownError } from 'rolldown'
import { bundleModules, readBundleErrors, type Addresses } from './bundle-modules.ts'
import type { Finding } from './diagnostics/finding.ts'
import { findThrowingLine } from './find-throwing-line.ts'

/** A file of `entities/` and what it exports. */
export interface EntityModule {
  /** `entities/player.ts` */
  readonly file: string
  readonly exports: Readonly<Record<string, unknown>>
}

export interface ReadModules {
  readonly modules: readonly EntityModule[]
  /** Why the other files could not be read. */
  readonly findings: readonly Finding[]
}

/** Bundles and imports every file that lies directly in `entities/`; folders there hold reference tables. */
export async function readModules(root: string): Promise<ReadModules> {
  const files = listEntityFiles(root)
  const { addresses, findings } = await bundleEntities(root, files)
  const read = await Promise.all([...addresses].map(([file, address]) => importModule(file, address)))
  return {
    modules: read.filter((each) => 'exports' in each),
    findings: [...findings, ...read.filter((each) => 'code' in each)],
  }
}

export function listEntityFiles(root: string): readonly string[] {
  return readdirSync(join(root, 'entities'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => `entities/${entry.name}`)
    .sort()
}

async function importModule(file: string, address: string): Promise<EntityModule | Finding> {
  try {
    const exports: Readonly<Record<string, unknown>> = await import(address)
    return { file, exports }
  } catch (error) {
    const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    const message = `loading it throws ${said}; expected a file that only describes an entity`
    return { code: 'E102', file, path: [], message, position: findThrowingLine(file, address, error) }
  }
}

interface Bundled {
  readonly addresses: Addresses
  readonly findings: readonly Finding[]
}

/** What cannot be bundled is told, and the rest is bundled without it. */
async function bundleEntities(root: string, files: readonly string[]): Promise<Bundled> {
  try {
    return { addresses: await bundleModules(root, files), findings: [] }
  } catch (error) {
    const errors = readBundleErrors(error)
    if (!errors) throw error
    const findings = errors.map((each) => describeError(root, each))
    const rest = files.filter((file) => !findings.some((finding) => finding.file === file))
    if (rest.length === files.length) return { addresses: new Map(), findings }
    const { addresses, findings: more } = await bundleEntities(root, rest)
    return { addresses, findings: [...findings, ...more] }
  }
}

/** The bundler's first line says what is wrong; below it stands a drawing of the code. */
function describeError(root: string, { id, loc, message }: RolldownError): Finding {
  const [first = ''] = stripVTControlCharacters(message).split('\n')
  return {
    code: 'E101',
    file: id === undefined ? 'entities' : relative(root, id).replaceAll('\\', '/'),
    path: [],
    position: loc ? { line: loc.line, column: loc.column + 1 } : { line: 1, column: 1 },
    message: `it cannot be read as TypeScript: ${first.replace(/^\[\w+\] /, '')}`,
  }
}
