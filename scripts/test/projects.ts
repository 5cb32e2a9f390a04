import { existsSync, readdirSync } from 'node:fs'
import { isEngineRepository } from '../process/engine.ts'

const DOMAINS = 'tests/domains'

/** Programs with entities of their own, which prove that the engine knows nothing of football. */
export function foreignRoots(): readonly string[] {
  if (!isEngineRepository('.')) return []
  return readdirSync(DOMAINS)
    .sort()
    .map((name) => `${DOMAINS}/${name}`)
    .filter((root) => existsSync(`${root}/tsconfig.json`))
}

/** All folders with an `entities/` folder: the project itself and the foreign domains. */
export function findProjects(): readonly string[] {
  return isEngineRepository('.') ? ['.', ...foreignRoots()] : ['.']
}
