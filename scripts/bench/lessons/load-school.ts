import { pathToFileURL } from 'node:url'
import type { Behaviours } from '../../../src/behaviour/behaviour.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { isEntity } from '../../develop/generate/checks/entity-check.ts'

const REGISTRY = 'tests/domains/driving-school/src/generated/registry.ts'

interface School {
  readonly entities: readonly AnyEntity[]
  readonly behaviours: Behaviours
}

/** Loaded by an address that the compiler does not follow: its relations are those of another program. */
export async function loadSchool(): Promise<School> {
  const school: unknown = await import(pathToFileURL(REGISTRY).href)
  if (!isSchool(school)) throw new Error(`${REGISTRY} is no registry`)
  return school
}

function isSchool(school: unknown): school is School {
  if (typeof school !== 'object' || school === null) return false
  const { entities, behaviours }: { entities?: unknown; behaviours?: unknown } = school
  return Array.isArray(entities) && entities.every(isEntity) && typeof behaviours === 'object'
}
