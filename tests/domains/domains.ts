import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { generatedFolder, inEngine, isEngineRepository } from '../../scripts/process/engine.ts'
import { isEntity } from '../../scripts/develop/generate/checks/entity-check.ts'
import { app } from '../../src/generated/app.ts'
import { behaviours, entities } from '../../src/generated/registry.ts'
import type { AppSettings } from '../../src/schema/entity/app.ts'
import type { Behaviours } from '../../src/behaviour/behaviour.ts'
import {
  programLanguages,
  readProgramLanguages,
  type ProgramLanguages,
} from '../../src/server/http/program-languages.ts'
import type { AnyEntity } from '../../src/schema/entity/entity.ts'

/**
 * Entities that make a program together, and the folder they lie in:
 *
 *     <root>/entities/*.ts        the configs, with their reference tables and components in folders below
 *     <root>/generated/*          what `npm run generate -- --root <root>` writes from them
 *
 * A server is given `entities`; the browser half is built by `buildClient(root, folder)` of `scripts/build/build-client.ts`.
 * Who logs in differs from domain to domain: `firstAccountOf(entities)` of `tests/contract/harness/accounts/first-account.ts`.
 */
export interface Domain {
  readonly name: string
  readonly entities: readonly AnyEntity[]
  /** Their own code. */
  readonly behaviours: Behaviours
  readonly app: Pick<AppSettings, 'name' | 'brand'>
  readonly languages: ProgramLanguages
  /** An absolute path. */
  readonly root: string
}

const HERE = dirname(fileURLToPath(import.meta.url))

const product: Domain = {
  name: 'product',
  entities,
  behaviours,
  app,
  languages: programLanguages,
  root: isEngineRepository('.') ? inEngine() : process.cwd(),
}

/** Every domain that the generated tests run on, the product itself first; of a program of one's own, itself alone. */
export const domains: readonly Domain[] = [product, ...(await readForeign())]

export function domainNamed(name: string): Domain {
  const domain = domains.find((each) => each.name === name)
  if (!domain) throw new Error(`"${name}" is no domain`)
  return domain
}

function readForeign(): Promise<readonly Domain[]> | readonly Domain[] {
  if (!isEngineRepository('.')) return []
  const names = readdirSync(HERE).filter((name) =>
    existsSync(join(HERE, name, generatedFolder(join(HERE, name)), 'registry.ts')),
  )
  return Promise.all(names.sort().map((name) => readDomain(name, join(HERE, name))))
}

/** Loaded by an address the compiler does not follow: each domain is checked against its own relations, by its own tsconfig. */
export async function readDomain(name: string, root: string): Promise<Domain> {
  const address = pathToFileURL(join(root, generatedFolder(root), 'registry.ts')).href
  const registry: unknown = await import(/* @vite-ignore */ address)
  const own = await readApp(root)
  return { name, entities: readEntities(registry), behaviours: readBehaviours(registry), ...own, root }
}

/** The generator's own types are those of this program. */
async function readApp(root: string): Promise<Pick<Domain, 'app' | 'languages'>> {
  const load = (file: string) =>
    import(/* @vite-ignore */ pathToFileURL(join(root, generatedFolder(root), file)).href)
  const [{ app: own }, languages] = await Promise.all([load('app.ts'), load('languages.ts')])
  return { app: own, languages: readProgramLanguages({ app: own, ...languages }) }
}

function readEntities(registry: unknown): readonly AnyEntity[] {
  const isRegistry = typeof registry === 'object' && registry !== null && 'entities' in registry
  const found: unknown = isRegistry ? registry.entities : undefined
  if (!Array.isArray(found) || !found.every(isEntity)) throw new Error('the registry holds no entities')
  return found
}

function readBehaviours(registry: unknown): Behaviours {
  const isRegistry = typeof registry === 'object' && registry !== null && 'behaviours' in registry
  const found: unknown = isRegistry ? registry.behaviours : undefined
  if (!areBehaviours(found)) throw new Error('the registry holds no behaviours')
  return found
}

/** The domain's own type check has seen what is in them. */
function areBehaviours(found: unknown): found is Behaviours {
  return typeof found === 'object' && found !== null
}
