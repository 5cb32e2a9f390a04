import type { LoadResource, Resource } from '../../api/resource.ts'
import { seenEntity } from '../../kinds/core/meaning/seen-entity.ts'
import type { Asking } from '../../kinds/core/filter/where-filters.ts'
import type { Person } from '../../schema/access.ts'
import { mayDo } from '../../schema/rights.ts'

/** What somebody may ask an entity's records for: fields that they read, of entities that they read. */
export function askingAs(
  person: Person | null,
  { entity, related }: Pick<Resource, 'entity' | 'related'>,
): Asking {
  if (!person) return { entity, related }
  const readable = Object.entries(related).map(([name, load]) => [name, () => loadAs(person, load)] as const)
  return { entity: seenEntity(entity, person), related: Object.fromEntries(readable) }
}

async function loadAs(person: Person, load: LoadResource): Promise<Asking> {
  const resource = await load()
  if (!mayDo(resource.entity, 'read', person)) throw new Error(`"${resource.entity.name}" may not be read`)
  return askingAs(person, resource)
}
