import { readWords } from './naming.ts'
import type { KnownEntity } from './project-facts.ts'
import type { Options } from './literal.ts'

/** The words before `id` in `team_id`, `teamId` and `TeamId`, joined; undefined for another name. */
export function relationWords(name: string): string | undefined {
  const words = readWords(name)
  return words.length > 1 && words.at(-1) === 'id' ? words.slice(0, -1).join('') : undefined
}

/** The reference that a field's name makes: to the entity it names, under the key the related record is nested in. */
export function findReference(
  name: string,
  nested: string | undefined,
  entities: readonly KnownEntity[],
): Options | undefined {
  const wanted = relationWords(name)
  const target = entities.find((entity) => readWords(entity.name).join('') === wanted)
  return target && { to: target.name, ...(nested !== undefined && { as: nested }) }
}
