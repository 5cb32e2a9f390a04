import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { generatedFolder } from '../process/engine.ts'
import { findProjects } from './projects.ts'

const ENTITY_IMPORT = /^import \{ (\w+) \} from ['"][^'"]*\/entities\//gm

/** The entities of the generated tests by domain: the product's, and those of the foreign domains. */
export function readEntityNames(): ReadonlyMap<string, readonly string[]> {
  const registries = findProjects()
    .map((root) => [root === '.' ? 'product' : basename(root), root] as const)
    .map(([name, root]) => [name, join(root, generatedFolder(root), 'registry.ts')] as const)
    .filter(([, path]) => existsSync(path))
  return new Map(registries.map(([domain, path]) => [domain, namesIn(readFileSync(path, 'utf8'))]))
}

function namesIn(registry: string): readonly string[] {
  return [...registry.matchAll(ENTITY_IMPORT)].flatMap(([, name]) => name ?? [])
}

/** An error message for an unknown entity; null for a known one and for `all`. */
export function findUnknown(entity: string, known: ReadonlyMap<string, readonly string[]>): string | null {
  const all = [...known]
  if (entity === 'all' || all.some(([, names]) => names.includes(entity))) return null
  const there = all.map(([domain, names]) => `  ${domain}: ${names.join(', ')}`)
  return [`There is no entity "${entity}". There are:`, ...there].join('\n')
}
