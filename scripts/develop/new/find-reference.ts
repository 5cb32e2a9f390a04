import { readWords, relationWords } from '../../../src/kinds/core/authoring/naming.ts'
import type { KnownEntity } from '../../../src/kinds/core/authoring/project-facts.ts'
import type { Options } from '../../../src/kinds/core/authoring/expectation.ts'

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
