import type { EntityDraft } from './entity-draft.ts'
import { kebabCase } from '../../../src/kinds/core/authoring/naming.ts'
import type { KnownEntity } from '../../../src/kinds/core/authoring/project-facts.ts'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'

/** @throws Refusal when another entity has the draft's name, path or one of its calls. */
export function assertFree(draft: EntityDraft, entities: readonly KnownEntity[]): void {
  for (const entity of entities) {
    if (kebabCase(entity.name) === kebabCase(draft.name))
      throw new Refusal(`${entity.file} describes "${entity.name}" already; edit it, or choose another name`)
    if (entity.path === draft.path)
      throw new Refusal(`the path ${draft.path} is that of ${entity.file}; write --path with another`)
    const call = readCalls(draft).find((each) => entity.calls.includes(each))
    if (call !== undefined)
      throw new Refusal(`the call ${call} is one of ${entity.file}; write --api with another path`)
  }
}

function readCalls({ endpoints }: EntityDraft): readonly string[] {
  return Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
}
